#pragma once

#include "app/ide/session/Session.h"
#include "editor/document/PlaceInText.h"
#include "editor/document/SceneDocument.h"
#include "viewer/manipulation/ManipulationTool.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

class ViewArea;

/// Converts drags in the views to edits of a scene file.
///
/// Asks the simulation where the things would stand, and applies the answer as one undo step of the document. Until the
/// World has been rebuilt from the new text, the views show the things at their new poses. Several things are written
/// together, or not at all if the text of one cannot be changed.
class PoseEditing : public QObject
{
  Q_OBJECT
public:
  /// The parameters must outlive this.
  PoseEditing(SceneDocument& document, Session& session, ViewArea& area);

  /// For ManipulationTool::Settings::widen: the nodes that the text moves together.
  std::optional<ManipulationTool::Settings::Range> widen(const Movable& movable) const;
  /// Starts the edit for a Move or Place.
  void ask(const ManipulationRequest& request);
  /// Whether an answer is pending.
  bool waiting() const { return asked_.has_value(); }
  /// Ignores a pending answer.
  void forget() { asked_.reset(); }
  /// Updates from the session.
  void show(const SessionState& state);

signals:
  /// The edit was refused, completely or in part.
  void refused(const QString& why);

private:
  struct Asked
  {
    long number = 0; ///< Of the question.
    std::vector<Movable> movables;
    Mat4f motion;
    FramePtr frame; ///< In which they were dragged.
  };
  struct Moved
  {
    PlaceInText place;
    Mat4f motion;
  };
  void write(const Asked& asked, const Arrangement& arrangement);
  void showMoved(const Frame& before, const std::vector<Moved>& all);
  QString nameOf(const std::vector<Moved>& all, const Mat4f& motion) const;
  /// Why no form of the text sets the pose of the node.
  QString whyNot(const Frame& frame, int node) const;
  QString sentence(const PoseRefusal& refusal, const PlaceInText& place) const;
  std::string file() const;

  SceneDocument& document_;
  Session& session_;
  ViewArea& area_;
  std::optional<Asked> asked_;
};

} // namespace sparkwright
