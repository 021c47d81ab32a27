#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// The internal form of messages: a nested list of named predicates with typed parameters.
///
///   list.open("HJ");          for(auto p = list.first(); p; p = list.next(p))
///   list.open("ax");            if(p.name() == "HJ")
///   list.number(12.3f);           angle = p.sublist("ax").number(0);
///   list.close();
///   list.close();
///
/// Messages from and to agents have this form in every format; parsers convert it from and to text. Owns its texts, and
/// keeps its memory when cleared: nothing is allocated once it has grown.
class PredicateList
{
public:
  enum class Kind : std::uint8_t
  {
    List,
    Text,
    Number, ///< When read from a message, it also has its text.
    Integer
  };

  struct Element
  {
    Kind kind = Kind::List;
    std::uint32_t after = 0;  ///< Index after the element with its content.
    std::uint32_t begin = 0;  ///< Start of its text: the name of a list (may be empty), or the parameter.
    std::uint32_t length = 0; ///< Of its text.
    double number = 0;
  };

  class Predicate;

  static constexpr int presetDecimals = 2;
  /// Decimals of numbers, 0 to 3.
  void setDecimals(int digits) { decimals_ = digits; }
  int decimals() const { return decimals_; }

  void clear();
  bool empty() const { return elements_.empty(); }

  // Writing

  /// Begins a predicate, or a list inside one, whose name may be empty.
  void open(std::string_view name);
  void close();
  void atom(std::string_view text);
  void number(float value);
  void integer(int value);
  /// A number read from a message, with its text.
  void number(double value, std::string_view written);

  /// Removes the predicate begun last with its content, unless it was closed.
  void dropOpen();

  // Reading

  /// The first predicate; none if the list is empty.
  Predicate first() const;
  Predicate next(const Predicate& former) const;

  /// All elements in order, lists before their content.
  const std::vector<Element>& elements() const { return elements_; }
  std::string_view textOf(const Element& element) const
  {
    return std::string_view(texts_).substr(element.begin, element.length);
  }

private:
  static constexpr std::uint32_t none = UINT32_MAX;

  Element& add(Kind kind, std::string_view text);
  Predicate predicateFrom(std::uint32_t index, std::uint32_t end) const;

  std::vector<Element> elements_;
  std::string texts_;
  int decimals_ = presetDecimals;
  std::uint32_t open_ = none; ///< The innermost open list; its `after` is the one around it meanwhile.
};

/// A predicate, a list inside one, or none (empty and without name). Valid until the list changes.
class PredicateList::Predicate
{
public:
  Predicate() = default;

  explicit operator bool() const { return list_ != nullptr; }
  std::string_view name() const { return list_ ? list_->textOf(self()) : std::string_view(); }

  /// Number of texts and numbers directly in it, without sub-lists.
  std::size_t atomCount() const;
  /// The text of one of them; empty if the index is out of range.
  std::string_view atom(std::size_t index) const;
  /// The same as a number, converted from text if necessary; 0 on failure.
  double number(std::size_t index) const;
  int integer(std::size_t index) const; ///< Truncated towards zero.

  /// First direct sub-list with that name; none if there is none.
  Predicate sublist(std::string_view name) const;
  /// Direct sub-lists in order: `for(auto l = p.firstSublist(); l; l = p.nextSublist(l))`.
  Predicate firstSublist() const { return list_ ? list_->predicateFrom(index_ + 1, self().after) : Predicate(); }
  Predicate nextSublist(const Predicate& former) const
  {
    return list_ && former ? list_->predicateFrom(former.self().after, self().after) : Predicate();
  }

private:
  friend class PredicateList;
  Predicate(const PredicateList* list, std::uint32_t index) : list_(list), index_(index) {}
  const Element& self() const { return list_->elements_[index_]; }
  const Element* find(std::size_t index) const;

  const PredicateList* list_ = nullptr;
  std::uint32_t index_ = 0;
};

inline PredicateList::Predicate PredicateList::first() const
{
  return predicateFrom(0, static_cast<std::uint32_t>(elements_.size()));
}

inline PredicateList::Predicate PredicateList::next(const Predicate& former) const
{
  return former ? predicateFrom(former.self().after, static_cast<std::uint32_t>(elements_.size())) : Predicate();
}

inline PredicateList::Element& PredicateList::add(Kind kind, std::string_view text)
{
  const auto index = static_cast<std::uint32_t>(elements_.size());
  elements_.push_back(
      {kind, index + 1, static_cast<std::uint32_t>(texts_.size()), static_cast<std::uint32_t>(text.size()), 0});
  texts_.append(text);
  return elements_.back();
}

inline void PredicateList::open(std::string_view name)
{
  add(Kind::List, name).after = open_;
  open_ = static_cast<std::uint32_t>(elements_.size() - 1);
}

inline void PredicateList::close()
{
  if(open_ == none)
    return;
  Element& closed = elements_[open_];
  open_ = closed.after;
  closed.after = static_cast<std::uint32_t>(elements_.size());
}

inline void PredicateList::atom(std::string_view text) { add(Kind::Text, text); }
inline void PredicateList::number(float value) { add(Kind::Number, {}).number = static_cast<double>(value); }
inline void PredicateList::integer(int value) { add(Kind::Integer, {}).number = value; }

inline void PredicateList::number(double value, std::string_view written)
{
  add(Kind::Number, written).number = value;
}

} // namespace sparkwright
