#include "core/record/export/OutputFile.h"

#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace sparkwright
{

OutputFile::OutputFile(std::filesystem::path path)
    : path_(std::move(path)), part_(std::filesystem::path(path_).concat(".part")), file_(std::fopen(part_.c_str(), "wb"))
{
  if(!file_)
    fail(errno);
}

OutputFile::~OutputFile()
{
  if(!file_)
    return;
  std::fclose(file_);
  ::unlink(part_.c_str());
}

void OutputFile::fail(int error)
{
  if(problem_.empty())
    problem_ = std::strerror(error);
}

void OutputFile::write(std::string_view text)
{
  if(file_ && problem_.empty() && std::fwrite(text.data(), 1, text.size(), file_) != text.size())
    fail(errno);
}

std::string OutputFile::commit()
{
  if(!file_)
    return problem_;
  if(problem_.empty() && (std::fflush(file_) != 0 || ::fsync(::fileno(file_)) != 0))
    fail(errno);
  if(std::fclose(file_) != 0)
    fail(errno);
  file_ = nullptr;
  if(problem_.empty() && std::rename(part_.c_str(), path_.c_str()) != 0)
    fail(errno);
  if(!problem_.empty())
    ::unlink(part_.c_str());
  return problem_;
}

} // namespace sparkwright
