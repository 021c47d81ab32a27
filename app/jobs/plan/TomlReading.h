#pragma once

#include "app/jobs/plan/JobTexts.h"
#include "core/text/Diagnostic.h"
#include "core/text/Toml.h"

#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Thrown while a TOML file is read; does not leave the reader of the file.
struct TomlProblem
{
  Diagnostic problem;
};

/// A table of a TOML file, read with checks: what is missing has its preset, what is wrong throws a TomlProblem with
/// its place.
class TomlTable
{
public:
  TomlTable(const toml::table& table, const std::filesystem::path& file) : table_(table), file_(file) {}

  /// Refuses keys that are not among these.
  void allow(std::initializer_list<std::string_view> keys) const;

  const toml::node* find(std::string_view key) const { return table_.get(key); }
  std::string text(std::string_view key, const std::string& preset) const;
  bool flag(std::string_view key, bool preset) const;
  double number(std::string_view key, double preset, double least, double most) const;
  int whole(std::string_view key, int preset, int least, int most) const;
  std::vector<std::string> texts(std::string_view key) const;
  /// One of `words`; its index.
  std::size_t choice(std::string_view key, std::size_t preset, std::initializer_list<std::string_view> words) const;
  std::optional<TomlTable> table(std::string_view key) const;
  std::vector<TomlTable> tables(std::string_view key) const;

  const toml::table& raw() const { return table_; }
  toml::source_position place() const { return table_.source().begin; }
  /// Of a key's value; of the table if it is missing.
  toml::source_position placeOf(std::string_view key) const;

  [[noreturn]] void refuse(const toml::source_position& place, LocalText message, LocalText hint = {}) const;

private:
  [[noreturn]] void refuseType(std::string_view key, const LocalText& expected) const;

  const toml::table& table_;
  const std::filesystem::path& file_;
};

} // namespace sparkwright
