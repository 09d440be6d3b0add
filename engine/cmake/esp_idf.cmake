# SPDX-License-Identifier: MIT
# The engine as an ESP-IDF component: put this folder, or a link to it, into the project's components/.
# Included by engine/CMakeLists.txt when ESP_PLATFORM is set.
file(GLOB qipan_sources RELATIVE ${CMAKE_CURRENT_LIST_DIR}/.. CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/../*/*.cpp)
list(FILTER qipan_sources EXCLUDE REGEX "^(src|examples)/")
list(TRANSFORM qipan_sources PREPEND ${CMAKE_CURRENT_LIST_DIR}/../)
idf_component_register(SRCS ${qipan_sources} INCLUDE_DIRS include)
