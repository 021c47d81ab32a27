#pragma once

#include <QImage>

#include <string>

namespace sparkwright
{

/// The picture in a file's content: everything that Qt reads, and .tga. Null if it is broken, or larger than 8192
/// pixels along a side.
QImage readPicture(const std::string& content);

} // namespace sparkwright
