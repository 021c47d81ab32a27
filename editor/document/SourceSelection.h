#pragma once

#include "core/syntax/TokenRope.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace sparkwright
{

class SceneDocument;

/// A form of a document: the list `(nd …)`, `(importScene …)`, `(setMass …)` ….
struct SourceNode
{
  QPointer<SceneDocument> document;
  TokenRope::Id list = 0;

  bool operator==(const SourceNode&) const = default;
};

/// The selected forms, shared by text, tree and properties. The window keeps it equal to the selection in the views.
class SourceSelection : public QObject
{
  Q_OBJECT
public:
  using QObject::QObject;

  /// The form selected last is at the end. Forms may be gone by now: TokenRope::find() tells.
  const std::vector<SourceNode>& nodes() const { return nodes_; }
  /// @param origin  who selects; told by changed(), so that a view need not follow itself
  void select(std::vector<SourceNode> nodes, const QObject* origin);
  void clear(const QObject* origin) { select({}, origin); }

signals:
  void changed(const QObject* origin);

private:
  std::vector<SourceNode> nodes_;
};

} // namespace sparkwright
