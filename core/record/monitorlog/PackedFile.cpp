#include "core/record/monitorlog/PackedFile.h"

#include "core/record/monitorlog/MonitorLogTexts.h"

#include <array>
#include <bzlib.h>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <lzma.h>
#include <utility>
#include <zip.h>
#include <zlib.h>
#include <zstd.h>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

constexpr const char* endsTooEarly = "it ends too early";

/// The packed bytes of a file in turn.
class Input
{
public:
  explicit Input(const fs::path& path) : file_(std::fopen(path.c_str(), "re"))
  {
    std::error_code error;
    size_ = static_cast<double>(fs::file_size(path, error));
  }
  ~Input()
  {
    if(file_)
      std::fclose(file_);
  }
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  bool isOpen() const { return file_ != nullptr; }
  /// Empty at the end.
  std::span<char> next()
  {
    const std::size_t count = std::fread(bytes_.data(), 1, bytes_.size(), file_);
    read_ += static_cast<double>(count);
    return {bytes_.data(), count};
  }
  double done() const { return size_ > 0 ? read_ / size_ : 1; }

private:
  std::FILE* file_;
  double size_ = 0, read_ = 0;
  std::array<char, 64u << 10> bytes_;
};

/// A way of packing: unpacks one stream after another.
class Unpacker
{
public:
  enum class Step
  {
    Done,   ///< As far as there is something to read or room to write.
    End,    ///< The stream has ended; another one may follow.
    Damaged ///< problem() says why.
  };
  virtual ~Unpacker() = default;
  Unpacker() = default;
  Unpacker(const Unpacker&) = delete;
  Unpacker& operator=(const Unpacker&) = delete;

  /// Begins the next stream. @return false: there is no memory for it
  virtual bool begin() = 0;
  /// Takes bytes from the start of `in` and puts others to the start of `out`. @param last  nothing comes after `in`
  virtual Step step(std::span<char>& in, std::span<char>& out, bool last) = 0;
  virtual std::string problem() const { return "its data are damaged"; }
};

/// Calls a function that works on pointers and counts of bytes that are left, as those of zlib, bzip2 and liblzma.
template<class Stream, class Byte, class Count, class Call>
auto stepOf(Stream& stream, std::span<char>& in, std::span<char>& out, const Call& call)
{
  stream.next_in = reinterpret_cast<Byte*>(in.data());
  stream.avail_in = static_cast<Count>(in.size());
  stream.next_out = reinterpret_cast<Byte*>(out.data());
  stream.avail_out = static_cast<Count>(out.size());
  const auto result = call();
  in = in.last(stream.avail_in);
  out = out.last(stream.avail_out);
  return result;
}

class Gunzip : public Unpacker
{
public:
  ~Gunzip() override { inflateEnd(&stream_); }
  bool begin() override
  {
    constexpr int windowOfGzip = 15 + 16;
    return std::exchange(begun_, true) ? inflateReset(&stream_) == Z_OK : inflateInit2(&stream_, windowOfGzip) == Z_OK;
  }
  Step step(std::span<char>& in, std::span<char>& out, bool) override
  {
    const int result = stepOf<z_stream, Bytef, uInt>(stream_, in, out, [this] { return inflate(&stream_, Z_NO_FLUSH); });
    return result == Z_STREAM_END ? Step::End : result == Z_OK || result == Z_BUF_ERROR ? Step::Done : Step::Damaged;
  }
  std::string problem() const override { return stream_.msg ? stream_.msg : Unpacker::problem(); }

private:
  z_stream stream_{};
  bool begun_ = false;
};

class Bunzip2 : public Unpacker
{
public:
  ~Bunzip2() override { BZ2_bzDecompressEnd(&stream_); }
  bool begin() override
  {
    BZ2_bzDecompressEnd(&stream_);
    stream_ = {};
    return BZ2_bzDecompressInit(&stream_, 0, 0) == BZ_OK;
  }
  Step step(std::span<char>& in, std::span<char>& out, bool) override
  {
    const int result = stepOf<bz_stream, char, unsigned>(stream_, in, out, [this] { return BZ2_bzDecompress(&stream_); });
    return result == BZ_STREAM_END ? Step::End : result == BZ_OK ? Step::Done : Step::Damaged;
  }

private:
  bz_stream stream_{};
};

constexpr std::uint64_t mostMemory = 256u << 20; // Bytes for unpacking.

class Unxz : public Unpacker
{
public:
  ~Unxz() override { lzma_end(&stream_); }
  bool begin() override { return lzma_stream_decoder(&stream_, mostMemory, LZMA_CONCATENATED) == LZMA_OK; }
  Step step(std::span<char>& in, std::span<char>& out, bool last) override
  {
    result_ = stepOf<lzma_stream, std::uint8_t, std::size_t>(
        stream_, in, out, [&] { return lzma_code(&stream_, last ? LZMA_FINISH : LZMA_RUN); });
    return result_ == LZMA_STREAM_END ? Step::End : result_ == LZMA_OK || result_ == LZMA_BUF_ERROR ? Step::Done : Step::Damaged;
  }
  std::string problem() const override
  {
    return result_ == LZMA_MEMLIMIT_ERROR ? "it needs more than " + std::to_string(mostMemory >> 20) + " MB of memory"
                                          : Unpacker::problem();
  }

private:
  lzma_stream stream_ = LZMA_STREAM_INIT;
  lzma_ret result_ = LZMA_OK;
};

/// Frames that want more than 128 MB, the library's limit, are refused by it.
class Unzstd : public Unpacker
{
public:
  ~Unzstd() override { ZSTD_freeDCtx(context_); }
  bool begin() override
  {
    if(!context_)
      context_ = ZSTD_createDCtx();
    return context_ && ZSTD_isError(ZSTD_DCtx_reset(context_, ZSTD_reset_session_only)) == 0;
  }
  Step step(std::span<char>& in, std::span<char>& out, bool) override
  {
    ZSTD_inBuffer from{in.data(), in.size(), 0};
    ZSTD_outBuffer to{out.data(), out.size(), 0};
    result_ = ZSTD_decompressStream(context_, &to, &from);
    in = in.subspan(from.pos);
    out = out.subspan(to.pos);
    return ZSTD_isError(result_) ? Step::Damaged : result_ == 0 ? Step::End : Step::Done;
  }
  std::string problem() const override { return ZSTD_getErrorName(result_); }

private:
  ZSTD_DCtx* context_ = nullptr;
  std::size_t result_ = 0;
};

/// A file packed as a whole, also several streams in a row.
class StreamFile : public PackedFile
{
public:
  StreamFile(const fs::path& path, std::unique_ptr<Unpacker> unpacker) : input_(path), unpacker_(std::move(unpacker)) {}
  bool isOpen() const { return input_.isOpen(); }

  std::size_t read(std::span<char> out) override
  {
    constexpr int mostPieces = 16; // Whoever reads wants to be asked meanwhile, also where nothing comes out.
    const std::size_t room = out.size();
    for(int pieces = 0; !out.empty() && !atEnd_;)
    {
      if(in_.empty() && !last_)
      {
        if(pieces++ == mostPieces)
          break;
        in_ = input_.next();
        last_ = in_.empty();
      }
      if(between_)
        begin();
      else
        step(out);
    }
    return room - out.size();
  }
  bool atEnd() const override { return atEnd_; }
  std::string problem() const override { return problem_; }
  double done() const override { return input_.done(); }

private:
  void begin()
  {
    atEnd_ = in_.empty();
    if(!atEnd_ && !unpacker_->begin())
      fail("out of memory");
    between_ = false;
  }
  void step(std::span<char>& out)
  {
    const std::size_t before = in_.size(), room = out.size();
    switch(unpacker_->step(in_, out, last_))
    {
    case Unpacker::Step::End:
      between_ = true;
      break;
    case Unpacker::Step::Damaged:
      fail(unpacker_->problem());
      break;
    case Unpacker::Step::Done:
      if(in_.size() == before && out.size() == room)
        if(!in_.empty() || last_)
          fail(last_ && in_.empty() ? endsTooEarly : unpacker_->problem());
      break;
    }
  }
  void fail(std::string problem)
  {
    problem_ = std::move(problem);
    atEnd_ = true;
  }

  Input input_;
  std::unique_ptr<Unpacker> unpacker_;
  std::span<char> in_; ///< What has been read and not yet unpacked.
  bool last_ = false;  ///< Nothing comes after it.
  bool between_ = true, atEnd_ = false;
  std::string problem_;
};

/// One file of a zip archive.
class ZipEntry : public PackedFile
{
public:
  ZipEntry(const fs::path& path, LocalText& problem)
  {
    int code = 0;
    archive_ = zip_open(path.c_str(), ZIP_RDONLY, &code);
    if(!archive_)
    {
      zip_error_t error;
      zip_error_init_with_code(&error, code);
      problem = monitorLogText("monitorlog.archive", path.string(), zip_error_strerror(&error));
      zip_error_fini(&error);
      return;
    }
    std::vector<std::string> names;
    for(zip_int64_t i = 0; i < zip_get_num_entries(archive_, 0); ++i)
    {
      const char* const name = zip_get_name(archive_, static_cast<zip_uint64_t>(i), 0);
      names.emplace_back(name ? name : "");
    }
    const int log = findLog(names);
    if(log < 0)
    {
      problem = monitorLogText("monitorlog.noEntry", path.string());
      return;
    }
    zip_stat_t about;
    if(zip_stat_index(archive_, static_cast<zip_uint64_t>(log), 0, &about) == 0)
      size_ = static_cast<double>(about.size);
    entry_ = zip_fopen_index(archive_, static_cast<zip_uint64_t>(log), 0);
    if(!entry_)
      problem = monitorLogText("monitorlog.archive", path.string(), zip_strerror(archive_));
  }
  ~ZipEntry() override
  {
    if(entry_)
      zip_fclose(entry_);
    if(archive_)
      zip_discard(archive_);
  }

  std::size_t read(std::span<char> out) override
  {
    const zip_int64_t count = zip_fread(entry_, out.data(), out.size());
    if(count < 0)
      problem_ = zip_file_strerror(entry_);
    atEnd_ = count <= 0;
    const auto read = static_cast<std::size_t>(count < 0 ? 0 : count);
    read_ += static_cast<double>(read);
    return read;
  }
  bool atEnd() const override { return atEnd_; }
  std::string problem() const override { return problem_; }
  double done() const override { return size_ > 0 ? read_ / size_ : 1; }

private:
  zip_t* archive_ = nullptr;
  zip_file_t* entry_ = nullptr;
  double size_ = 0, read_ = 0;
  bool atEnd_ = false;
  std::string problem_;
};

std::unique_ptr<Unpacker> unpackerOf(PackedFile::Kind kind)
{
  switch(kind)
  {
  case PackedFile::Kind::Gzip:
    return std::make_unique<Gunzip>();
  case PackedFile::Kind::Bzip2:
    return std::make_unique<Bunzip2>();
  case PackedFile::Kind::Xz:
    return std::make_unique<Unxz>();
  case PackedFile::Kind::Zstd:
    return std::make_unique<Unzstd>();
  case PackedFile::Kind::None:
  case PackedFile::Kind::Zip:
    break;
  }
  return nullptr;
}

} // namespace

PackedFile::Kind PackedFile::kindOf(std::string_view start)
{
  using namespace std::string_view_literals;
  if(start.starts_with("\x1f\x8b"sv))
    return Kind::Gzip;
  if(start.starts_with("BZh"sv))
    return Kind::Bzip2;
  if(start.starts_with("\xfd"
                       "7zXZ\0"sv))
    return Kind::Xz;
  const bool skippable = start.size() >= 4 && (start[0] & 0xf0) == 0x50 && start.substr(1, 3) == "\x2a\x4d\x18"sv;
  if(skippable || start.starts_with("\x28\xb5\x2f\xfd"sv))
    return Kind::Zstd;
  return start.starts_with("PK\x03\x04"sv) || start.starts_with("PK\x05\x06"sv) ? Kind::Zip : Kind::None;
}

std::unique_ptr<PackedFile> PackedFile::open(Kind kind, const fs::path& path, LocalText& problem)
{
  if(auto unpacker = unpackerOf(kind))
  {
    auto file = std::make_unique<StreamFile>(path, std::move(unpacker));
    if(file->isOpen())
      return file;
    problem = monitorLogText("monitorlog.unreadable", path.string(), std::strerror(errno));
    return nullptr;
  }
  auto entry = std::make_unique<ZipEntry>(path, problem);
  return problem.empty() ? std::move(entry) : nullptr;
}

int findLog(const std::vector<std::string>& names)
{
  int files = 0, only = -1, log = -1;
  for(std::size_t i = 0; i < names.size(); ++i)
  {
    const std::string& name = names[i];
    if(name.empty() || name.ends_with('/'))
      continue;
    if(name.ends_with("sparkmonitor.log"))
      return static_cast<int>(i);
    ++files;
    only = static_cast<int>(i);
    if(log < 0 && (name.ends_with(".log") || name.ends_with(".sparkmonitor")))
      log = static_cast<int>(i);
  }
  return log >= 0 ? log : files == 1 ? only : -1;
}

} // namespace sparkwright
