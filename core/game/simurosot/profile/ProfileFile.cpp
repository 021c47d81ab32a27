#include "core/game/simurosot/profile/ProfileFile.h"

#include "core/game/simurosot/profile/ProfileKeys.h"
#include "core/game/simurosot/profile/ProfileTexts.h"
#include "core/game/simurosot/profile/SizeLimits.h"
#include "core/syntax/SyntaxTree.h"
#include "core/disk/ReadFile.h"
#include "core/text/Suggest.h"

#include <algorithm>

namespace sparkwright::simurosot
{

namespace
{

constexpr std::size_t largestFile = 1u << 20; // bytes
constexpr std::size_t mostProblems = 50;      ///< A file of another kind need not fill the log.
constexpr std::size_t longestQuoted = 40;     ///< Of what is wrong, in messages.

using Node = SyntaxTree::Node;

std::string shortened(std::string_view text)
{
  return text.size() <= longestQuoted ? std::string(text) : std::string(text.substr(0, longestQuoted)) + "...";
}

std::string joined(const std::vector<std::string>& names)
{
  std::string all;
  for(const std::string& name : names)
    all += (all.empty() ? "" : ", ") + name;
  return all;
}

/// The names that may stand in a list of the file.
std::vector<std::string> namesIn(std::string_view section, std::string_view rule)
{
  std::vector<std::string> names;
  if(section.empty())
    names.emplace_back("base");
  for(const ProfileKey& key : profileKeys())
  {
    const std::string_view name = key.section != section ? (section.empty() ? key.section : std::string_view())
                                  : key.rule == rule     ? key.name
                                  : rule.empty()         ? key.rule
                                                         : std::string_view();
    if(!name.empty() && std::ranges::find(names, name) == names.end())
      names.emplace_back(name);
  }
  return names;
}

/// Reads one file.
class ProfileReader
{
public:
  ProfileReader(std::string text, std::string file)
      : tree_(std::move(text)), file_(std::move(file)), places_(profileKeys().size(), SyntaxTree::none)
  {
  }

  ProfileFile read()
  {
    for(Diagnostic found : tree_.diagnostics())
    {
      found.file = file_;
      result_.problems.push_back(std::move(found));
    }
    const Node top = tree_.firstTop();
    if(top == SyntaxTree::none || nameOf(top) != "simuro")
    {
      problem(top, profileText("simuro.noLeague"), profileText("simuro.start"));
      return std::move(result_);
    }
    base_ = baseOf(top);
    result_.profile = base_;
    readElements(top, {}, {});
    if(const Node next = tree_.nextTop(top); next != SyntaxTree::none)
      problem(next, profileText("simuro.second"), profileText("simuro.start"));
    keepSizesTogether();
    return std::move(result_);
  }

private:
  void problem(Node node, LocalText message, LocalText hint)
  {
    if(result_.problems.size() > mostProblems)
      return;
    if(result_.problems.size() == mostProblems)
      message = profileText("simuro.more"), hint = profileText("simuro.moreHint");
    const SyntaxTree::Position at = node == SyntaxTree::none ? SyntaxTree::Position{} : tree_.position(node);
    result_.problems.push_back(Diagnostic::of(Diagnostic::Severity::Error, file_, at.line, at.column,
                                              std::move(message), std::move(hint)));
  }

  /// The name of a list; empty if it has none.
  std::string nameOf(Node list) const
  {
    const Node first = tree_.isList(list) ? tree_.firstElement(list) : SyntaxTree::none;
    return first != SyntaxTree::none && tree_.isAtom(first) ? tree_.value(first) : std::string();
  }

  /// The value of a list `(name value)`; nothing if it is no such list.
  std::optional<std::string> valueIn(Node list) const
  {
    const Node value = tree_.nextElement(list, tree_.firstElement(list));
    if(value == SyntaxTree::none || !tree_.isAtom(value) || !tree_.isComplete(value) || !tree_.isComplete(list) ||
       tree_.nextElement(list, value) != SyntaxTree::none)
      return {};
    return tree_.value(value);
  }

  /// The league whose values count where the file has none.
  LeagueProfile baseOf(Node top)
  {
    LeagueProfile base;
    for(Node list = tree_.firstElement(top); list != SyntaxTree::none; list = tree_.nextElement(top, list))
    {
      const std::string name = nameOf(list);
      const std::optional<std::string> value = name == "base" || name == "league" ? valueIn(list) : std::nullopt;
      if(name == "base" && value)
      {
        if(const auto known = profileOf(*value))
          return *known;
        problem(list, profileText("simuro.unknownBase", shortened(*value)), adviceFor(*value, knownLeagues()));
      }
      else if(name == "league" && value && setValue(*profileKey({}, {}, "league"), *value, base))
        base = *profileOf(base.field.robots <= FieldSpec::middle().robots ? "middle-mirosot" : "large-simurosot");
    }
    return base;
  }

  static std::vector<std::string> knownLeagues() { return {profileNames().begin(), profileNames().end()}; }

  static LocalText adviceFor(const std::string& word, const std::vector<std::string>& names)
  {
    LocalText advice = suggestion(word, names);
    return advice.empty() ? profileText("simuro.known", joined(names)) : advice;
  }

  /// The lists within the file, a section or a rule.
  void readElements(Node list, std::string_view section, std::string_view rule)
  {
    const Node name = tree_.firstElement(list);
    if(name == SyntaxTree::none)
      return;
    for(Node each = tree_.nextElement(list, name); each != SyntaxTree::none; each = tree_.nextElement(list, each))
      readElement(each, section, rule);
  }

  void readElement(Node list, std::string_view section, std::string_view rule)
  {
    const std::string name = nameOf(list);
    if(tree_.isAtom(list))
      return problem(list, profileText("simuro.notList", shortened(tree_.value(list))), profileText("simuro.write"));
    if(name.empty())
      return problem(list, profileText("simuro.unnamed"), profileText("simuro.write"));
    if(const ProfileKey* const key = profileKey(section, rule, name))
      return readValue(list, *key);
    if(section.empty() && name == "base")
    {
      if(!valueIn(list))
        problem(list, profileText("simuro.oneValue", name), profileText("simuro.known", joined(knownLeagues())));
      return;
    }
    if(section.empty() && isProfileSection(name))
      return readElements(list, name, {});
    if(section == "rules" && rule.empty() && ruleOf(name))
      return readElements(list, section, name);
    problem(list, profileText("simuro.unknown", shortened(name)), adviceFor(name, namesIn(section, rule)));
  }

  void readValue(Node list, const ProfileKey& key)
  {
    const LocalText stays = profileText("simuro.stays", shortened(valueOf(key, result_.profile)));
    Node& place = places_[static_cast<std::size_t>(&key - profileKeys().data())];
    const std::optional<std::string> value = valueIn(list);
    if(!value)
      problem(list, profileText("simuro.oneValue", key.name), stays);
    else if(place != SyntaxTree::none)
      problem(list, profileText("simuro.twice", key.name), profileText("simuro.first"));
    else if(setValue(key, *value, result_.profile))
      place = list;
    else
      problem(tree_.nextElement(list, tree_.firstElement(list)), expectationOf(key, shortened(*value)), stays);
  }

  /// Takes back sizes that do not go together. Ends, since each turn takes back one at least, and those of the base go
  /// together.
  void keepSizesTogether()
  {
    const auto broken = [this] {
      return std::ranges::find_if(sizeLimits(), [this](const SizeLimit& one) { return !one.holds(result_.profile); });
    };
    for(auto limit = broken(); limit != sizeLimits().end() && takeBack(*limit); limit = broken())
      ;
  }

  /// @return whether the file has set one of the sizes
  bool takeBack(const SizeLimit& limit)
  {
    Node last = SyntaxTree::none;
    std::vector<std::string> presets;
    for(std::size_t i = 0; i < places_.size(); ++i)
    {
      const ProfileKey& key = profileKeys()[i];
      if(places_[i] == SyntaxTree::none || std::ranges::find(limit.sizes, pathOf(key)) == limit.sizes.end())
        continue;
      last = last == SyntaxTree::none ? places_[i] : std::max(last, places_[i]);
      const std::string preset = valueOf(key, base_);
      presets.push_back(std::string(key.name) + ' ' + preset);
      setValue(key, preset, result_.profile);
      places_[i] = SyntaxTree::none;
    }
    if(last != SyntaxTree::none)
      problem(last, LocalText(limit.wanted, {}), profileText("simuro.preset", joined(presets)));
    return last != SyntaxTree::none;
  }

  const SyntaxTree tree_;
  const std::string file_;
  LeagueProfile base_;
  ProfileFile result_;
  std::vector<Node> places_; ///< Where the file sets each key.
};

ProfileFile unreadable(const std::string& file)
{
  return {{},
          {Diagnostic::of(Diagnostic::Severity::Error, file, 0, 0, profileText("simuro.unreadable"),
                          profileText("simuro.text"))}};
}

} // namespace

LocalText expectationOf(const ProfileKey& key, const std::string& given)
{
  struct Expectation
  {
    const ProfileKey& key;
    const std::string& given;

    LocalText operator()(double& (*)(LeagueProfile&)) const
    {
      const std::string least = numberText(key.least), most = numberText(key.most);
      return key.unit.empty() ? profileText("simuro.number", key.name, least, most, given)
                              : profileText("simuro.numberOf", key.name, least, most, key.unit, given);
    }
    LocalText operator()(int& (*)(LeagueProfile&)) const
    {
      return profileText("simuro.whole", key.name, static_cast<int>(key.least), static_cast<int>(key.most), given);
    }
    LocalText operator()(bool& (*)(LeagueProfile&)) const { return profileText("simuro.flag", key.name, given); }
    LocalText operator()(HumanPolicy& (*)(LeagueProfile&)) const
    {
      return profileText("simuro.policy", key.name, given);
    }
    LocalText operator()(std::string& (*)(LeagueProfile&)) const
    {
      return profileText("simuro.length", key.name, static_cast<int>(key.least), static_cast<int>(key.most));
    }
    LocalText operator()(const ProfileKey::Colour&) const { return profileText("simuro.colour", key.name, given); }
  };
  return std::visit(Expectation{key, given}, key.member);
}

ProfileFile parseProfile(std::string text, const std::string& file)
{
  return text.size() > largestFile ? unreadable(file) : ProfileReader(std::move(text), file).read();
}

ProfileFile readProfile(const std::filesystem::path& file)
{
  ReadFile read = readFile(file, largestFile);
  return read ? parseProfile(std::move(read.text), file.string()) : unreadable(file.string());
}

std::string writeProfile(const LeagueProfile& profile)
{
  const bool small = profile.field.robots <= FieldSpec::middle().robots;
  const std::string_view base = profileOf(profile.name) ? std::string_view(profile.name)
                                : small                 ? "middle-mirosot"
                                                        : "large-simurosot";
  std::string text = "; A league of SimuroSot: cm, s, degrees, kg\n(simuro\n  (base " + std::string(base) + ")";
  std::string_view section, rule;
  const auto close = [&text](std::string_view& open) { text += open.empty() ? "" : ")", open = {}; };
  for(const ProfileKey& key : profileKeys())
  {
    if(key.rule != rule || key.section != section)
      close(rule);
    if(key.section != section)
    {
      close(section);
      text += "\n  (" + std::string(key.section);
      section = key.section;
    }
    if(key.rule != rule)
    {
      text += "\n    (" + std::string(key.rule);
      rule = key.rule;
    }
    text += !rule.empty() ? " (" : section.empty() ? "\n  (" : "\n    (";
    text += std::string(key.name) + ' ' + writeAtom(valueOf(key, profile)) + ')';
  }
  close(rule);
  close(section);
  return text + ")\n";
}

} // namespace sparkwright::simurosot
