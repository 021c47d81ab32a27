#include "core/setup/RobotTypeLoading.h"

#include "core/files/FileService.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Random.h"
#include "core/robot/types/MotorKit.h"
#include "core/robot/types/RobotTypes.h"
#include "core/rsg/SceneForm.h"
#include "core/script/ScriptEngine.h"
#include "core/setup/SetUpTexts.h"
#include "core/syntax/SyntaxTree.h"
#include "core/text/InQuotes.h"

#include <set>

namespace sparkwright
{

namespace
{

constexpr std::size_t largestFile = 1u << 20; // bytes

std::optional<std::string> read(Context& context, const std::string& file)
{
  std::optional<std::string> text = context.files->read(file, largestFile);
  if(!text)
    context.log->write(Diagnostic::of(Diagnostic::Severity::Error, file, 0, 0, setUpText("setUp.unreadable"),
                                      setUpText("setUp.typeFile")));
  return text;
}

class Loader
{
public:
  Loader(Context& context, const std::string& file) : context_(context), file_(file) {}
  ~Loader()
  {
    for(const Diagnostic& problem : problems_)
      context_.log->write(problem);
  }

  bool load()
  {
    const std::optional<std::string> text = read(context_, file_);
    std::optional<RobotTypeFile> types =
        text ? parseRobotTypes(*text, file_, context_.random->runSeed(), problems_) : std::nullopt;
    auto* const known = context_.service<RobotTypes>();
    if(!types || !known)
      return false;
    RobotTypes all = *known;
    for(const RobotType& type : types->types)
    {
      std::optional<std::vector<std::string>> arguments = argumentsOf(type, !types->scriptConstant.empty());
      checkMotors(type);
      if(!arguments)
        continue;
      if(LocalText taken = all.add({type, std::move(*arguments)}); !taken.empty())
        error(type, std::move(taken), setUpText("setUp.differ"));
    }
    const std::string script = scriptOf(*types);
    if(!problems_.empty() || (!script.empty() && !context_.scripts->runText(script, file_)))
      return false;
    *known = std::move(all);
    return true;
  }

private:
  void error(const RobotType& type, LocalText message, LocalText hint)
  {
    problems_.push_back(Diagnostic::of(Diagnostic::Severity::Error, file_, type.line, type.column, std::move(message),
                                       std::move(hint)));
  }

  std::optional<std::vector<std::string>> argumentsOf(const RobotType& type, bool throughScript)
  {
    const bool robot = type.file.starts_with("rsg/agent/") && type.file.ends_with(".rsg");
    const std::optional<std::string> text = robot ? context_.files->read(type.file) : std::nullopt;
    if(!text)
    {
      error(type, setUpText("setUp.noTemplate", inQuotes(type.file)), setUpText("setUp.robotFiles"));
      return std::nullopt;
    }
    const SyntaxTree tree(*text, 2);
    const rsg::SceneForm form(tree);
    if(form.kind != rsg::SceneForm::Kind::Scene)
    {
      error(type, setUpText("setUp.noRobot", inQuotes(type.file)), setUpText("setUp.robotHeader"));
      return std::nullopt;
    }
    return argumentsFor(type, rsg::templateNames(tree, form), throughScript, file_, problems_);
  }

  void checkMotors(const RobotType& type)
  {
    if(type.motors.empty() || !motorFiles_.insert(type.motors).second)
      return;
    if(const std::optional<std::string> text = context_.files->read(type.motors))
      parseMotorKit(*text, type.motors, problems_);
    else
      error(type, setUpText("setUp.noMotors", inQuotes(type.motors)), setUpText("setUp.motorExample"));
  }

  Context& context_;
  const std::string& file_;
  Diagnostics problems_;
  std::set<std::string> motorFiles_;
};

} // namespace

bool loadRobotTypes(Context& context, const std::string& file) { return Loader(context, file).load(); }

void checkRobotFile(Context& context, const std::string& file)
{
  const std::optional<std::string> text = read(context, file);
  if(!text)
    return;
  if(!text->starts_with("[[motor]]") && text->find("\n[[motor]]") == std::string::npos)
  {
    loadRobotTypes(context, file);
    return;
  }
  Diagnostics problems;
  parseMotorKit(*text, file, problems);
  for(const Diagnostic& problem : problems)
    context.log->write(problem);
}

} // namespace sparkwright
