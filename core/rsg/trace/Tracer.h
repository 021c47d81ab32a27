#pragma once

#include "core/rsg/evaluation/ImportRecord.h"
#include "core/rsg/evaluation/Walker.h"
#include "core/rsg/trace/Trace.h"

namespace sparkwright::rsg
{

/// Evaluates a scene file without building anything.
class Tracer : public Walker<Trace::Index>
{
public:
  /// Evaluates `file`. Errors of syntax, and those that stop the evaluation, are in Trace::errors.
  static Trace trace(ImportState& state, const std::shared_ptr<const ParsedFile>& file,
                     std::span<const std::string> arguments);

private:
  using Walker::Walker;

  void write(Diagnostic diagnostic) override;
  bool create(Node form, const ClassInfo& info, Trace::Index& current) override;
  bool select(Node nameNode, const std::string& name, Trace::Index& current) override;
  void call(Node list, Node form, const std::string& word, std::vector<std::string> values,
            const Trace::Index& current) override;
  void add(Trace::Node node, Node at, Trace::Index& current);
  void finish();

  Trace trace_;
  TraceHash hash_;
};

} // namespace sparkwright::rsg
