# SPDX-License-Identifier: MIT
# The engine as a package: options of those who use it alone, and `cmake --install` for find_package(Qipan).
# Included by engine/CMakeLists.txt after qipan_engine is defined.

option(QIPAN_CHESS_NO_EN_PASSANT "Leave en passant out of the chess rules, to save code" OFF)
option(QIPAN_CHESS_NO_CASTLING "Leave castling out of the chess rules, to save code" OFF)
option(QIPAN_RESOLVER_NO_DEBOUNCE "Leave debouncing out of the resolver, for boards that do it themselves" OFF)
target_compile_definitions(qipan_engine PUBLIC
    $<$<BOOL:${QIPAN_RESOLVER_NO_DEBOUNCE}>:QIPAN_RESOLVER_NO_DEBOUNCE>
    $<$<BOOL:${QIPAN_CHESS_NO_EN_PASSANT}>:QIPAN_CHESS_NO_EN_PASSANT>
    $<$<BOOL:${QIPAN_CHESS_NO_CASTLING}>:QIPAN_CHESS_NO_CASTLING>)

# The app's packages do not carry it: with the app, it is installed only when asked for (--component qipan_engine).
set(qipan_engine_install COMPONENT qipan_engine)
if(QIPAN_BUILD_APP)
    list(APPEND qipan_engine_install EXCLUDE_FROM_ALL)
endif()

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(qipan_config_dir ${CMAKE_INSTALL_LIBDIR}/cmake/Qipan)
set_target_properties(qipan_engine PROPERTIES EXPORT_NAME engine)
install(TARGETS qipan_engine EXPORT QipanTargets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} ${qipan_engine_install})
install(DIRECTORY include/qipan DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} ${qipan_engine_install})
install(FILES chess/position.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/qipan/cpp/chess ${qipan_engine_install})
install(EXPORT QipanTargets NAMESPACE Qipan:: DESTINATION ${qipan_config_dir} ${qipan_engine_install})
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/QipanConfig.cmake
    "include(\${CMAKE_CURRENT_LIST_DIR}/QipanTargets.cmake)\n")
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/QipanConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/QipanConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/QipanConfigVersion.cmake
    DESTINATION ${qipan_config_dir} ${qipan_engine_install})
