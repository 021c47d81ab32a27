#include "app/strategy/FileWatch.h"

#include <sys/stat.h>
#include <utility>

namespace sparkwright::strategy
{

void FileWatch::watch(const std::string& file)
{
  file_ = file;
  known_ = last_ = look();
}

bool FileWatch::changed()
{
  const State now = look();
  const bool rests = now == std::exchange(last_, now);
  if(!rests || now == known_ || now.size <= 0)
    return false;
  known_ = now;
  return true;
}

FileWatch::State FileWatch::look() const
{
  struct stat found = {};
  if(file_.empty() || ::stat(file_.c_str(), &found) != 0)
    return {};
  return {found.st_mtim.tv_sec * 1000000000 + found.st_mtim.tv_nsec, found.st_size, found.st_ino};
}

} // namespace sparkwright::strategy
