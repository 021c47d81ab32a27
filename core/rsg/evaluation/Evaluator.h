#pragma once

#include "core/import/SceneImporters.h"
#include "core/object/Object.h"
#include "core/rsg/evaluation/ImportRecord.h"
#include "core/rsg/evaluation/Walker.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sparkwright::rsg
{

/// Builds the nodes of one file below a node. One per level of import, with its own variables and queue of calls.
///
/// Links nodes and calls immediate methods while the text is read; queues all other calls for runQueue().
class Evaluator : public Walker<std::shared_ptr<Object>>, public ImportPlace
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

  void write(Diagnostic diagnostic) override;
  bool create(Node form, const ClassInfo& info, ObjectPtr& current) override;
  bool select(Node nameNode, const std::string& name, ObjectPtr& current) override;
  void call(Node list, Node form, const std::string& word, std::vector<std::string> values,
            const ObjectPtr& current) override;
  void tellPath(Node at, const ObjectPtr& current) override;

  bool isImmediate(const Method& method) const;
  bool readDeltaList(Node list, const ObjectPtr& current, std::size_t& next);

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

  ObjectPtr root_;
  const ClassInfo* transform_; ///< Tells which methods run at once; nullptr if there is no such class.
  std::vector<Call> queue_;
  std::optional<ImportRecords::Recording> recording_; ///< If the scene may be edited while it runs.
};

} // namespace sparkwright::rsg
