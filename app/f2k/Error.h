#pragma once

#include <stdexcept>
#include <string>

namespace f2k
{

/// Something that did not work.
class Error : public std::runtime_error
{
public:
  /// What the program itself has noticed: no connection, no answer, a file that cannot be read.
  static constexpr int local = 0;

  Error(int code, const std::string& text) : std::runtime_error(text), code_(code) {}

  /// Of the server (`ERR code`), or `local`.
  int code() const { return code_; }

private:
  int code_;
};

} // namespace f2k
