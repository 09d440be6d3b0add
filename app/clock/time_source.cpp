// SPDX-License-Identifier: MIT
#include "clock/time_source.h"

#include <chrono>
#include <ctime>

namespace qipan::clock {

namespace {

Milliseconds awakeTime()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

#ifdef CLOCK_BOOTTIME
Milliseconds totalTime()
{
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    return Milliseconds{time.tv_sec} * 1'000 + time.tv_nsec / 1'000'000;
}
#endif

}  // namespace

TimeSource systemTime()
{
#ifdef CLOCK_BOOTTIME
    return {awakeTime, totalTime};
#else
    return {awakeTime, awakeTime};
#endif
}

}  // namespace qipan::clock
