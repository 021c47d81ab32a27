#pragma once

#include "app/ide/common/WindowPart.h"
#include "editor/document/SourceSelection.h"
#include "editor/text/help/HelpServices.h"
#include "editor/text/tabs/CursorMemory.h"
#include "editor/text/tabs/TextOptions.h"

#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QSettings>
#include <QUndoView>

namespace sparkwright
{

class EditingPart;
class FindInFiles;
class ImportedProblems;
class JointAnchor;
class KnowledgeSource;
class NodeInspection;
class OutlineFiles;
class ProblemsPanel;
class PropertyPanel;
class RobotProblems;
class SourceLink;
class SourceTreePanel;
class TabCommands;
class TextTabs;
struct SceneStructure;
struct SourcePlace;

/// The source of the scene as a part of the window: text, tree, properties, problems, search in files, and the list of
/// undo steps. All of them show the same documents and the same selection.
class SourcePart : public WindowPart
{
  Q_OBJECT
public:
  explicit SourcePart(const Surroundings& around);
  ~SourcePart() override;

  TextTabs& texts() { return *texts_; }
  SourceTreePanel& tree() { return *tree_; }
  PropertyPanel& properties();
  NodeInspection& inspection() { return *inspection_; }
  ProblemsPanel& problems() { return *problems_; }
  RobotProblems& robotProblems() { return *robots_; }
  FindInFiles& search() { return *search_; }
  SourceSelection& selection() { return selection_; }
  /// Of the text editor. @param family  empty: that of the system  @param points  0: that of the system
  void setTextFont(const QString& family, double points);
  /// Further folders in which imported files are found, beside the program's data; see KnowledgeSource::addFurther().
  void addFolders(const QStringList& folders);
  /// Blanks inside a list, for Format and new lines.
  void setIndentation(int blanks);

  /// Opens a file of any kind as a text in a tab beside the others, where it stays when another scene is opened; what
  /// cannot be read is told. @return whether it is shown
  bool openText(const QString& file) override;
  /// Shows a line of a file, from 1.
  void open(const QString& file, int line);
  /// Texts that are nothing else: code, notes.
  bool openFile(const QString& file) override;
  TabCommands& tabs() { return *tabs_; }

  void retranslate() override;
  void showFrame(const SessionState& state) override;
  void opening(const QString& scene, Variables& variables) override;
  void follow(const SessionState& state) override;
  void showState(const SessionState& state) override;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void addDocks();
  void addActions();
  void offerInPanels();
  void connectDocuments();
  void connectViews();
  bool isShown() const;
  void openSource();
  void openFilesOfScene();
  void chooseText();
  void giveRoomToText();
  void showCurrent();
  void showCursor();
  void showProblemCount();
  void offerFixes(const QString& file, std::uint32_t begin, const QPoint& at);
  void goTo(const QString& file, std::uint32_t begin, std::uint32_t end);
  void openSourceOf(int node);
  void showDifferenceOf(SceneDocument* document);
  QStringList foldersToSearch() const;

  Surroundings around_;
  EditingPart& editing_;
  std::unique_ptr<KnowledgeSource> knowledge_;
  HelpServices services_;
  QSettings settings_;
  CursorMemory cursors_;
  TextOptions options_;
  SourceSelection selection_;
  std::unique_ptr<SourceLink> link_;
  std::unique_ptr<OutlineFiles> outlines_;
  std::unique_ptr<ImportedProblems> imported_;
  std::unique_ptr<RobotProblems> robots_;
  std::unique_ptr<NodeInspection> inspection_;
  std::unique_ptr<JointAnchor> anchor_;
  TextTabs* texts_;
  SourceTreePanel* tree_;
  ProblemsPanel* problems_;
  FindInFiles* search_;
  QUndoView* history_;
  QLabel* cursor_;
  QDockWidget *textDock_, *treeDock_, *problemsDock_, *searchDock_, *historyDock_;
  std::unique_ptr<QMenu> textMenu_;
  QAction *showSource_, *split_, *openText_;
  std::unique_ptr<TabCommands> tabs_;
  QPointer<SceneDocument> inTree_; ///< The scene whose tree is shown.
  QString textFolder_;             ///< Where the dialog for texts starts.
  bool roomGiven_ = false;                    ///< The text has been given room, once: then the user's wishes count.
  long generation_ = 0, left_ = -1; ///< SessionState::generation: of the World now, and of the one that is being left.
  std::string running_;                       ///< Location of the scene of the own World; empty: none.
  std::string opened_;                        ///< Location of the scene whose source has been opened.
  const SceneStructure* structure_ = nullptr; ///< The one seen last.
};

} // namespace sparkwright
