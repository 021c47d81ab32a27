#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

/// A list or an atom of a message, read as strictly as the strictest client does (agent-protocol 2.2).
struct Expression
{
  std::string atom; ///< Empty for lists.
  std::vector<Expression> items;

  bool isList() const { return atom.empty(); }
  /// The name of a list: its first element, if that is an atom.
  const std::string& name() const;
  /// The first sub-list of that name, or nullptr.
  const Expression* find(std::string_view wanted) const;
  /// The element as a number; NaN if there is none.
  double number(std::size_t index) const;
};

/// A place as robots see it: metres and degrees.
struct Seen
{
  double distance = 0, horizontal = 0, vertical = 0;
};

/// What an agent is told in one message, taken apart without any help of the server's code.
class Percepts
{
public:
  /// `problem()` says what breaks the grammar.
  explicit Percepts(std::string message);

  const std::string& text() const { return text_; }
  const std::string& problem() const { return problem_; }
  const std::vector<Expression>& lists() const { return lists_; }

  bool has(std::string_view name) const { return find(name) != nullptr; }
  const Expression* find(std::string_view name) const;
  /// The list of that name with `(n <which>)` in it.
  const Expression* find(std::string_view name, std::string_view which) const;

  double now() const;
  /// The list as it stands in the message; empty if there is none.
  std::string source(std::string_view name) const;
  /// Degrees; NaN if there is no such joint.
  double joint(std::string_view name) const;
  std::map<std::string, double> joints() const;
  /// The three numbers of `(GYR (n torso) (rt x y z))` and the like; NaN if they are not there.
  std::array<double, 3> vector(std::string_view name, std::string_view which, std::string_view values) const;

  /// Names of what stands directly in `See`, in order: `G1L`, `P`, `L`.
  std::vector<std::string> seen() const;
  /// The same without players and lines.
  std::vector<std::string> seenObjects() const;
  std::optional<Seen> see(std::string_view object) const;
  /// Parts of a player that are in view, in order.
  std::vector<std::pair<std::string, Seen>> seePlayer(std::string_view team, int unum) const;
  std::optional<Seen> seePart(std::string_view team, int unum, std::string_view part) const;
  std::vector<std::pair<Seen, Seen>> seeLines() const;

  /// Atoms of each `hear`, without the name.
  std::vector<std::vector<std::string>> heard() const;

private:
  std::string text_;
  std::string problem_;
  std::vector<Expression> lists_;
  std::vector<std::pair<std::size_t, std::size_t>> spans_; ///< Begin and end of each list in text_.
};

} // namespace sparkwright
