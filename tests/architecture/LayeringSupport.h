#pragma once

#include <string>
#include <string_view>
#include <vector>

/// An #include as it stands in a file.
struct Include
{
  int line = 0;
  std::string path;
  bool quoted = false; ///< "…", otherwise <…>
};

/// Every #include of a source text, in order.
std::vector<Include> includesOf(std::string_view source);

/// What is wrong with the includes of a file; empty if nothing.
/// @param file  path from the top of the tree, `core/rsg/Importer.cpp`
std::vector<std::string> layeringViolations(const std::string& file, std::string_view source);

/// True if a file or folder of this name belongs to the top of the tree.
bool isKnownTopLevelEntry(std::string_view name);
