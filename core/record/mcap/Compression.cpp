#include "core/record/mcap/Compression.h"

#include <algorithm>
#include <limits>
#include <lz4frame.h>
#include <new>
#include <zlib.h>
#include <zstd.h>

namespace sparkwright::mcap
{

std::uint32_t crc32(std::string_view bytes, std::uint32_t before)
{
  uLong sum = before;
  while(!bytes.empty())
  {
    const std::size_t count = std::min<std::size_t>(bytes.size(), std::numeric_limits<uInt>::max());
    sum = ::crc32(sum, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(count));
    bytes.remove_prefix(count);
  }
  return static_cast<std::uint32_t>(sum);
}

struct Compressor::Impl
{
  int level = 3;
  std::unique_ptr<ZSTD_CCtx, std::size_t (*)(ZSTD_CCtx*)> context{ZSTD_createCCtx(), ZSTD_freeCCtx};
  std::string out;
};

Compressor::Compressor(int level) : impl_(std::make_unique<Impl>())
{
  impl_->level = level;
}

Compressor::~Compressor() = default;

std::string_view Compressor::compress(std::string_view bytes)
{
  Impl& impl = *impl_;
  if(!impl.context)
    return {};
  impl.out.resize(std::max(impl.out.size(), ZSTD_compressBound(bytes.size())));
  const std::size_t size = ZSTD_compressCCtx(impl.context.get(), impl.out.data(), impl.out.size(), bytes.data(),
                                             bytes.size(), impl.level);
  return ZSTD_isError(size) ? std::string_view() : std::string_view(impl.out).substr(0, size);
}

namespace
{

/// Grows a text step by step as far as it is filled: what a header promises is believed only if the contents come.
/// `step(to, room, filled)` fills in more, and returns whether that went well.
template<class Step>
bool fill(std::size_t size, std::string& out, Step&& step)
{
  constexpr std::size_t first = 4u << 20;
  std::size_t filled = 0;
  try
  {
    out.resize(std::min(size, first));
    for(;;)
    {
      const std::size_t before = filled;
      if(!step(out.data() + filled, out.size() - filled, filled))
        return false;
      if(filled == size)
        return true;
      if(filled == out.size())
        out.resize(std::min(size, 2 * out.size()));
      else if(filled == before) // It ends too early.
        return false;
    }
  }
  catch(const std::bad_alloc&)
  {
    return false;
  }
}

bool unpackZstd(std::string_view bytes, std::size_t size, std::string& out)
{
  const std::unique_ptr<ZSTD_DCtx, std::size_t (*)(ZSTD_DCtx*)> context(ZSTD_createDCtx(), ZSTD_freeDCtx);
  ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
  std::size_t open = 1; // Bytes that the frame still wants; 0: it has ended, and others may follow.
  const auto step = [&](char* to, std::size_t room, std::size_t& filled)
  {
    ZSTD_outBuffer target{to, room, 0};
    do
      open = ZSTD_decompressStream(context.get(), &target, &in);
    while(!ZSTD_isError(open) && target.pos < room && in.pos < in.size);
    filled += target.pos;
    return !ZSTD_isError(open);
  };
  if(!context || !fill(size, out, step))
    return false;
  // The end of a frame may follow its last byte.
  char none = 0;
  for(std::size_t before = in.size + 1; open != 0 && in.pos != before;)
  {
    before = in.pos;
    ZSTD_outBuffer target{&none, 0, 0};
    open = ZSTD_decompressStream(context.get(), &target, &in);
    if(ZSTD_isError(open))
      return false;
  }
  return open == 0 && in.pos == in.size;
}

bool unpackLz4(std::string_view bytes, std::size_t size, std::string& out)
{
  LZ4F_dctx* made = nullptr;
  if(LZ4F_isError(LZ4F_createDecompressionContext(&made, LZ4F_VERSION)))
    return false;
  const std::unique_ptr<LZ4F_dctx, LZ4F_errorCode_t (*)(LZ4F_dctx*)> context(made, LZ4F_freeDecompressionContext);
  std::size_t open = 1; // As above.
  const auto more = [&](char* to, std::size_t room)
  {
    std::size_t taken = bytes.size(), given = room;
    open = LZ4F_decompress(context.get(), to, &given, bytes.data(), &taken, nullptr);
    bytes.remove_prefix(taken);
    return given;
  };
  const auto step = [&](char* to, std::size_t room, std::size_t& filled)
  {
    while(room > 0 && !bytes.empty())
    {
      const std::size_t left = bytes.size(), given = more(to, room);
      if(LZ4F_isError(open))
        return false;
      to += given;
      room -= given;
      filled += given;
      if(given == 0 && bytes.size() == left)
        break;
    }
    return true;
  };
  if(!fill(size, out, step))
    return false;
  char none = 0;
  for(std::size_t left = bytes.size() + 1; open != 0 && bytes.size() != left;)
  {
    left = bytes.size();
    more(&none, 0);
    if(LZ4F_isError(open))
      return false;
  }
  return open == 0 && bytes.empty();
}

} // namespace

Unpacked unpack(std::string_view compression, std::string_view bytes, std::size_t size, std::string& out)
{
  const auto told = [](bool whole) { return whole ? Unpacked::Whole : Unpacked::Damaged; };
  if(compression == "zstd")
    return told(unpackZstd(bytes, size, out));
  if(compression == "lz4")
    return told(unpackLz4(bytes, size, out));
  if(!compression.empty())
    return Unpacked::Unknown;
  if(bytes.size() != size)
    return Unpacked::Damaged;
  out = bytes;
  return Unpacked::Whole;
}

bool decompress(std::string_view bytes, std::size_t size, std::string& out)
{
  return unpackZstd(bytes, size, out);
}

} // namespace sparkwright::mcap
