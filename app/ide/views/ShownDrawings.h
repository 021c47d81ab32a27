#pragma once

#include "core/draw/Drawings.h"

#include <QObject>
#include <QString>

#include <map>

namespace sparkwright
{

class ViewArea;

/// Which sets of drawings are shown: each or whole groups of names, whose parts stand between dots. Groups include sets
/// that come later.
class DrawingChoice
{
public:
  /// Shows or hides a set or a group, with all in it. @param name  `L.03`; empty: all
  void show(const QString& name, bool shown);
  bool shows(const QString& name) const;
  bool hidesNothing() const;

private:
  std::map<QString, bool> chosen_; ///< By name; what is not chosen is as the group around it. Preset: shown.
};

/// The drawings of the window: those that come over UDP, those of the shown session, and those of tools of the window.
/// Passes what the user wants to see to all views.
class ShownDrawings : public QObject
{
  Q_OBJECT
public:
  /// @param area  must outlive this
  explicit ShownDrawings(ViewArea& area, QObject* parent = nullptr);

  /// Sets what has come over UDP; null: nothing.
  void setReceived(const DrawingsPtr& drawings);
  /// Sets what the session draws or has recorded; null: nothing.
  void setOfSession(const DrawingsPtr& drawings);
  /// Sets what a tool of the window draws; null: nothing.
  void setOfWindow(const DrawingsPtr& drawings);
  void setChoice(const DrawingChoice& choice);
  const DrawingChoice& choice() const { return choice_; }

  /// All that there is, also what is hidden; null: nothing.
  const DrawingsPtr& all() const { return all_; }

private:
  void merge();
  void show();

  ViewArea& area_;
  DrawingsPtr received_, ofSession_, ofWindow_, all_;
  DrawingChoice choice_;
};

} // namespace sparkwright
