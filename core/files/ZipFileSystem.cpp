#include "core/files/ZipFileSystem.h"

#include "core/files/FileTexts.h"

#include <zip.h>

#include <algorithm>

namespace sparkwright
{

namespace fs = std::filesystem;

struct ZipFileSystem::Archive
{
  ~Archive()
  {
    if(zip)
      zip_discard(zip);
  }
  zip_t* zip = nullptr;
  fs::path path;
  std::uint64_t version = 0;
};

namespace
{

/// The name as the index has it; empty if it leads out of the archive.
std::string plainName(const std::string& name)
{
  if(name.empty() || name.find('\0') != std::string::npos)
    return {};
  const fs::path path = fs::path(name).lexically_normal();
  if(path.is_absolute() || path.empty() || *path.begin() == ".." || *path.begin() == ".")
    return {};
  return path.generic_string();
}

LocalText openProblem(const fs::path& path, int code)
{
  zip_error_t error;
  zip_error_init_with_code(&error, code);
  LocalText text = fileText("zip.unreadable", path.string(), zip_error_strerror(&error));
  zip_error_fini(&error);
  return text;
}

} // namespace

ZipFileSystem::ZipFileSystem(std::unique_ptr<Archive> archive) : archive_(std::move(archive)) {}
ZipFileSystem::~ZipFileSystem() = default;

std::unique_ptr<ZipFileSystem> ZipFileSystem::open(const fs::path& path, LocalText& problem)
{
  std::error_code error;
  const std::uintmax_t size = fs::file_size(path, error);
  if(error || !fs::is_regular_file(path, error))
    problem = fileText("zip.noFile", path.string());
  else if(size > largestArchive)
    problem = fileText("zip.large", path.string());
  if(!problem.empty())
    return nullptr;
  auto archive = std::make_unique<Archive>();
  int code = 0;
  archive->zip = zip_open(path.c_str(), ZIP_RDONLY, &code);
  if(!archive->zip)
  {
    problem = openProblem(path, code);
    return nullptr;
  }
  archive->path = fs::canonical(path, error);
  archive->version = static_cast<std::uint64_t>(fs::last_write_time(path, error).time_since_epoch().count());
  std::unique_ptr<ZipFileSystem> system(new ZipFileSystem(std::move(archive)));
  problem = system->readIndex();
  return problem.empty() ? std::move(system) : nullptr;
}

LocalText ZipFileSystem::readIndex()
{
  const zip_int64_t count = zip_get_num_entries(archive_->zip, 0);
  if(count > mostEntries)
    return fileText("zip.entries", archive_->path.string(), static_cast<long>(mostEntries));
  constexpr zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_CRC | ZIP_STAT_ENCRYPTION_METHOD;
  for(zip_int64_t i = 0; i < count; ++i)
  {
    zip_stat_t stat;
    const auto index = static_cast<zip_uint64_t>(i);
    if(zip_stat_index(archive_->zip, index, 0, &stat) != 0 || (stat.valid & needed) != needed ||
       stat.encryption_method != ZIP_EM_NONE)
      continue;
    const std::string name = stat.name;
    // What is called by another name than it is looked up by cannot be meant well.
    if(name.empty() || name.back() == '/' || name.find('\\') != std::string::npos || plainName(name) != name)
      continue;
    entries_.emplace(name, Entry{index, stat.size, stat.crc});
  }
  return {};
}

const ZipFileSystem::Entry* ZipFileSystem::entry(const std::string& name) const
{
  const auto found = entries_.find(plainName(name));
  return found == entries_.end() ? nullptr : &found->second;
}

std::optional<Resource> ZipFileSystem::locate(const std::string& name) const
{
  const Entry* const found = entry(name);
  if(!found)
    return std::nullopt;
  const std::uint64_t version = archive_->version ^ (static_cast<std::uint64_t>(found->checksum) << 32 | found->size);
  return Resource{archive_->path.string() + ":" + plainName(name), version, found->size};
}

std::optional<std::string> ZipFileSystem::read(const std::string& name, std::size_t limit) const
{
  const Entry* const found = entry(name);
  if(!found || found->size > limit)
    return std::nullopt;
  zip_file_t* const file = zip_fopen_index(archive_->zip, found->index, 0);
  if(!file)
    return std::nullopt;
  // Memory is taken as the data come: the size is only what the archive claims.
  std::string content;
  constexpr std::size_t piece = 1u << 20;
  zip_int64_t got = 1;
  while(got > 0 && content.size() <= found->size)
  {
    const std::size_t before = content.size();
    content.resize(before + std::min<std::size_t>(piece, found->size - before + 1));
    got = zip_fread(file, content.data() + before, content.size() - before);
    content.resize(before + static_cast<std::size_t>(std::max<zip_int64_t>(got, 0)));
  }
  // Closing also tells whether the checksum was right.
  const bool sound = zip_fclose(file) == 0 && got == 0 && content.size() == found->size;
  return sound ? std::optional(std::move(content)) : std::nullopt;
}

} // namespace sparkwright
