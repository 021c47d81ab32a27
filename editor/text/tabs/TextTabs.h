#pragma once

#include "editor/document/OpenDocuments.h"
#include "editor/text/help/DocumentHelps.h"
#include "editor/text/tabs/CursorMemory.h"
#include "editor/text/tabs/TextPage.h"

#include <QIcon>
#include <QLabel>
#include <QSplitter>
#include <QTabWidget>
#include <QWidget>

#include <functional>

#include <memory>
#include <vector>

namespace sparkwright
{

/// The documents in tabs, in one pane or two side by side. A document may be shown in both; its views share text and
/// undo steps.
class TextTabs : public QWidget
{
  Q_OBJECT
public:
  /// What the tabs need from the window; must outlive them.
  struct Surroundings
  {
    OpenDocuments& documents;
    SourceSelection& selection;
    HelpServices& services;
    CursorMemory& cursors;
    TextOptions& options;
  };
  explicit TextTabs(const Surroundings& around, QWidget* parent = nullptr);
  ~TextTabs() override;

  /// Shows a document in the present pane, in a new tab if it has none there.
  TextPage& show(SceneDocument& document);
  /// Shows a range of a file, which is opened if it is not. @return nullptr if it cannot be read
  TextPage* show(const QString& file, TextView::Range range);
  /// Shows a tab for each of some files, which is read when its tab is first shown.
  /// @param current  the one of them to be shown now; another name: as it is
  void announce(const QStringList& files, const QString& current);
  /// Takes the tabs away whose files have not been read yet.
  void forgetUnread();
  /// The files of all tabs in their order, each once, also of those that have not been read.
  QStringList files() const;
  /// The page that is used or was used last; nullptr: there is none, or its file is about to be read.
  TextPage* current() const;
  /// All pages, pane by pane.
  std::vector<TextPage*> pages() const;
  /// Shows the current document in a second pane as well, or closes that.
  void setSplit(bool split);
  bool isSplit() const { return panes_[1]->isVisibleTo(this); }
  /// Whether a document is shown in a tab.
  bool shows(const SceneDocument& document) const;
  /// Language help of all open documents.
  DocumentHelps& helps() const { return *helps_; }
  /// What a tab says about its file beside the name; for a text that is nothing special, empty.
  struct Mark
  {
    QIcon icon;
    QString words; ///< For the tool tip.
  };
  /// Has tabs show marks, now and whenever showMarks() is called.
  void setMarks(std::function<Mark(const QString& file)> markOf);
  void showMarks();
  /// One action for each of textCommands(), in their order. Their keys act in texts only.
  const QList<QAction*>& commands() const { return actions_; }

signals:
  /// The user wants to close a document; nothing has happened yet.
  void closeWanted(sparkwright::SceneDocument* document);
  /// The user wants the menu of a tab. @param at  on the screen
  void menuWanted(sparkwright::SceneDocument* document, const QPoint& at);
  void differenceWanted(sparkwright::SceneDocument* document);
  /// The user wants to search files. @param pattern  the selected text
  void findInFilesWanted(const QString& pattern);
  /// Places to be listed. @param title  what they are
  void found(const QString& title, const std::vector<sparkwright::SourcePlace>& places);
  /// For the status line.
  void told(const QString& words);
  /// Another page is used, or its cursor has moved.
  void cursorMoved();
  /// The second pane has come or gone.
  void splitChanged(bool split);

protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  /// The command that has a key now; null: none.
  const struct TextCommand* commandOf(const QKeySequence& key) const;
  QTabWidget* makePane();
  QTabWidget* pane() const;
  TextPage* find(const QTabWidget& pane, const SceneDocument& document) const;
  TextPage& add(QTabWidget& pane, SceneDocument& document);
  void read(QTabWidget& pane, class UnreadTab& tab);
  void remove(TextPage* page);
  void retranslate();
  void showOptions();
  void closeEmptyPane();
  void showEmpty();
  void name(const SceneDocument& document);
  void name(QTabWidget& pane, int index, const QString& path, const QString& file, const QString& suffix);
  void nameAll();
  void go(const TextPage& from, const SourcePlace& place);
  void storeCursor(const TextPage& page);

  Surroundings around_;
  QSplitter* splitter_;
  QLabel* none_; ///< In place of the panes while there is no text.
  std::function<Mark(const QString&)> markOf_;
  QTabWidget* panes_[2];
  std::size_t active_ = 0;
  std::unique_ptr<DocumentHelps> helps_; ///< Last, so that pages let go of a help before it goes.
  QList<QAction*> actions_; ///< In the order of textCommands().
};

} // namespace sparkwright
