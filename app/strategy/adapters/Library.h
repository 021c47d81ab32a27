#pragma once

#include "app/strategy/guard/CallGuard.h"

#include <memory>
#include <string>

namespace sparkwright::strategy
{

/// A shared library in memory. What is loaded is a private copy of the file, so that the file may be built anew
/// meanwhile.
class Library
{
public:
  /// @param guard    runs what the library does when it is loaded and unloaded; must outlive the library
  /// @param problem  set to a message if the result is null
  static std::unique_ptr<Library> load(const std::string& file, CallGuard& guard, std::string& problem);
  ~Library();
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;

  /// Null: it does not export that.
  void* symbol(const char* name) const;
  bool has(const char* name) const { return symbol(name) != nullptr; }

  template <class Function>
  void find(const char* name, Function*& function) const
  {
    function = reinterpret_cast<Function*>(symbol(name));
  }

private:
  Library(void* handle, CallGuard& guard) : handle_(handle), guard_(guard) {}

  void* handle_;
  CallGuard& guard_;
};

} // namespace sparkwright::strategy
