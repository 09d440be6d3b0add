/* SPDX-License-Identifier: MIT */
/* A Cortex-M under QEMU: start-up, semihosting for text and exit code, SysTick as the stopwatch. */
#include "target.h"

extern uint32_t image_data_load[], image_data[], image_data_end[], image_bss[], image_bss_end[], image_stack_top[];
extern int main(void);

enum {
    SYS_OPEN = 0x01,
    SYS_WRITEC = 0x03,
    SYS_WRITE0 = 0x04,
    SYS_READ = 0x06,
    SYS_GET_CMDLINE = 0x15,
    SYS_EXIT_EXTENDED = 0x20
};

static int32_t semihost(uint32_t operation, const void* argument)
{
    register uint32_t r0 __asm__("r0") = operation;
    register const void* r1 __asm__("r1") = argument;
    __asm__ __volatile__("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
    return (int32_t)r0;
}

void target_putc(char c)
{
    static char line[80];
    static unsigned length = 0;
    line[length++] = c;
    if (c == '\n' || length == sizeof line - 1) {
        line[length] = '\0';
        length = 0;
        semihost(SYS_WRITE0, line);
    }
}

/* The input file is the second word of the command line. */
static int32_t open_input(void)
{
    static char words[256];
    uint32_t command[2] = {(uint32_t)words, sizeof words};
    uint32_t file[3];
    char* name = words;
    semihost(SYS_GET_CMDLINE, command);
    while (*name != '\0' && *name != ' ')
        ++name;
    while (*name == ' ')
        ++name;
    file[0] = (uint32_t)name;
    file[1] = 0; /* "r" */
    file[2] = 0;
    while (name[file[2]] != '\0' && name[file[2]] != ' ')
        ++file[2];
    name[file[2]] = '\0';
    return semihost(SYS_OPEN, file);
}

int target_getc(void)
{
    static int32_t handle = 0;
    static char buffer[256];
    static uint32_t next = 0, held = 0;
    if (next == held) {
        uint32_t request[3];
        if (handle == 0)
            handle = open_input();
        if (handle < 0)
            return -1;
        request[0] = (uint32_t)handle;
        request[1] = (uint32_t)buffer;
        request[2] = sizeof buffer;
        held = sizeof buffer - (uint32_t)semihost(SYS_READ, request);
        next = 0;
        if (held == 0)
            return -1;
    }
    return (unsigned char)buffer[next++];
}

void target_exit(int code)
{
    enum { APPLICATION_EXIT = 0x20026 };
    const uint32_t reason[2] = {APPLICATION_EXIT, (uint32_t)code};
    semihost(SYS_EXIT_EXTENDED, reason);
    for (;;) {
    }
}

/* With `-icount shift=6` an instruction takes 64 ns, which is 7.68 ticks of the 120 MHz of machine netduino2: so the
 * number of instructions is exact. The second mark's own instruction is taken off. */
uint32_t target_counted(target_mark_t start, target_mark_t stop)
{
    const uint32_t ticks = (start - stop) & 0xFFFFFF;
    return (ticks * 25 + 96) / 192 - 1;
}

void target_reset(void)
{
    volatile uint32_t* const systick = (volatile uint32_t*)0xE000E010;
    uint32_t* from = image_data_load;
    uint32_t* to;
    for (to = image_data; to < image_data_end; ++to)
        *to = *from++;
    for (to = image_bss; to < image_bss_end; ++to)
        *to = 0;
    systick[1] = 0xFFFFFF; /* reload */
    systick[2] = 0;        /* value */
    systick[0] = 5;        /* the core's clock, on, no interrupt */
    target_exit(main());
}

static void fault(void)
{
    semihost(SYS_WRITE0, "fault\n");
    target_exit(125);
}

struct vectors {
    uint32_t* stack;
    void (*handlers[15])(void);
};

__attribute__((section(".vectors"), used)) static const struct vectors vectors = {
    image_stack_top, {target_reset, fault, fault, fault, fault, fault}};
