#include "core/game/soccer3d/game/Rulebook.h"

#include "core/game/soccer3d/game/Referee.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/script/ScriptEngine.h"
#include "core/text/Suggest.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace sparkwright
{

namespace
{

constexpr const char* nameSpace = "Soccer";
constexpr const char* disabledRules = "DisabledRules";
constexpr const char* asSetUp = "default";

const SoccerVariable* ruleVariable(std::string_view name)
{
  const auto variables = soccerVariables();
  const auto found = std::ranges::find_if(variables, [name](const SoccerVariable& v) { return v.name == name; });
  return found == variables.end() ? nullptr : &*found;
}

/// @param problem  says that there is no such name
LocalText notFound(LocalText problem, std::string_view name, const std::vector<std::string>& names)
{
  LocalText meant = suggestion(name, names);
  return meant.empty() ? std::move(problem) : soccerText("variable.meant", std::move(problem), std::move(meant));
}

LocalText unknown(std::string_view name)
{
  std::vector<std::string> names{disabledRules};
  for(const SoccerVariable& variable : soccerVariables())
    names.emplace_back(variable.name);
  return notFound(soccerText("variable.unknown", name), name, names);
}

/// Why a list of rules cannot be switched off; empty: it can. @param names  of all rules
LocalText whyNotRules(const std::string& list, const std::vector<std::string>& names)
{
  for(const std::string& name : ruleNamesIn(list))
    if(std::ranges::find(names, name) == names.end())
      return notFound(soccerText("variable.noRule", name), name, names);
  return {};
}

} // namespace

LocalText whyNotVariableOfRules(std::string_view name, const std::string& value)
{
  return name == disabledRules ? whyNotRules(value, Referee::ruleNames()) : whyNotSoccerVariable(name, value);
}

Rulebook::Rulebook(ScriptEngine* scripts, bool spl) : scripts_(scripts), settings_(SoccerSettings::read(scripts))
{
  settings_.splRules |= spl;
  if(scripts_)
    changesSeen_ = scripts_->variableChanges();
}

void Rulebook::open(Referee& referee)
{
  referee_ = &referee;
  makeList();
}

void Rulebook::refresh()
{
  if(!scripts_ || scripts_->variableChanges() == changesSeen_)
    return;
  changesSeen_ = scripts_->variableChanges();
  SoccerSettings fresh = SoccerSettings::read(scripts_);
  keepBuiltIn(fresh);
  settings_ = std::move(fresh);
  if(referee_)
    referee_->applySettings();
  makeList();
}

void Rulebook::keepBuiltIn(SoccerSettings& fresh) const
{
  for(const SoccerVariable& variable : soccerVariables())
    if(!variable.live)
      std::visit([&](auto member) { fresh.*member = settings_.*member; }, variable.member);
  fresh.ballRecorder = settings_.ballRecorder;
  fresh.leftGoalRecorder = settings_.leftGoalRecorder;
  fresh.rightGoalRecorder = settings_.rightGoalRecorder;
  if(*fresh.environment == *settings_.environment)
    fresh.environment = settings_.environment;
}

LocalText Rulebook::set(std::string_view name, const std::string& text)
{
  if(!scripts_)
    return soccerText("variable.none");
  const SoccerVariable* const variable = ruleVariable(name);
  const LocalText problem = variable                ? setVariable(*variable, text)
                            : name == disabledRules ? setDisabledRules(text)
                                                    : unknown(name);
  refresh();
  return problem;
}

LocalText Rulebook::setVariable(const SoccerVariable& variable, const std::string& text)
{
  const std::string name = variable.name;
  if(!variable.live)
    return soccerText("variable.builtIn", name, name + '=' + text);
  if(text == asSetUp)
  {
    // Without a word of the set-up, the preset value counts.
    if(scripts_->scriptedVariable(nameSpace, name))
      scripts_->releaseVariable(nameSpace, name);
    else
      scripts_->overrideVariable(nameSpace, name, valueOf(variable, SoccerSettings()));
    return {};
  }
  if(std::holds_alternative<bool SoccerSettings::*>(variable.member))
  {
    if(text != "true" && text != "false")
      return soccerText("variable.flag", name, text);
  }
  else if(LocalText why = whyNotSoccerVariable(name, text); !why.empty())
    return why;
  scripts_->overrideVariable(nameSpace, name, text);
  return {};
}

LocalText Rulebook::setDisabledRules(const std::string& text)
{
  if(text == asSetUp)
  {
    if(scripts_->scriptedVariable(nameSpace, disabledRules))
      scripts_->releaseVariable(nameSpace, disabledRules);
    else
      scripts_->overrideVariable(nameSpace, disabledRules, "");
    return {};
  }
  std::vector<std::string> names;
  for(const GameRule& rule : list_->rules)
    names.push_back(rule.name);
  if(LocalText why = whyNotRules(text, names); !why.empty())
    return why;
  scripts_->overrideVariable(nameSpace, disabledRules, text);
  return {};
}

void Rulebook::makeList()
{
  const SoccerSettings scripted = SoccerSettings::readScripted(scripts_);
  auto list = std::make_shared<GameRules>();
  const auto topics = soccerTopics();
  std::size_t topic = 0;
  for(const SoccerVariable& variable : soccerVariables())
  {
    if(topic + 1 < topics.size() && std::string_view(topics[topic + 1].first) == variable.name)
      ++topic;
    GameVariable told;
    told.name = variable.name;
    told.topic = LocalText(topics[topic].name, {});
    told.unit = unitText(variable.unit);
    told.meaning = LocalText(keyOf(variable), {});
    told.kind = std::holds_alternative<bool SoccerSettings::*>(variable.member) ? GameVariable::Kind::Switch
                                                                               : GameVariable::Kind::Number;
    told.lowest = variable.lowest;
    told.highest = variable.highest;
    told.value = valueOf(variable, settings_);
    told.configured = valueOf(variable, scripted);
    told.live = variable.live;
    list->variables.push_back(std::move(told));
  }
  if(referee_)
    for(const auto& rule : referee_->rules())
      list->rules.push_back({std::string(rule->name()), referee_->isEnabled(rule->name()), ruleText(rule->name())});
  list_ = std::move(list);
}

} // namespace sparkwright
