#include "core/record/mcap/Compression.h"

#include <algorithm>
#include <limits>
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

bool decompress(std::string_view bytes, std::size_t size, std::string& out)
{
  // What a header promises is believed only if the contents say the same.
  if(ZSTD_getFrameContentSize(bytes.data(), bytes.size()) != size)
    return false;
  try
  {
    out.resize(size);
  }
  catch(const std::bad_alloc&)
  {
    return false;
  }
  return ZSTD_decompress(out.data(), out.size(), bytes.data(), bytes.size()) == size;
}

} // namespace sparkwright::mcap
