#pragma once

#include "editor/tree/SourceOutline.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QStringList>

#include <random>
#include <string>
#include <vector>

namespace sparkwright
{

/// All scene files of the resources.
inline QStringList sceneFiles()
{
  QStringList files;
  for(QDirIterator it(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/resources"), {"*.rsg"}, QDir::Files,
                      QDirIterator::Subdirectories);
      it.hasNext();)
    files << it.next();
  files.sort();
  return files;
}

inline std::string readScene(const QString& path)
{
  QFile file(path);
  return file.open(QFile::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// An outline as indented lines: `Node Transform "torso" Position=0 0 1`.
inline void describe(const SourceOutline& outline, SourceOutline::Id item, int depth, std::string& out)
{
  static const char* const kinds[] = {"Group", "Node", "Import", "Select", "Switch", "Case", "Template", "Define"};
  static const char* const keys[] = {"Mass",     "Position", "Rotation",  "Size",    "Scale",    "File",
                                     "Material", "Axis",     "Attach",    "LowStop", "HighStop", "Torque",
                                     "Percept",  "Colour",   "Arguments", "Value"};
  for(const SourceOutline::Id child : outline.shown(item))
  {
    const SourceOutline::Item& self = *outline.find(child);
    out += std::string(static_cast<std::size_t>(depth) * 2, ' ') + kinds[static_cast<int>(self.kind)];
    if(!self.head.empty())
      out += ' ' + self.head;
    if(!self.name.empty())
      out += " \"" + self.name + '"';
    for(const SourceOutline::Value& value : self.values)
      out += std::string(" ") + keys[static_cast<int>(value.key)] + '=' + value.text;
    out += '\n';
    describe(outline, child, depth + 1, out);
  }
}

inline std::string described(const SourceOutline& outline)
{
  std::string out;
  describe(outline, 0, 0, out);
  return out;
}

/// Everything that an outline holds, with ids.
inline std::string everythingOf(const SourceOutline& outline)
{
  std::string out;
  const auto add = [&](const SourceOutline::Item& item)
  {
    out += std::to_string(item.list) + " in " + std::to_string(item.parent) + " kind " +
           std::to_string(static_cast<int>(item.kind)) + " depth " + std::to_string(item.depth) + " (";
    for(const SourceOutline::Id child : item.children)
      out += ' ' + std::to_string(child);
    out += " ) " + item.head + '|' + item.name;
    for(const SourceOutline::Value& value : item.values)
      out += '|' + value.text;
    out += '\n';
  };
  add(*outline.find(0));
  for(const SourceOutline::Id id : outline.order())
    add(*outline.find(id));
  return out;
}

} // namespace sparkwright
