#include "core/record/monitorlog/PackedFile.h"

#include "core/record/monitorlog/MonitorLogTexts.h"

#include <array>
#include <bzlib.h>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <zip.h>
#include <zlib.h>

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

/// gzip, also several in a row.
class GzipFile : public PackedFile
{
public:
  explicit GzipFile(const fs::path& path) : input_(path)
  {
    constexpr int windowOfGzip = 15 + 16;
    usable_ = input_.isOpen() && inflateInit2(&stream_, windowOfGzip) == Z_OK;
  }
  ~GzipFile() override
  {
    if(usable_)
      inflateEnd(&stream_);
  }
  bool isUsable() const { return usable_; }

  std::size_t read(std::span<char> out) override
  {
    stream_.next_out = reinterpret_cast<Bytef*>(out.data());
    stream_.avail_out = static_cast<uInt>(out.size());
    while(stream_.avail_out > 0 && problem_.empty())
    {
      if(stream_.avail_in == 0)
      {
        const std::span<char> bytes = input_.next();
        if(bytes.empty())
        {
          problem_ = between_ ? "" : endsTooEarly;
          break;
        }
        stream_.next_in = reinterpret_cast<Bytef*>(bytes.data());
        stream_.avail_in = static_cast<uInt>(bytes.size());
      }
      between_ = false;
      const int result = inflate(&stream_, Z_NO_FLUSH);
      if(result == Z_STREAM_END)
      {
        inflateReset(&stream_);
        between_ = true;
      }
      else if(result != Z_OK)
        problem_ = stream_.msg ? stream_.msg : "its data are damaged";
    }
    return out.size() - stream_.avail_out;
  }
  std::string problem() const override { return problem_; }
  double done() const override { return input_.done(); }

private:
  Input input_;
  z_stream stream_{};
  bool usable_ = false, between_ = false;
  std::string problem_;
};

/// bzip2, also several in a row.
class Bzip2File : public PackedFile
{
public:
  explicit Bzip2File(const fs::path& path) : input_(path) { usable_ = input_.isOpen() && start(); }
  ~Bzip2File() override
  {
    if(usable_)
      BZ2_bzDecompressEnd(&stream_);
  }
  bool isUsable() const { return usable_; }

  std::size_t read(std::span<char> out) override
  {
    stream_.next_out = out.data();
    stream_.avail_out = static_cast<unsigned>(out.size());
    while(stream_.avail_out > 0 && problem_.empty())
    {
      if(stream_.avail_in == 0)
      {
        const std::span<char> bytes = input_.next();
        if(bytes.empty())
        {
          problem_ = between_ ? "" : endsTooEarly;
          break;
        }
        stream_.next_in = bytes.data();
        stream_.avail_in = static_cast<unsigned>(bytes.size());
      }
      between_ = false;
      const int result = BZ2_bzDecompress(&stream_);
      if(result == BZ_STREAM_END)
        again();
      else if(result != BZ_OK)
        problem_ = "its data are damaged";
    }
    return out.size() - stream_.avail_out;
  }
  std::string problem() const override { return problem_; }
  double done() const override { return input_.done(); }

private:
  bool start() { return BZ2_bzDecompressInit(&stream_, 0, 0) == BZ_OK; }
  /// The stream has ended; another one may follow.
  void again()
  {
    const bz_stream before = stream_;
    BZ2_bzDecompressEnd(&stream_);
    stream_ = {};
    usable_ = start();
    stream_.next_in = before.next_in;
    stream_.avail_in = before.avail_in;
    stream_.next_out = before.next_out;
    stream_.avail_out = before.avail_out;
    between_ = true;
    if(!usable_)
      problem_ = "out of memory";
  }

  Input input_;
  bz_stream stream_{};
  bool usable_ = false, between_ = false;
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
    const auto read = static_cast<std::size_t>(count < 0 ? 0 : count);
    read_ += static_cast<double>(read);
    return read;
  }
  std::string problem() const override { return problem_; }
  double done() const override { return size_ > 0 ? read_ / size_ : 1; }

private:
  zip_t* archive_ = nullptr;
  zip_file_t* entry_ = nullptr;
  double size_ = 0, read_ = 0;
  std::string problem_;
};

template<class File>
std::unique_ptr<PackedFile> openStream(const fs::path& path, LocalText& problem)
{
  auto file = std::make_unique<File>(path);
  if(file->isUsable())
    return file;
  problem = monitorLogText("monitorlog.unreadable", path.string(), std::strerror(errno));
  return nullptr;
}

} // namespace

PackedFile::Kind PackedFile::kindOf(std::string_view start)
{
  if(start.starts_with("\x1f\x8b"))
    return Kind::Gzip;
  if(start.starts_with("BZh"))
    return Kind::Bzip2;
  return start.starts_with("PK\x03\x04") || start.starts_with("PK\x05\x06") ? Kind::Zip : Kind::None;
}

std::unique_ptr<PackedFile> PackedFile::open(Kind kind, const fs::path& path, LocalText& problem)
{
  if(kind == Kind::Gzip)
    return openStream<GzipFile>(path, problem);
  if(kind == Kind::Bzip2)
    return openStream<Bzip2File>(path, problem);
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
    if(log < 0 && name.ends_with(".log"))
      log = static_cast<int>(i);
  }
  return log >= 0 ? log : files == 1 ? only : -1;
}

} // namespace sparkwright
