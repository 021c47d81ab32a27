#pragma once

#include "app/ide/help/HelpBrowser.h"
#include "app/ide/help/HelpFindBar.h"
#include "app/ide/help/HelpHits.h"

#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>
#include <QTreeWidget>
#include <QWidget>

class QPrinter;

namespace sparkwright
{

/// The window of the help: contents or what a search has found at the left, a page at the right. A window of its own,
/// so that one can read beside any layout of docks.
class HelpWindow : public QWidget
{
  Q_OBJECT
public:
  HelpWindow();
  ~HelpWindow() override;

  /// @param folder  of the user guide's pictures
  void setLibrary(std::shared_ptr<const HelpLibrary> library, const QString& folder);
  /// Shows the window with a place, such as `agents.md#ports`; if it is empty, with what was shown last, or the first
  /// page. Before there is a library, the place is shown when it comes.
  void show(const QString& place);
  /// Brings the window to the front, with the keyboard in the search.
  void search(const QString& words = {});
  void retranslate();
  /// Prints the page that is shown, black on white, in a thread of its own.
  void print(std::shared_ptr<QPrinter> printer);

  HelpBrowser& browser() { return *browser_; }
  QTreeWidget& contents() { return *contents_; }
  QLineEdit& searchField() { return *search_; }
  HelpHits& hits() { return *hits_; }
  HelpFindBar& findBar() { return *findBar_; }
  QString status() const { return found_->text(); }

signals:
  /// The window is about to be shown: what changes while the program runs should be read again.
  void opening();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  QAction* addButton(const QString& icon, const QList<QKeySequence>& keys, const std::function<void()>& effect);
  void addButtons();
  void showWanted(const QString& place);
  void fillContents();
  void addEntries(const std::vector<HelpEntry>& entries, QTreeWidgetItem* above);
  void showContents();
  void find(const QString& words);
  void openHit();
  void showPlace();
  void askToPrint();

  std::shared_ptr<const HelpLibrary> library_;
  QString folder_;
  std::optional<QString> wanted_; ///< Before there is a library.
  QToolBar* tools_;
  QAction *back_, *forward_, *home_, *find_, *print_;
  QSplitter* halves_;
  QLineEdit* search_;
  QLabel* found_;
  QStackedWidget* left_;
  QTreeWidget* contents_;
  HelpHits* hits_;
  HelpBrowser* browser_;
  HelpFindBar* findBar_;
};

} // namespace sparkwright
