#pragma once

#include "core/import/SceneImporters.h"
#include "core/object/Object.h"
#include "core/object/Registry.h"
#include "core/rsg/Environment.h"
#include "core/rsg/ImportState.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace sparkwright::rsg
{

/// Builds the nodes of one file below a node. One per level of import, with its own variables and queue of calls.
///
/// Links nodes and calls immediate methods while the text is read; queues all other calls for runQueue().
class Evaluator : public ImportPlace
{
public:
  using Node = SyntaxTree::Node;

  Evaluator(ImportState& state, std::shared_ptr<const ParsedFile> file, Object& root,
            std::span<const std::string> arguments, LocalText importedFrom);

  /// Reads a complete scene. @return false if reading stopped at an error; nodes made until then stay
  bool readScene(Node body);
  /// Reads a delta scene: its lists apply to the existing children in order.
  bool readDelta(Node body);
  /// Runs the queued calls. Call it even if reading failed.
  void runQueue();

  Diagnostic place() const override;

private:
  using ObjectPtr = std::shared_ptr<Object>;

  /// Whether further messages of that severity are dropped.
  bool full(Diagnostic::Severity severity) const;
  void report(Diagnostic::Severity severity, Node at, LocalText message, LocalText hint = {});
  /// Reports what is accepted only because existing files rely on it; in strict mode only.
  void quirk(Node at, LocalText message, LocalText hint = {});
  bool fail(Node at, LocalText message, LocalText hint = {});

  // Structure: each form gets the list it stands in, itself, and the node it applies to.
  bool readList(Node list, ObjectPtr current);
  bool createNode(Node list, Node& element, ObjectPtr& current);
  bool select(Node list, Node& element, ObjectPtr& current);
  bool declareTemplate(Node list, Node form);
  bool define(Node list, Node form);
  bool chooseCase(Node list, Node form, const ObjectPtr& current);
  bool takeCase(Node aCase, Node label, const ObjectPtr& current);
  bool callMethod(Node list, Node form, const ObjectPtr& current);
  bool isImmediate(const Method& method) const;
  bool readDeltaList(Node list, const ObjectPtr& current, std::size_t& next);

  // Values
  bool value(Node node, std::string& result);
  bool parameter(Node node, const std::string& text, std::string& result);
  bool expression(Node list, std::string& result);
  bool evalExpression(Node list, Node op, std::string& result);

  struct Call
  {
    std::weak_ptr<Object> object;
    const Method* method;
    std::vector<std::string> values;
    Node list;
    Node form;
  };
  void perform(Object& object, const Method& method, const std::vector<std::string>& values, Node list, Node form);
  void checkValues(const Method& method, const std::vector<std::string>& values, Node list, Node form);

  ImportState& state_;
  std::shared_ptr<const ParsedFile> file_;
  const SyntaxTree& tree_;
  ObjectPtr root_;
  const ClassInfo* transform_; ///< Tells which methods run at once; nullptr if there is no such class.
  Environment environment_;
  LocalText importedFrom_;
  std::vector<Call> queue_;
  Node current_ = 0; ///< The form being read.
  int warnings_ = 0; ///< Reported so far.
  int errors_ = 0;
};

} // namespace sparkwright::rsg
