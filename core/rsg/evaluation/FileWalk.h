#pragma once

#include "core/rsg/ImportState.h"
#include "core/rsg/evaluation/Environment.h"

#include <memory>
#include <span>
#include <string>

namespace sparkwright::rsg
{

/// Reads the forms of one scene file that make no nodes: variables and values. Base of Walker.
class FileWalk
{
public:
  using Node = SyntaxTree::Node;

  virtual ~FileWalk() = default;

protected:
  /// @param importedFrom  `, imported from outer.rsg:3:5`, for messages; may be empty
  FileWalk(ImportState& state, std::shared_ptr<const ParsedFile> file, std::span<const std::string> arguments,
             LocalText importedFrom)
      : state_(state), file_(std::move(file)), tree_(file_->tree),
        environment_({arguments.begin(), arguments.end()}, state.options.referenceSkew),
        importedFrom_(std::move(importedFrom))
  {
  }

  /// Gets every diagnostic, up to a limit per file.
  virtual void write(Diagnostic diagnostic) = 0;

  /// Whether further messages of that severity are dropped.
  bool full(Diagnostic::Severity severity) const;
  void report(Diagnostic::Severity severity, Node at, LocalText message, LocalText hint = {});
  /// Reports what is accepted only because existing files rely on it; in strict mode only.
  void quirk(Node at, LocalText message, LocalText hint = {});
  bool fail(Node at, LocalText message, LocalText hint = {});

  // Each form gets the list it stands in, and itself.
  bool declareTemplate(Node list, Node form);
  bool define(Node list, Node form);

  bool value(Node node, std::string& result);

  /// Keeps count of how deep lists and expressions are nested.
  class DepthGuard
  {
  public:
    explicit DepthGuard(int& depth) : depth_(depth) { ++depth_; }
    ~DepthGuard() { --depth_; }
    DepthGuard(const DepthGuard&) = delete;
    DepthGuard& operator=(const DepthGuard&) = delete;

  private:
    int& depth_;
  };

  ImportState& state_;
  std::shared_ptr<const ParsedFile> file_;
  const SyntaxTree& tree_;
  Environment environment_;
  LocalText importedFrom_;

private:
  bool parameter(Node node, const std::string& text, std::string& result);
  bool expression(Node list, std::string& result);
  bool evalExpression(Node list, Node op, std::string& result);
  bool operand(Node node, std::string& result);

  int warnings_ = 0; ///< Reported so far.
  int errors_ = 0;
};

} // namespace sparkwright::rsg
