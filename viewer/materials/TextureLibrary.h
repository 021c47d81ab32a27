#pragma once

#include "core/material/Material.h"

#include <QImage>

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace sparkwright
{

/// Reads and decodes the pictures of materials and keeps them. They are never dropped, so an index stays valid.
class TextureLibrary
{
public:
  struct Picture
  {
    QImage image;            ///< RGBA, 8 bits each, the bottom row first.
    bool seeThrough = false; ///< Has pixels that are not opaque.
  };

  /// Called once for each picture that is missing or cannot be read; a checked pattern stands in for it.
  void setMissingListener(std::function<void(const std::string&)> listener) { missing_ = std::move(listener); }

  /// Index of the picture; -1 for a material without one.
  int find(const Material& material);
  const std::vector<Picture>& pictures() const { return pictures_; }

private:
  int checked();

  std::vector<Picture> pictures_;
  std::map<std::pair<std::string, std::size_t>, int> byContent_; ///< Name, and hash of the content.
  std::set<std::string> reported_;
  std::function<void(const std::string&)> missing_;
  int checked_ = -1;
};

} // namespace sparkwright
