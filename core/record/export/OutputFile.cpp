#include "core/record/export/OutputFile.h"

#include "core/text/WriteFile.h"

#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace sparkwright
{

OutputFile::OutputFile(std::filesystem::path path)
    : path_(std::move(path)), part_(std::filesystem::path(path_).concat(".part"))
{
  std::error_code failed;
  const std::filesystem::file_type type = std::filesystem::status(path_, failed).type();
  if(type != std::filesystem::file_type::not_found && type != std::filesystem::file_type::regular)
  {
    problem_ = "not a file";
    return;
  }
  const int descriptor = openForWriting(part_, FileLinks::Refuse, problem_);
  if(descriptor >= 0 && !(file_ = ::fdopen(descriptor, "wb")))
  {
    fail(errno);
    ::close(descriptor);
  }
}

OutputFile::~OutputFile()
{
  if(!file_)
    return;
  ::unlink(part_.c_str());
  std::fclose(file_);
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
  // Named before it is closed: until then nobody else begins to write under the other name.
  if(problem_.empty() && std::rename(part_.c_str(), path_.c_str()) != 0)
    fail(errno);
  if(!problem_.empty())
    ::unlink(part_.c_str());
  if(std::fclose(file_) != 0)
    fail(errno);
  file_ = nullptr;
  return problem_;
}

} // namespace sparkwright
