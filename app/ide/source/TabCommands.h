#pragma once

#include "app/ide/common/WindowPart.h"
#include "editor/text/tabs/TextTabs.h"

#include <QObject>

class QMenu;

namespace sparkwright
{

class DocumentCommands;

/// What the tabs of texts say and offer about their files: which of them runs, which one the project starts with, and
/// the menu that changes both.
class TabCommands : public QObject
{
  Q_OBJECT
public:
  /// Objects of the window, which must outlive this.
  struct Sides
  {
    TextTabs& tabs;
    DocumentCommands& commands;
  };
  TabCommands(const WindowPart::Surroundings& around, const Sides& sides);
  ~TabCommands() override;

  /// Updates from the session.
  void show(const SessionState& state);
  /// The menu of a tab, which deletes itself when it is closed.
  QMenu* makeMenu(SceneDocument& document);

private:
  TextTabs::Mark markOf(const QString& file) const;
  void run(const QString& file);
  void useAsStart(const QString& file);
  QString startFile() const;

  WindowPart::Surroundings around_;
  Sides sides_;
  QString running_;         ///< File that the World is made from; empty: none.
  QString project_, start_; ///< The project that is open, and the file that it starts with.
};

} // namespace sparkwright
