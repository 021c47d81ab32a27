#pragma once

#include <Eigen/Core>

#include <string>
#include <string_view>

namespace sparkwright
{

/// Writes the text of a scene as people lay it out: one form per line, indented by two, closing parentheses at the end
/// of the last line.
class SceneWriter
{
public:
  /// Writes comment lines; breaks long texts at blanks.
  void comment(std::string_view text);
  void blankLine();
  /// Begins a list with these words, e.g. `nd Transform`; what follows stands inside it, until close().
  void open(std::string_view words);
  /// Begins a list without words.
  void openBody();
  void close();
  /// Writes a list on a line of its own: `setName torso`, or several lists side by side: `nd Box) (nd Sphere`.
  void form(std::string_view words);

  /// The text written so far, ending with a line break. All lists must be closed.
  std::string text() const;

  /// All digits, to a relative 1e-15, as short as possible; of a float the shortest text that is read as the same float.
  /// Numbers below 1e-15 are 0.
  static std::string number(double value);
  static std::string numbers(const Eigen::Vector3d& values);
  /// A word that can be a node's name and part of a path: other characters than letters, digits, `_`, `-` and `.` are
  /// replaced by `_`. Never empty.
  static std::string nameFrom(std::string_view text);

private:
  void newLine();

  std::string text_;
  int depth_ = 0;
  bool afterComment_ = false;
  bool blank_ = false; ///< A blank line comes before the next one.
};

} // namespace sparkwright
