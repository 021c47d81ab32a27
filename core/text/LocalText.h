#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sparkwright
{

/// A translatable text: its key in translations, and the English original.
struct TextKey
{
  const char* name = nullptr;    ///< Never changes once it is in a translation.
  const char* english = nullptr; ///< With places %1 to %9 for arguments; each occurs once.

  bool operator==(const TextKey& other) const;
};

/// The number of arguments of a text: the largest n of its %n; 0: none.
int placesIn(std::string_view text);

struct TextArgument;

/// A message to the user: a key with arguments, which the window shows in the user's language. Logs and files use the
/// English text, which is always there.
///
/// Or a plain string that is not translated: the name of a body, an error message of the operating system.
class LocalText
{
public:
  /// An empty text.
  LocalText() = default;
  LocalText(std::string plain);
  LocalText(const char* plain);
  /// @param key        its strings must live as long as the program
  /// @param arguments  one for each place of the text
  LocalText(const TextKey& key, std::vector<TextArgument> arguments);

  bool empty() const { return english_.empty(); }
  const std::string& english() const { return english_; }
  /// Null for a plain string.
  const TextKey* key() const { return key_.name ? &key_ : nullptr; }
  const std::vector<TextArgument>& arguments() const { return arguments_; }

  bool operator==(const LocalText& other) const { return english_ == other.english_; }

private:
  TextKey key_;
  std::vector<TextArgument> arguments_;
  std::string english_;
};

/// A point on the ground, m.
struct TextPoint
{
  double x = 0, y = 0;
};

/// The value for a place of a text.
struct TextArgument
{
  TextArgument(double number) : value(number) {}
  TextArgument(float number) : value(static_cast<double>(number)) {}
  TextArgument(int number) : value(static_cast<long>(number)) {}
  TextArgument(long number) : value(number) {}
  TextArgument(std::size_t number) : value(static_cast<long>(number)) {}
  TextArgument(TextPoint point) : value(point) {}
  TextArgument(std::string name) : value(LocalText(std::move(name))) {}
  TextArgument(std::string_view name) : value(LocalText(std::string(name))) {}
  TextArgument(const char* name) : value(LocalText(name)) {}
  TextArgument(LocalText text) : value(std::move(text)) {}

  /// The value as it appears in English: `12.34`, `5`, `(1.25, -0.50)`, or the text.
  std::string english() const;

  /// Double values are shown with two decimals.
  std::variant<double, long, TextPoint, LocalText> value;
};

// Here, since some compilers want to know the arguments of a text before they make one.
inline LocalText::LocalText(const char* plain) : LocalText(std::string(plain)) {}

/// A key of a table, looked up by name at compile time; unknown names do not compile.
/// @tparam table  an array of TextKey
template<const auto& table>
struct KeyIn
{
  consteval KeyIn(const char* name) : key(find(name)) {}

  TextKey key;

private:
  static consteval TextKey find(std::string_view name)
  {
    for(const TextKey& each : table)
      if(name == each.name)
        return each;
    throw "There is no such key in the table.";
  }
};

} // namespace sparkwright
