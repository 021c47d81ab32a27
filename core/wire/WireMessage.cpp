#include "core/wire/WireMessage.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

using Environment = StateReader::Environment;
using TakeScene = std::function<void(SceneForm)>;

constexpr int knownMajor = 1; // Version of the newer protocol and its parts.

/// Newer servers write the depth of the goal where its width belongs, and the reverse. No goal is deeper than wide.
void orderGoal(Environment& environment)
{
  const auto find = [&](std::string_view name)
  { return std::ranges::find(environment, name, [](const auto& pair) -> std::string_view { return pair.first; }); };
  const auto width = find("GoalWidth"), depth = find("GoalDepth");
  if(width != environment.end() && depth != environment.end() && width->second < depth->second)
    std::swap(width->second, depth->second);
}

/// Whether the first list, whose parenthesis has been read, starts with `(RSMP`.
bool startsNewer(WireReader& in)
{
  const std::size_t start = in.position();
  bool newer = false;
  if(in.opens())
  {
    in.open();
    newer = !in.opens() && !in.closes() && in.word() == "RSMP";
  }
  in.rewind(start);
  return newer;
}

void readClassic(WireReader& in, StateReader& state, MessageContent& content, const TakeScene& scene)
{
  state.read(in, content.environment);
  in.open();
  const std::string_view name = in.word();
  in.skipList();
  if(name != "RSG" && name != "RDS")
    in.fail("(RSG …) or (RDS …)");
  in.open();
  scene(name == "RSG" ? SceneForm::Full : SceneForm::Diff);
}

/// A part with a version of its own, after its parenthesis. @return whether it is the scene
bool readPart(WireReader& in, StateReader& state, MessageContent& content, const TakeScene& scene)
{
  in.open();
  const std::string_view name = in.word();
  const bool known = in.integer() == knownMajor;
  in.skipList();
  if(known && name == "gs")
  {
    Environment unknown;
    state.read(in, unknown);
  }
  else if(known && name == "ge")
    state.read(in, content.environment);
  else if(known && name == "sg")
  {
    const std::string_view kind = in.word();
    if(kind != "full" && kind != "diff")
      in.fail("`full` or `diff`");
    scene(kind == "full" ? SceneForm::Full : SceneForm::Diff);
    return true;
  }
  else
  {
    if(known && name == "gt")
      content.simulated = in.number();
    in.skipList();
  }
  return false;
}

void readNewer(WireReader& in, StateReader& state, MessageContent& content, const TakeScene& scene)
{
  in.open();
  in.word();
  if(in.integer() != knownMajor)
    in.fail("version 1 of RSMP");
  in.skipList();
  int scenes = 0;
  while(!in.closes())
  {
    in.open();
    scenes += readPart(in, state, content, scene);
    if(scenes > 1)
      in.fail("one scene in a message");
  }
  if(scenes == 0)
    in.fail("a scene");
  in.close();
  orderGoal(content.environment);
}

} // namespace

MessageContent readMessage(WireReader& in, StateReader& state, const TakeScene& scene)
{
  MessageContent content;
  in.open();
  content.newer = startsNewer(in);
  content.newer ? readNewer(in, state, content, scene) : readClassic(in, state, content, scene);
  if(!in.atEnd())
    in.fail("the end of the message");
  state.finish(in);
  return content;
}

} // namespace sparkwright
