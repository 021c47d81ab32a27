#include "StageSupport.h"

#include "core/text/Diagnostic.h"

#include <QDir>
#include <QFile>

#include <cmath>

namespace sparkwright
{

namespace
{

WorldOptions optionsFor(const QTemporaryDir& directory)
{
  WorldOptions options;
  options.dataDirectories = {directory.path().toStdString(), std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
  options.seed = 1;
  return options;
}

} // namespace

Stage::Stage() : world(optionsFor(directory_))
{
  world.log().setSink(
      [this](const Diagnostic& diagnostic)
      {
        if(diagnostic.severity >= Diagnostic::Severity::Warning)
          complaints << QString::fromStdString(diagnostic.text());
      });
}

bool Stage::run(const std::string& script)
{
  return write("stage.rb", script) && world.load("stage.rb");
}

bool Stage::write(const std::string& name, const std::string& text)
{
  QFile file(directory_.filePath(QString::fromStdString(name)));
  return QFileInfo(file).dir().mkpath(".") && file.open(QIODevice::WriteOnly) &&
         file.write(text.c_str()) == static_cast<qint64>(text.size());
}

std::vector<RigidBody*> Stage::bodies()
{
  std::vector<RigidBody*> bodies;
  world.root().visit<RigidBody>(
      [&bodies](RigidBody& body)
      {
        if(partOf(&body) != "Ball")
          bodies.push_back(&body);
      });
  return bodies;
}

int Stage::count(const char* className)
{
  int count = 0;
  world.root().visit<Object>([&](const Object& object) { count += object.isA(className); });
  return count;
}

void Stage::cycle(double seconds)
{
  for(long i = std::lround(seconds / world.cycleSeconds()); i > 0; --i)
    world.cycle();
}

std::string partOf(const RigidBody* body)
{
  return body && body->parent() ? body->parent()->name() : std::string();
}

} // namespace sparkwright
