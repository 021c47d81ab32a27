#pragma once

#include "core/design/FormEdits.h"
#include "core/lint/Lint.h"

#include <map>
#include <memory>
#include <set>
#include <tuple>

namespace sparkwright
{

class FileService;
class Object;

namespace lint
{

/// Collects findings, each place once, and the edits that mend them.
class Report
{
public:
  explicit Report(const FileService& files) : files_(files) {}

  /// Adds a finding at a node's form. @return it, to add fixes to; null: the same was found at this place before
  Finding* add(Kind kind, const Object& node, double number, LocalText text, LocalText hint);
  /// Adds a fix of the node's file, unless it has no edits.
  void addFix(Finding& finding, const Object& node, LocalText title, std::vector<TextEdit> edits) const;

  /// The form of a node; `found()` is false if its text is unknown.
  const design::FormEdits& formOf(const Object& node);

  std::vector<Finding> take() { return std::move(findings_); }

private:
  const SyntaxTree& treeOf(const std::string& location);

  const FileService& files_;
  std::map<std::string, std::unique_ptr<SyntaxTree>> trees_;
  std::map<const Object*, std::unique_ptr<design::FormEdits>> forms_;
  std::set<std::tuple<Kind, std::string, int, int>> places_;
  std::vector<Finding> findings_;
};

} // namespace lint
} // namespace sparkwright
