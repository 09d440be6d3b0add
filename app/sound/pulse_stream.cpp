// SPDX-License-Identifier: MIT
#include "pulse_stream.h"

#ifdef __unix__
#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>

#include <bit>
#include <cstdlib>
#include <string>
#endif

namespace qipan::sound {

#ifdef __unix__

// Nothing of Qt here: the thread may still be at work when the program ends, and Qt's own objects are gone then.
namespace {

/// The part of the library's binary interface (<pulse/simple.h>, version 0) that is used.
struct PulseLibrary {
    struct Format {
        int encoding;
        std::uint32_t rate;
        std::uint8_t channels;
    };
    struct Buffer {
        std::uint32_t most;
        std::uint32_t target;
        std::uint32_t start;
        std::uint32_t request;
        std::uint32_t fragment;
    };
    static constexpr int signed16LittleEndian = 3;
    static constexpr int signed16BigEndian = 4;
    static constexpr int playback = 1;
    static constexpr std::uint32_t serverChooses = ~std::uint32_t{0};

    void* (*open)(const char* server, const char* program, int direction, const char* device, const char* name,
                  const Format* format, const void* map, const Buffer* buffer, int* error);
    int (*write)(void* stream, const void* bytes, std::size_t count, int* error);
    void (*close)(void* stream);

    explicit operator bool() const
    {
        return open && write && close;
    }
};

class PulseStream : public SoundStream {
public:
    PulseStream(const PulseLibrary& library, void* stream)
        : m_library(library)
        , m_stream(stream)
    {
    }
    ~PulseStream() override
    {
        m_library.close(m_stream);
    }
    PulseStream(const PulseStream&) = delete;
    PulseStream& operator=(const PulseStream&) = delete;

    bool write(std::span<const std::int16_t> samples) override
    {
        return m_library.write(m_stream, samples.data(), samples.size_bytes(), nullptr) == 0;
    }

private:
    const PulseLibrary m_library;
    void* const m_stream;
};

/// Without this look at the place where a server listens the library would try to start one, and would complain on
/// standard error about a folder of another user.
bool serverExpected()
{
    if (const char* server = std::getenv("PULSE_SERVER"); server && *server)
        return true;
    const char* folder = std::getenv("XDG_RUNTIME_DIR");
    struct stat info {};
    return folder && stat(folder, &info) == 0 && info.st_uid == geteuid() &&
           access((std::string(folder) + "/pulse/native").c_str(), F_OK) == 0;
}

template <typename Function>
void find(void* file, const char* name, Function& function)
{
    function = reinterpret_cast<Function>(dlsym(file, name));
}

PulseLibrary loadLibrary()
{
    PulseLibrary library{};
    if (void* file = dlopen("libpulse-simple.so.0", RTLD_NOW)) {
        find(file, "pa_simple_new", library.open);
        find(file, "pa_simple_write", library.write);
        find(file, "pa_simple_free", library.close);
    }
    return library;
}

}  // namespace

std::unique_ptr<SoundStream> openPulseStream()
{
    if (!serverExpected())
        return nullptr;
    static const PulseLibrary library = loadLibrary();
    if (!library)
        return nullptr;
    constexpr int encoding = std::endian::native == std::endian::little ? PulseLibrary::signed16LittleEndian
                                                                        : PulseLibrary::signed16BigEndian;
    constexpr PulseLibrary::Format format{encoding, sampleRate, 1};
    constexpr std::uint32_t target = sampleRate * sizeof(std::int16_t) * 80 / 1000;
    constexpr PulseLibrary::Buffer buffer{PulseLibrary::serverChooses, target, PulseLibrary::serverChooses,
                                          PulseLibrary::serverChooses, PulseLibrary::serverChooses};
    void* stream = library.open(nullptr, "Qipan", PulseLibrary::playback, nullptr, "Sounds of the board", &format,
                                nullptr, &buffer, nullptr);
    return stream ? std::make_unique<PulseStream>(library, stream) : nullptr;
}

#else

std::unique_ptr<SoundStream> openPulseStream()
{
    return nullptr;
}

#endif

}  // namespace qipan::sound
