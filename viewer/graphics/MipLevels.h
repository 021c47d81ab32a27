#pragma once

#include <epoxy/gl.h>

class QImage;

namespace sparkwright
{

/// Fills the bound texture with a picture and its smaller levels. The processor scales small pictures: to have a driver
/// do that costs more than the scaling, for OpenGL in software translates a shader first (40 ms).
/// @param picture  Format_Grayscale8 for GL_RED, Format_RGBA8888 for GL_RGBA
void uploadWithLevels(GLint internal, GLenum format, const QImage& picture);

} // namespace sparkwright
