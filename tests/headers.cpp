// SPDX-License-Identifier: MIT
// Nothing of its own: it stands for the precompiled headers.
