#pragma once

#include "core/object/Plugin.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

/// Finds a function in a shared library that uses Qt, which this program does without. The library is never closed, since
/// Qt is not made for that.
/// @param fileName  is looked for in the directories, in order
/// @return null: `problem` says why and what helps
void* functionFrom(const char* fileName, const std::vector<std::filesystem::path>& directories, const char* name,
                   std::string& problem);

/// Makes what such a function makes, with the program's pluginAbi.
template<class Made>
std::unique_ptr<Made> loadFrom(const char* fileName, const std::vector<std::filesystem::path>& directories,
                               const char* name, std::string& problem)
{
  using Entry = Made*(const char* abi, std::string* problem);
  auto* const entry = reinterpret_cast<Entry*>(functionFrom(fileName, directories, name, problem));
  return entry ? std::unique_ptr<Made>(entry(pluginAbi, &problem)) : nullptr;
}

} // namespace sparkwright
