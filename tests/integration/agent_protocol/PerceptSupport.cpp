#include "PerceptSupport.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace sparkwright
{

namespace
{

constexpr double missing = std::numeric_limits<double>::quiet_NaN();
const std::string nothing;

/// Reads one list after the other; the first thing that is not as agent-protocol 2.2 wants it ends the reading.
class Reader
{
public:
  explicit Reader(const std::string& text) : text_(text) {}

  bool atEnd() const { return at_ == text_.size(); }
  std::size_t position() const { return at_; }
  const std::string& problem() const { return problem_; }

  /// `(name element element)`: one blank between elements; a percept has one behind its name even without elements.
  bool readList(Expression& list, bool isPercept)
  {
    if(!take('('))
      return false;
    bool first = true;
    while(problem_.empty() && !atEnd() && text_[at_] != ')')
    {
      if(!first && !take(' '))
        return false;
      if(isPercept && list.items.size() == 1 && at_ < text_.size() && text_[at_] == ')')
        break;
      first = false;
      list.items.emplace_back();
      if(at_ < text_.size() && text_[at_] == '(')
        readList(list.items.back(), false);
      else
        readAtom(list.items.back());
    }
    if(isPercept && list.items.size() == 1 && (at_ == 0 || text_[at_ - 1] != ' '))
      return complain("no blank behind the name of a percept");
    return take(')');
  }

private:
  bool take(char wanted)
  {
    if(!problem_.empty())
      return false;
    if(atEnd() || text_[at_] != wanted)
      return complain(std::string("no '") + wanted + '\'');
    ++at_;
    return true;
  }

  void readAtom(Expression& atom)
  {
    const std::size_t end = std::min(text_.find_first_of(" ()", at_), text_.size());
    atom.atom = text_.substr(at_, end - at_);
    at_ = end;
    if(atom.atom.empty())
      complain("an element is missing");
  }

  bool complain(const std::string& what)
  {
    if(problem_.empty())
      problem_ = what + " at " + std::to_string(at_) + ": " + text_.substr(at_ < 20 ? 0 : at_ - 20, 40);
    return false;
  }

  const std::string& text_;
  std::size_t at_ = 0;
  std::string problem_;
};

/// `(pol d h v)`
std::optional<Seen> polar(const Expression* list)
{
  if(!list || list->name() != "pol" || list->items.size() != 4)
    return std::nullopt;
  return Seen{list->number(1), list->number(2), list->number(3)};
}

bool isPlayer(const Expression& list, std::string_view team, int unum)
{
  const Expression* const name = list.find("team");
  const Expression* const id = list.find("id");
  return list.name() == "P" && name && id && name->items.size() == 2 && name->items[1].atom == team &&
         id->items.size() == 2 && id->items[1].atom == std::to_string(unum);
}

} // namespace

const std::string& Expression::name() const { return items.empty() ? nothing : items.front().atom; }

const Expression* Expression::find(std::string_view wanted) const
{
  for(const Expression& item : items)
    if(item.isList() && item.name() == wanted)
      return &item;
  return nullptr;
}

double Expression::number(std::size_t index) const
{
  if(index >= items.size() || items[index].isList())
    return missing;
  char* end = nullptr;
  const double value = std::strtod(items[index].atom.c_str(), &end);
  return *end ? missing : value;
}

Percepts::Percepts(std::string message) : text_(std::move(message))
{
  Reader reader(text_);
  while(reader.problem().empty() && !reader.atEnd())
  {
    const std::size_t begin = reader.position();
    Expression list;
    if(!reader.readList(list, true))
      break;
    lists_.push_back(std::move(list));
    spans_.emplace_back(begin, reader.position());
  }
  problem_ = text_.empty() ? "no message" : reader.problem();
}

const Expression* Percepts::find(std::string_view name) const
{
  for(const Expression& list : lists_)
    if(list.name() == name)
      return &list;
  return nullptr;
}

const Expression* Percepts::find(std::string_view name, std::string_view which) const
{
  for(const Expression& list : lists_)
    if(const Expression* const n = list.name() == name ? list.find("n") : nullptr)
      if(n->items.size() == 2 && n->items[1].atom == which)
        return &list;
  return nullptr;
}

double Percepts::now() const
{
  const Expression* const time = find("time");
  const Expression* const now = time ? time->find("now") : nullptr;
  return now ? now->number(1) : missing;
}

std::string Percepts::source(std::string_view name) const
{
  for(std::size_t i = 0; i < lists_.size(); ++i)
    if(lists_[i].name() == name)
      return text_.substr(spans_[i].first, spans_[i].second - spans_[i].first);
  return {};
}

double Percepts::joint(std::string_view name) const
{
  const Expression* const joint = find("HJ", name);
  const Expression* const angle = joint ? joint->find("ax") : nullptr;
  return angle ? angle->number(1) : missing;
}

std::map<std::string, double> Percepts::joints() const
{
  std::map<std::string, double> out;
  for(const Expression& list : lists_)
    if(const Expression* const n = list.name() == "HJ" ? list.find("n") : nullptr)
      out[n->items[1].atom] = joint(n->items[1].atom);
  return out;
}

std::array<double, 3> Percepts::vector(std::string_view name, std::string_view which, std::string_view values) const
{
  const Expression* const list = find(name, which);
  const Expression* const numbers = list ? list->find(values) : nullptr;
  if(!numbers)
    return {missing, missing, missing};
  return {numbers->number(1), numbers->number(2), numbers->number(3)};
}

std::vector<std::string> Percepts::seen() const
{
  std::vector<std::string> out;
  if(const Expression* const see = find("See"))
    for(const Expression& item : see->items)
      if(item.isList())
        out.push_back(item.name());
  return out;
}

std::vector<std::string> Percepts::seenObjects() const
{
  std::vector<std::string> out = seen();
  std::erase_if(out, [](const std::string& name) { return name == "P" || name == "L"; });
  return out;
}

std::optional<Seen> Percepts::see(std::string_view object) const
{
  const Expression* const see = find("See");
  const Expression* const found = see ? see->find(object) : nullptr;
  return found && found->items.size() == 2 ? polar(&found->items[1]) : std::nullopt;
}

std::vector<std::pair<std::string, Seen>> Percepts::seePlayer(std::string_view team, int unum) const
{
  std::vector<std::pair<std::string, Seen>> out;
  const Expression* const see = find("See");
  if(!see)
    return out;
  for(const Expression& item : see->items)
    if(isPlayer(item, team, unum))
      for(std::size_t i = 3; i < item.items.size(); ++i)
        if(const auto place = item.items[i].items.size() == 2 ? polar(&item.items[i].items[1]) : std::nullopt)
          out.emplace_back(item.items[i].name(), *place);
  return out;
}

std::optional<Seen> Percepts::seePart(std::string_view team, int unum, std::string_view part) const
{
  for(const auto& [name, place] : seePlayer(team, unum))
    if(name == part)
      return place;
  return std::nullopt;
}

std::vector<std::pair<Seen, Seen>> Percepts::seeLines() const
{
  std::vector<std::pair<Seen, Seen>> out;
  if(const Expression* const see = find("See"))
    for(const Expression& item : see->items)
      if(item.isList() && item.name() == "L" && item.items.size() >= 3)
        if(const auto begin = polar(&item.items[1]), end = polar(&item.items[2]); begin && end)
          out.emplace_back(*begin, *end);
  return out;
}

std::vector<std::vector<std::string>> Percepts::heard() const
{
  std::vector<std::vector<std::string>> out;
  for(const Expression& list : lists_)
    if(list.name() == "hear")
    {
      out.emplace_back();
      for(std::size_t i = 1; i < list.items.size(); ++i)
        out.back().push_back(list.items[i].atom);
    }
  return out;
}

} // namespace sparkwright
