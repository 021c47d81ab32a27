#pragma once

#include "app/ide/editing/WorldOffsets.h"
#include "app/ide/session/Session.h"
#include "editor/document/SceneDocument.h"

#include <QObject>
#include <QPointer>

namespace sparkwright
{

/// Writes where the things of a running World are into the scene file, as one undo step: "Keep these poses".
class PoseKeeping : public QObject
{
  Q_OBJECT
public:
  /// @param session,offsets  must outlive this
  PoseKeeping(Session& session, const WorldOffsets& offsets, QObject* parent = nullptr);

  /// Asks the simulation; the answer becomes the edit.
  void keep(SceneDocument& document);
  /// Updates from the session.
  void show(const SessionState& state);

signals:
  /// How many things were written, and which ones could not be.
  void told(const QString& words);

private:
  void write(SceneDocument& document, const KeptPoses& kept);

  Session& session_;
  const WorldOffsets& offsets_;
  QPointer<SceneDocument> document_; ///< Waits for an answer; null: none does.
  long asked_ = 0;
};

} // namespace sparkwright
