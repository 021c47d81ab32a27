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

/// Turns drags in the views into numbers in a scene file.
///
/// Asks the simulation where the things would come to stand. The answer becomes one step of the document; until the
/// World has been built from the new text, the views show the things where they will be. What several things need is
/// written all at once, or not at all if the text of one cannot be changed.
class PoseEditing : public QObject
{
  Q_OBJECT
public:
  /// All of it must outlive this.
  PoseEditing(SceneDocument& document, Session& session, ViewArea& area);

  /// As ManipulationTool::Settings::widen: what the text moves together.
  std::optional<ManipulationTool::Settings::Range> widen(const Movable& movable) const;
  /// A Move or Place that somebody has made.
  void ask(const ManipulationRequest& request);
  /// Whether an answer is still to come.
  bool waiting() const { return asked_.has_value(); }
  /// Whatever was asked for counts no longer.
  void forget() { asked_.reset(); }
  /// Takes over what the session says.
  void show(const SessionState& state);

signals:
  /// Nothing is written, or not all of it.
  void refused(const QString& why);

private:
  struct Asked
  {
    long number = 0; ///< Of the question.
    std::vector<Movable> movables;
    Mat4f motion;
    FramePtr frame; ///< That they were dragged in.
  };
  struct Moved
  {
    PlaceInText place;
    Mat4f motion;
  };
  void write(const Asked& asked, const Arrangement& arrangement);
  void showMoved(const Frame& before, const std::vector<Moved>& all);
  QString nameOf(const std::vector<Moved>& all, const Mat4f& motion) const;
  /// Why nothing in the text says where the node stands.
  QString whyNot(const Frame& frame, int node) const;
  QString sentence(const PoseRefusal& refusal, const PlaceInText& place) const;
  std::string file() const;

  SceneDocument& document_;
  Session& session_;
  ViewArea& area_;
  std::optional<Asked> asked_;
};

} // namespace sparkwright
