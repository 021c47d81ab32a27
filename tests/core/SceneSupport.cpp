#include "SceneSupport.h"

#include "core/object/ObjectClasses.h"
#include "core/rsg/evaluation/RsgClasses.h"
#include "core/scene/BaseNode.h"
#include "core/scene/SceneClasses.h"

#include <fstream>

namespace sparkwright
{

namespace
{

QString joined(const Arguments& arguments)
{
  QStringList texts;
  for(const std::string& value : arguments.values())
    texts << QString::fromStdString(value);
  return texts.join(",");
}

class Recorder : public BaseNode
{
public:
  void write(const QString& what, const Arguments& arguments)
  {
    fixture()->calls << QString::fromStdString(name()) + "." + what + "(" + joined(arguments) + ")";
  }

protected:
  void onLink() override { fixture()->calls << "+" + QString::fromStdString(name()); }

private:
  SceneFixture* fixture() { return context()->service<SceneFixture>(); }
};

QString write(const Object& object)
{
  QStringList children;
  for(const auto& child : object.children())
    children << write(*child);
  const QString name = QString::fromStdString(object.name());
  return children.empty() ? name : name + "{" + children.join(",") + "}";
}

} // namespace

SceneFixture::SceneFixture()
{
  registerObjectClasses(registry);
  registerSceneClasses(registry);
  registerRsgClasses(registry);
  ClassBuilder<Recorder>(registry, "Recorder", {"BaseNode"}, "Writes down what happens to it.")
      .named("recorder")
      .method("mark", {{"what", "string"}}, "Any text.", [](Recorder& r, const Arguments& a) { r.write("mark", a); })
      .arity(0, -1)
      .method("setRadius", {{"radius"}}, "One value.", [](Recorder& r, const Arguments& a) { r.write("setRadius", a); })
      .method("setFlag", {{"flag", "bool"}}, "true or false.", [](Recorder& r, const Arguments& a) {
        if(!a.boolean(0))
          return CallResult::refuse("expected true or false, not " + a.text(0));
        r.write("setFlag", a);
        return CallResult{};
      });
  log.setSink([this](const Diagnostic& d) {
    if(d.severity >= Diagnostic::Severity::Warning)
      diagnostics << QString::fromStdString(d.text());
  });
  files.addDirectory(directory_.path().toStdString());
  context.registry = &registry;
  context.files = &files;
  context.log = &log;
  scripts = std::make_unique<ScriptEngine>(context);
  context.scripts = scripts.get();
  importer = std::make_unique<SceneImporters>(context);
  context.importer = importer.get();
  context.provide<SceneFixture>(this);
  scene = registry.create("Scene");
  scene->setName("scene");
  scene->setContext(&context);
  context.provide<Object>(scene.get());
  ruby = std::static_pointer_cast<RubySceneImporter>(registry.create("RubySceneImporter"));
  ruby->setContext(&context);
}

SceneFixture::~SceneFixture()
{
  scene->setContext(nullptr);
  ruby->setContext(nullptr);
}

void SceneFixture::file(const std::string& name, const std::string& text)
{
  std::ofstream out(directory_.filePath(QString::fromStdString(name)).toStdString(), std::ios::binary);
  out << text;
}

bool SceneFixture::import(const std::string& name, std::vector<std::string> arguments)
{
  return importer->importFile(name, *scene, arguments);
}

bool SceneFixture::importBody(const std::string& body, std::vector<std::string> arguments)
{
  return importer->importText("(RSG 0 1)\n" + body, "test.rsg", *scene, arguments);
}

QString SceneFixture::tree() const
{
  QStringList children;
  for(const auto& child : scene->children())
    children << write(*child);
  return children.join(",");
}

} // namespace sparkwright
