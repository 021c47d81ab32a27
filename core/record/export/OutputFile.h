#pragma once

#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>

namespace sparkwright
{

/// A file that is written piece by piece and appears under its name when it is complete; one that is there is replaced
/// then. Until then the data are in `<name>.part`, which is removed if it comes to nothing. A second one
/// of the same name, in any program, is refused meanwhile.
class OutputFile
{
public:
  explicit OutputFile(std::filesystem::path path);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  /// Does nothing after an error.
  void write(std::string_view text);
  /// Puts the data on the disk and gives the file its name. @return empty, or the first error since the start
  std::string commit();
  /// The first error; empty if there is none.
  const std::string& problem() const { return problem_; }

private:
  void fail(int error);

  std::filesystem::path path_, part_;
  std::FILE* file_ = nullptr;
  std::string problem_;
};

} // namespace sparkwright
