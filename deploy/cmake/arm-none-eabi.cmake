# Cortex-M without an operating system. QIPAN_CPU names the core: cortex-m0, cortex-m3, ...
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR arm)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(QIPAN_CPU cortex-m3 CACHE STRING "Value of -mcpu")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES QIPAN_CPU)

set(CMAKE_C_COMPILER arm-none-eabi-gcc)
set(CMAKE_CXX_COMPILER arm-none-eabi-g++)
set(CMAKE_C_FLAGS_INIT "-mcpu=${QIPAN_CPU} -mthumb")
set(CMAKE_CXX_FLAGS_INIT "-mcpu=${QIPAN_CPU} -mthumb")
