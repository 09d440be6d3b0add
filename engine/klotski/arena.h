// SPDX-License-Identifier: MIT
/// @file Lent memory, cut into arrays from front to back.
#pragma once

#include <stddef.h>
#include <stdint.h>

namespace qipan {
namespace klotski {

/// Cuts arrays off a block of memory, each aligned to 8. With no memory it only counts: so what a search takes and
/// what it says it will take are one piece of code.
class Arena {
public:
    explicit Arena(void* memory = nullptr)
        : memory_(static_cast<uint8_t*>(memory))
    {
    }

    template <typename T>
    T* take(uint32_t count)
    {
        uint8_t* const begin = memory_ == nullptr ? nullptr : memory_ + taken_;
        taken_ += (count * static_cast<uint32_t>(sizeof(T)) + 7U) & ~uint32_t{7};
        return reinterpret_cast<T*>(begin);
    }
    /// Bytes so far.
    uint32_t taken() const
    {
        return taken_;
    }

private:
    uint8_t* memory_;
    uint32_t taken_ = 0;
};

}  // namespace klotski
}  // namespace qipan
