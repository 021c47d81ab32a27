#pragma once

#include "editor/tree/SourceOutline.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// A call that imports a file: where the values of its template come from.
struct ImportSite
{
  const SourceOutline* outline = nullptr;
  TokenRope::Id call = 0;                     ///< `(importScene file value…)`
  std::string file;                           ///< That the call stands in.
  std::shared_ptr<const ImportSite> around{}; ///< Of that file; null: not known.
};

/// A value in a scene file, as the importer takes it, and where it comes from.
struct SourceValue
{
  enum class From
  {
    Literal,
    Variable,   ///< `$x`
    Expression, ///< `(eval …)` or `(join …)`
    Preset,     ///< No call sets it: it is the method's preset.
    Missing     ///< The call lacks it, and there is no preset.
  };
  From from = From::Missing;
  std::string source{};                 ///< As it stands; empty if it stands nowhere.
  std::optional<std::string> value{};   ///< Nothing if it is not known from the text.
  TokenRope::Offset begin = 0, end = 0; ///< In the text; of what stands there.
  std::string file{};                   ///< Where the value was given, if that is known …
  int line = 0;                         ///< … and its line, from 1; 0: nowhere.
  std::optional<std::size_t> argument{}; ///< Number of the template's variable that it is: an argument of the import.
};

/// Reads values of one file: follows variables to their definition, or to the call that imports the file. To be made
/// anew after an edit.
class SourceValues
{
public:
  /// Evaluates the text of an `eval`; nothing if it fails.
  using Evaluate = std::function<std::optional<std::string>(const std::string&)>;

  /// @param site      the call that imports the file; null: values of its template are not known
  /// @param evaluate  empty: expressions have no known value
  SourceValues(const SourceOutline& outline, std::string file, std::shared_ptr<const ImportSite> site = {},
               Evaluate evaluate = {})
      : outline_(outline), file_(std::move(file)), site_(std::move(site)), evaluate_(std::move(evaluate))
  {
  }

  SourceValue read(const TokenRope::Cursor& element) const { return read(element, 0); }
  const SourceOutline& outline() const { return outline_; }
  const std::string& file() const { return file_; }

private:
  SourceValue read(const TokenRope::Cursor& element, int depth) const;
  const std::vector<SourceOutline::Id>& definitions() const;
  void follow(const std::string& name, TokenRope::Offset before, SourceValue& value, int depth) const;
  std::optional<std::string> expression(const TokenRope::Cursor& list, int depth) const;

  static constexpr int deepest = 40; ///< Variables and expressions in each other.

  const SourceOutline& outline_;
  std::string file_;
  std::shared_ptr<const ImportSite> site_;
  Evaluate evaluate_;
  mutable std::optional<std::vector<SourceOutline::Id>> definitions_; ///< Of variables and templates, in order.
};

} // namespace sparkwright
