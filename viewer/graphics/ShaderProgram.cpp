#include <epoxy/gl.h>

#include "viewer/graphics/ShaderProgram.h"

#include <QFile>

namespace sparkwright
{

namespace
{

QByteArray source(const char* name)
{
  QFile file(QStringLiteral(":/viewer/shaders/") + QLatin1String(name));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// @return 0 if it does not compile; `log` then says why
unsigned compile(unsigned kind, const QByteArray& text, QString& log)
{
  const unsigned shader = glCreateShader(kind);
  const char* const lines = text.constData();
  const int length = static_cast<int>(text.size());
  glShaderSource(shader, 1, &lines, &length);
  glCompileShader(shader);
  int fine = 0;
  glGetShaderiv(shader, GL_COMPILE_STATUS, &fine);
  if(fine)
    return shader;
  std::array<char, 2000> words{};
  glGetShaderInfoLog(shader, static_cast<int>(words.size()), nullptr, words.data());
  log = QString::fromUtf8(words.data());
  glDeleteShader(shader);
  return 0;
}

} // namespace

QString ShaderProgram::build(const char* vertexFile, const char* fragmentFile, const QByteArray& defines)
{
  release();
  const QByteArray head = "#version 330 core\n" + defines + '\n';
  QString log;
  const unsigned vertex = compile(GL_VERTEX_SHADER, head + source(vertexFile), log);
  if(!vertex)
    return QStringLiteral("%1: %2").arg(QLatin1String(vertexFile), log);
  const unsigned fragment = compile(GL_FRAGMENT_SHADER, head + source("common.glsl") + source(fragmentFile), log);
  if(!fragment)
  {
    glDeleteShader(vertex);
    return QStringLiteral("%1: %2").arg(QLatin1String(fragmentFile), log);
  }
  program_ = glCreateProgram();
  glAttachShader(program_, vertex);
  glAttachShader(program_, fragment);
  glLinkProgram(program_);
  glDeleteShader(vertex);
  glDeleteShader(fragment);
  int fine = 0;
  glGetProgramiv(program_, GL_LINK_STATUS, &fine);
  if(fine)
    return {};
  std::array<char, 2000> words{};
  glGetProgramInfoLog(program_, static_cast<int>(words.size()), nullptr, words.data());
  release();
  return QStringLiteral("%1, %2: %3")
      .arg(QLatin1String(vertexFile), QLatin1String(fragmentFile), QString::fromUtf8(words.data()));
}

void ShaderProgram::release()
{
  if(program_)
    glDeleteProgram(program_);
  program_ = 0;
  locations_.clear();
}

void ShaderProgram::use() const
{
  glUseProgram(program_);
}

int ShaderProgram::location(const char* name)
{
  for(const auto& [known, place] : locations_)
    if(known == name)
      return place;
  locations_.emplace_back(name, glGetUniformLocation(program_, name));
  return locations_.back().second;
}

void ShaderProgram::set(const char* name, int value)
{
  glUniform1i(location(name), value);
}

void ShaderProgram::set(const char* name, float value)
{
  glUniform1f(location(name), value);
}

void ShaderProgram::set(const char* name, float x, float y)
{
  glUniform2f(location(name), x, y);
}

void ShaderProgram::set(const char* name, const Vec3f& value)
{
  glUniform3f(location(name), value.x(), value.y(), value.z());
}

void ShaderProgram::set(const char* name, float x, float y, float z, float w)
{
  glUniform4f(location(name), x, y, z, w);
}

void ShaderProgram::set(const char* name, const Mat3f& value)
{
  glUniformMatrix3fv(location(name), 1, GL_FALSE, value.data());
}

void ShaderProgram::set(const char* name, const Mat4f& value)
{
  glUniformMatrix4fv(location(name), 1, GL_FALSE, value.data());
}

void ShaderProgram::set3(const char* name, int count, const float* values)
{
  glUniform3fv(location(name), count, values);
}

void ShaderProgram::set4(const char* name, int count, const float* values)
{
  glUniform4fv(location(name), count, values);
}

} // namespace sparkwright
