#pragma once

#include "core/object/Math.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <vector>

namespace sparkwright
{

/// A vertex and a fragment shader, linked. All calls need the context in which it was built.
class ShaderProgram
{
public:
  ShaderProgram() = default;
  ~ShaderProgram() = default; ///< Frees nothing: see release().
  ShaderProgram(const ShaderProgram&) = delete;
  ShaderProgram& operator=(const ShaderProgram&) = delete;

  /// Builds it from files in `:/viewer/shaders`; fragment shaders begin with common.glsl.
  /// @param defines  lines such as `#define SOFT`, before both
  /// @return what is wrong; empty if all is well
  QString build(const char* vertexFile, const char* fragmentFile, const QByteArray& defines = {});
  void release();
  bool built() const { return program_ != 0; }

  void use() const;
  // Names that the program does not use are passed over. The program must be in use.
  void set(const char* name, int value);
  void set(const char* name, float value);
  void set(const char* name, float x, float y);
  void set(const char* name, const Vec3f& value);
  void set(const char* name, float x, float y, float z, float w);
  void set(const char* name, const Mat3f& value);
  void set(const char* name, const Mat4f& value);
  void set3(const char* name, int count, const float* values); ///< An array of vec3.
  void set4(const char* name, int count, const float* values); ///< An array of vec4.

private:
  int location(const char* name);

  unsigned program_ = 0;
  std::vector<std::pair<QByteArray, int>> locations_;
};

} // namespace sparkwright
