#pragma once

#include "core/game/f2000/file/FormTexts.h"
#include "core/game/f2000/shape/Geometry.h"
#include "core/syntax/SyntaxTree.h"
#include "core/text/Diagnostic.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::f2000
{

class FormReader;

/// One key of a form: `(name value …)`. @tparam T  what the form describes
template<class T>
struct FormKey
{
  enum class Count
  {
    Once,
    Often
  };

  std::string_view name;
  std::function<void(FormReader&, SyntaxTree::Node list, T&)> read;
  Count count = Count::Once;
};

/// A range of numbers in a file, with their unit there.
struct NumberRange
{
  double least, most;
  std::string_view unit = {};
  double scale = 1; ///< From that unit to the one of the program.
};

inline constexpr NumberRange sizeRange{1e-3, 1e5, "mm", unit::mm}, placeRange{-1e5, 1e5, "mm", unit::mm};

/// Reads files that are lists `(name value …)`, by tables of keys. What cannot be read is a problem with its place, and
/// the value stays as it was; what is not known is a warning.
class FormReader
{
public:
  using Node = SyntaxTree::Node;
  static constexpr std::size_t largestFile = 256u << 10; // bytes

  /// @param text  any bytes  @param file  the name in problems
  FormReader(std::string text, std::string file);

  const SyntaxTree& tree() const { return tree_; }
  /// In order of their discovery.
  Diagnostics takeProblems() { return std::move(problems_); }

  /// The lists at the top of the file.
  template<class T>
  void readTop(std::span<const FormKey<T>> keys, T& out)
  {
    readElements(std::span(keys), topLists(), out);
  }
  /// The lists within a list, after its name.
  template<class T>
  void readForm(Node list, std::span<const FormKey<T>> keys, T& out)
  {
    readElements(std::span(keys), elementsOf(list), out);
  }

  /// The atoms after the name of a list; a list among them is a problem.
  std::vector<std::string> words(Node list);
  /// The lists and atoms after its name.
  std::vector<Node> elementsOf(Node list) const;
  /// The name of a list; empty if it has none.
  std::string nameOf(Node list) const;
  /// The only value of a list; nothing after a problem.
  std::optional<std::string> word(Node list);
  std::optional<double> number(Node list, const NumberRange& range);
  /// A number among the words of a list.
  std::optional<double> numberOf(Node list, const std::string& text, const NumberRange& range);
  /// Between `least` and `most` numbers, all in the range.
  std::optional<std::vector<double>> numbers(Node list, std::size_t least, std::size_t most, const NumberRange& range);
  std::optional<int> whole(Node list, int least, int most);
  std::optional<bool> flag(Node list);
  /// The place of the value among some names.
  std::optional<std::size_t> choice(Node list, std::span<const std::string_view> names);

  void error(Node node, LocalText message, LocalText hint = {}) { report(Diagnostic::Severity::Error, node, message, hint); }
  void warn(Node node, LocalText message, LocalText hint = {}) { report(Diagnostic::Severity::Warning, node, message, hint); }

private:
  static constexpr std::size_t mostProblems = 50; ///< A file of another kind need not fill the log.

  std::vector<Node> topLists() const;
  void report(Diagnostic::Severity severity, Node node, LocalText message, LocalText hint);
  /// @return the place of the list's name among the names; nothing after a problem
  std::optional<std::size_t> keyOf(Node list, const std::vector<std::string>& names);

  template<class T>
  void readElements(std::span<const FormKey<T>> keys, const std::vector<Node>& lists, T& out)
  {
    std::vector<std::string> names;
    for(const FormKey<T>& key : keys)
      names.emplace_back(key.name);
    std::vector<bool> seen(keys.size());
    for(const Node list : lists)
    {
      const auto found = keyOf(list, names);
      if(!found)
        continue;
      if(seen[*found] && keys[*found].count == FormKey<T>::Count::Once)
        warn(list, formText("f2000.twice", names[*found]));
      else
        keys[*found].read(*this, list, out);
      seen[*found] = true;
    }
  }

  const SyntaxTree tree_;
  const std::string file_;
  Diagnostics problems_;
};

// Keys of the usual kinds. `of` gives the place of the value within T.

template<class T>
FormKey<T> numberKey(std::string_view name, double& (*of)(T&), const NumberRange& range)
{
  return {name, [of, range](FormReader& reader, SyntaxTree::Node list, T& out)
          {
            if(const auto value = reader.number(list, range))
              of(out) = *value;
          }};
}

template<class T>
FormKey<T> textKey(std::string_view name, std::string& (*of)(T&))
{
  return {name, [of](FormReader& reader, SyntaxTree::Node list, T& out)
          {
            if(auto value = reader.word(list))
              of(out) = *std::move(value);
          }};
}

template<class T>
FormKey<T> flagKey(std::string_view name, bool& (*of)(T&))
{
  return {name, [of](FormReader& reader, SyntaxTree::Node list, T& out)
          {
            if(const auto value = reader.flag(list))
              of(out) = *value;
          }};
}

} // namespace sparkwright::f2000
