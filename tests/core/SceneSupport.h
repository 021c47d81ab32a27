#pragma once

#include "core/files/FileService.h"
#include "core/import/SceneImporters.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Registry.h"
#include "core/rsg/evaluation/RubySceneImporter.h"
#include "core/script/ScriptEngine.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

/// A scene with everything that importing needs, and class Recorder: a node that writes down what happens to it.
class SceneFixture
{
public:
  SceneFixture();
  ~SceneFixture();

  /// Writes a file into the data directory.
  void file(const std::string& name, const std::string& text);
  bool import(const std::string& name, std::vector<std::string> arguments = {});
  /// Imports `(RSG 0 1)` and, in the next line, the body.
  bool importBody(const std::string& body, std::vector<std::string> arguments = {});

  /// `name:line:column: severity: message (hint)` of all warnings and errors, in order.
  QStringList diagnostics;
  /// What Recorder nodes wrote down, in order: `+name` when linked, `name.method(arguments)` when called.
  QStringList calls;
  QString directory() const { return directory_.path(); }
  /// The tree below the scene: `transform{box,node{}}`.
  QString tree() const;

  Context context;
  Log log;
  Registry registry;
  FileService files;
  std::unique_ptr<ScriptEngine> scripts;
  std::unique_ptr<SceneImporters> importer;
  std::shared_ptr<Object> scene;
  std::shared_ptr<RubySceneImporter> ruby; ///< In a tree of its own.

private:
  QTemporaryDir directory_;
};

} // namespace sparkwright
