#include "app/ide/source/SourcePart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/Icons.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/editing/dialogs/DifferenceView.h"
#include "app/ide/editing/EditingPart.h"
#include "app/ide/editing/EditMode.h"
#include "app/ide/source/ImportedProblems.h"
#include "app/ide/source/JointAnchor.h"
#include "app/ide/source/KnowledgeSource.h"
#include "app/ide/source/NodeInspection.h"
#include "app/ide/source/ProblemsPanel.h"
#include "app/ide/source/RobotProblems.h"
#include "app/ide/source/SourceLink.h"
#include "app/ide/source/TabCommands.h"
#include "app/ide/source/TextFiles.h"
#include "app/ide/views/LayerCommands.h"
#include "app/ide/views/ViewsPart.h"
#include "app/ide/scene/ScenePart.h"
#include "app/ide/session/FileDialogs.h"
#include "app/ide/session/SessionPart.h"
#include "core/import/NodeSource.h"
#include "core/setup/DataPath.h"
#include "core/setup/StandardRegistry.h"
#include "editor/properties/PropertyPanel.h"
#include "editor/language/source/TextPositions.h"
#include "editor/language/structure/ListStyle.h"
#include "editor/text/find/FindInFiles.h"
#include "editor/text/TextLook.h"
#include "editor/text/tabs/TextTabs.h"
#include "editor/tree/OutlineFiles.h"
#include "editor/tree/view/SourceTreePanel.h"

#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QMainWindow>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr Actions::Words showSourceWords = {
    "Ctrl+Shift+E", "edit-list", QT_TRANSLATE_NOOP("sparkwright::SourcePart", "Show sour&ce"),
    QT_TRANSLATE_NOOP("sparkwright::SourcePart", "Show text, tree and properties of the scene, and the selected form"), "showSource"};
constexpr Actions::Words openTextWords = {
    "Ctrl+Shift+D", "open", QT_TRANSLATE_NOOP("sparkwright::SourcePart", "Open as te&xt…"),
    QT_TRANSLATE_NOOP("sparkwright::SourcePart", "Open files in the text editor; what runs stays as it is"), "openText"};
constexpr Actions::Words splitWords = {
    "Ctrl+\\", "two-views", QT_TRANSLATE_NOOP("sparkwright::SourcePart", "S&plit text"),
    QT_TRANSLATE_NOOP("sparkwright::SourcePart", "Show the text in two panes side by side"), "splitText"};

} // namespace

SourcePart::SourcePart(const Surroundings& around)
    : around_(around), editing_(around.shell.part<EditingPart>()),
      knowledge_(
          std::make_unique<KnowledgeSource>(editing_.commands().documents(), standardRegistry(), around.dataFolder)),
      cursors_(settings_), options_(settings_)
{
  OpenDocuments& documents = editing_.commands().documents();
  services_.knowledge = [this](const SceneDocument& document) { return knowledge_->of(document); };
  services_.say = [](const LocalText& text) { return inWindow(text); };
  link_ = std::make_unique<SourceLink>(
      SourceLink::Sides{documents, selection_, around.selection, editing_.link().offsets()});
  outlines_ = std::make_unique<OutlineFiles>(documents, nullptr);
  outlines_->setFilesOf([this](const QString& file) { return knowledge_->filesOf(file); });
  imported_ = std::make_unique<ImportedProblems>(documents, *knowledge_);
  robots_ = std::make_unique<RobotProblems>(documents, around_.session);
  inspection_ = std::make_unique<NodeInspection>(
      around, NodeInspection::Sides{*outlines_, selection_, *link_, knowledge_->registry()});
  anchor_ = std::make_unique<JointAnchor>(
      JointAnchor::Sides{*outlines_, selection_, *link_, editing_.link().offsets(), knowledge_->registry(), around.area,
                         *around.actions[ActionId::LockThings], *around.actions[ActionId::LocalAxes]});
  addDocks();
  addActions();
  tabs_ = std::make_unique<TabCommands>(around, TabCommands::Sides{*texts_, editing_.commands()});
  connectDocuments();
  connectViews();
}

SourcePart::~SourcePart()
{
  // They use documents, selection and values, and the window would delete them later. What they tell while they go
  // interests nobody.
  for(QObject* const teller :
      std::initializer_list<QObject*>{texts_, &editing_.commands(), knowledge_.get(), problems_, robots_.get()})
    teller->disconnect(this);
  editing_.commands().setAsksItself({});
  tabs_.reset();
  history_->setStack(nullptr);
  delete textDock_;
  delete treeDock_;
  inspection_.reset();
  delete problemsDock_;
  delete searchDock_;
  delete historyDock_;
}

void SourcePart::setTextFont(const QString& family, double points) { sparkwright::setTextFont(family, points); }

void SourcePart::addFolders(const QStringList& folders)
{
  knowledge_->addFurther(folders);
}

void SourcePart::setIndentation(int blanks) { setBlockIndentation(static_cast<std::uint32_t>(blanks)); }

void SourcePart::addDocks()
{
  OpenDocuments& documents = editing_.commands().documents();
  WindowShell& shell = around_.shell;
  texts_ = new TextTabs({documents, selection_, services_, cursors_, options_});
  tree_ = new SourceTreePanel(*outlines_, selection_, knowledge_->registry());
  problems_ = new ProblemsPanel;
  QString shipped = QFileInfo(editing_.commands().shippedFolder()).canonicalFilePath();
  search_ = new FindInFiles(documents, [this] { return foldersToSearch(); },
                            shipped.isEmpty() ? QStringList() : QStringList{std::move(shipped)});
  history_ = new QUndoView;
  cursor_ = new QLabel;
  textDock_ = &shell.addDock({"textDock", Qt::BottomDockWidgetArea, 50}, texts_);
  problemsDock_ = &shell.addDock({"problemsDock", Qt::BottomDockWidgetArea, 51}, problems_);
  searchDock_ = &shell.addDock({"searchDock", Qt::BottomDockWidgetArea, 52}, search_);
  treeDock_ = &shell.addDock({"sourceDock", Qt::LeftDockWidgetArea, 10}, tree_);
  historyDock_ = &shell.addDock({"historyDock", Qt::LeftDockWidgetArea, 80}, history_);
  shell.addStatus(cursor_);
}

/// The status bar says what the mouse does where it is.
bool SourcePart::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() == QEvent::Enter || event->type() == QEvent::Leave)
  {
    const QString words =
        event->type() == QEvent::Leave ? QString()
        : watched == texts_            ? tr("Ctrl+click: go to definition · Alt+drag: select a rectangle · Ctrl+wheel: size of the "
                                            "letters · rest on a word: what it is")
                                       : tr("Click: select · Double click: go to text · Drag: move in the tree · Right click: menu");
    around_.shell.part<ViewsPart>().setOtherHint(words);
  }
  return WindowPart::eventFilter(watched, event);
}

void SourcePart::addActions()
{
  texts_->installEventFilter(this);
  tree_->installEventFilter(this);
  showSource_ = around_.actions.add(showSourceWords, "sparkwright::SourcePart");
  split_ = around_.actions.add(splitWords, "sparkwright::SourcePart");
  openText_ = around_.actions.add(openTextWords, "sparkwright::SourcePart");
  around_.shell.addEntry({MenuPlace::File, 0, 2}, openText_);
  connect(openText_, &QAction::triggered, this, &SourcePart::chooseText);
  split_->setCheckable(true);
  around_.actions.list(texts_->commands(), QStringLiteral("text"));
  around_.actions.list(tree_->view().actions(), QStringLiteral("tree"));
  textMenu_ = std::make_unique<QMenu>();
  textMenu_->addActions(texts_->commands());
  textMenu_->addSeparator();
  textMenu_->addAction(split_);
  around_.shell.addEntry({MenuPlace::Edit, 2, 0}, showSource_);
  around_.shell.addEntry({MenuPlace::Edit, 2, 1}, textMenu_->menuAction());
  offerInPanels();
  connect(showSource_, &QAction::triggered, this, &SourcePart::openSource);
  connect(split_, &QAction::triggered, texts_, &TextTabs::setSplit);
  connect(texts_, &TextTabs::splitChanged, split_, &QAction::setChecked);
  connect(&editing_.mode(), &EditMode::begun, this, &SourcePart::openSource);
  // Editing needs them; who closes them afterwards does not want them.
  connect(around_.actions[ActionId::EditScene], &QAction::triggered, this,
          [this]
          {
            if(editing_.mode().editing() || !editing_.mode().setUpFile().isEmpty())
              openSource();
          });
}

/// What the tool bar of panels shows for text and tree; the editor itself has no icons.
void SourcePart::offerInPanels()
{
  static constexpr std::pair<const char*, const char*> icons[] = {
      {"find", "search"},           {"replace", "regex"},      {"goToDefinition", "forward"},
      {"nextProblem", "warning"},   {"rename", "rename-node"}, {"quickFix", "quick-fix"},
      {"describe", "whats-this"},   {"format", "format-text"}, {"toggleComment", "comment-text"},
      {"foldAll", "collapse-all"},  {"unfoldAll", "expand-all"}, {"duplicate", "duplicate-node"},
      {"add", "add-node"},          {"remove", "remove-node"}, {"copy", "copy"},
      {"open", "open"},             {"text", "forward"},       {"expand", "expand-all"},
      {"collapse", "collapse-all"}};
  const QList<QAction*> ofText = texts_->commands(), ofTree = tree_->view().actions();
  for(QAction* const action : ofText + ofTree)
    for(const auto& [name, icon] : icons)
      if(action->objectName() == QLatin1String(name))
        action->setIcon(themedIcon(QLatin1String(icon)));
  const Actions& actions = around_.actions;
  const QList<QAction*> ofDocuments{actions[ActionId::SaveScene], actions[ActionId::Undo], actions[ActionId::Redo],
                                    nullptr};
  around_.shell.setFocusActions(*textDock_, ofDocuments + ofText + QList<QAction*>{nullptr, split_});
  around_.shell.setFocusActions(*treeDock_, ofDocuments + ofTree);
  around_.shell.setFocusActions(*historyDock_, ofDocuments + QList<QAction*>{actions[ActionId::RevertScene]});
  for(QDockWidget* const dock : {problemsDock_, searchDock_})
    around_.shell.setFocusActions(*dock, ofDocuments + QList<QAction*>{showSource_});
}

void SourcePart::connectDocuments()
{
  DocumentCommands& commands = editing_.commands();
  connect(&commands, &DocumentCommands::currentChanged, this, &SourcePart::showCurrent);
  connect(texts_, &TextTabs::cursorMoved, this,
          [this]
          {
            if(TextPage* const page = texts_->current())
              editing_.commands().setCurrent(&page->document());
            showCursor();
          });
  connect(&commands.documents(), &OpenDocuments::closing, this,
          [this](const SceneDocument* document)
          {
            if(document == inTree_)
              tree_->setDocument(inTree_ = nullptr);
          });
  connect(texts_, &TextTabs::closeWanted, this,
          [this](SceneDocument* document) { editing_.commands().close(*document); });
  connect(texts_, &TextTabs::differenceWanted, this, &SourcePart::showDifferenceOf);
  connect(texts_, &TextTabs::told, this, [this](const QString& words) { around_.shell.tell(words); });
  connect(texts_, &TextTabs::findInFilesWanted, this,
          [this](const QString& pattern)
          {
            around_.shell.goTo(*searchDock_);
            search_->open(pattern);
          });
  connect(texts_, &TextTabs::found, this,
          [this](const QString& title, const std::vector<SourcePlace>& places)
          {
            around_.shell.goTo(*searchDock_);
            search_->list(title, places);
          });
  connect(search_, &FindInFiles::wanted, this, &SourcePart::goTo);
  connect(search_, &FindInFiles::replaced, this, [this](const QStringList& files) { texts_->announce(files, {}); });
  connect(&commands.documents(), &OpenDocuments::actLeft, this,
          [this](const std::vector<SceneDocument*>& documents)
          {
            QStringList names;
            for(const SceneDocument* const document : documents)
              names << QFileInfo(document->shownAs()).fileName();
            around_.shell.tell(
                tr("Not in %1: edited since. Undo there, too.").arg(names.join(QStringLiteral(", "))));
          });
  connect(problems_, &ProblemsPanel::wanted, this, &SourcePart::goTo);
  connect(problems_, &ProblemsPanel::countChanged, this, &SourcePart::showProblemCount);
  connect(&texts_->helps(), &DocumentHelps::made, problems_, [this](SceneHelp* help) { problems_->add(*help); });
  for(SceneHelp* const help : texts_->helps().all())
    problems_->add(*help);
  connect(imported_.get(), &ImportedProblems::changed, problems_,
          [this] { problems_->setImported(imported_->files()); });
  connect(robots_.get(), &RobotProblems::changed, problems_, [this] { problems_->setRobots(robots_->files()); });
  connect(problems_, &ProblemsPanel::fixesWanted, this, &SourcePart::offerFixes);
  connect(knowledge_.get(), &KnowledgeSource::changed, this,
          [this]
          {
            for(SceneHelp* const help : texts_->helps().all())
              help->checkAgain();
            inspection_->setDataFolders(knowledge_->folders());
          });
  // A row above the text asks about changes by other programs, where there is one.
  commands.setAsksItself([this](const SceneDocument& document)
                         { return texts_->isVisible() && texts_->shows(document); });
}

void SourcePart::connectViews()
{
  connect(anchor_.get(), &JointAnchor::told, this, [this](const QString& words) { around_.shell.tell(words); });
  connect(&tree_->view(), &SourceTreeView::goToText, this,
          [this](const SourceNode& node)
          {
            if(const auto list = node.document ? node.document->tokens().find(node.list) : std::nullopt)
              goTo(node.document->file(), list->begin(), list->begin());
          });
  connect(&tree_->view(), &SourceTreeView::openFile, this, &SourcePart::open);
  connect(&tree_->view(), &SourceTreeView::importedSelected, &properties(), &PropertyPanel::showImported);
  connect(link_.get(), &SourceLink::inspectedChanged, &tree_->view(),
          [this]
          {
            if(link_->inspected() != 0) // Selected in a view, and in no open text: nor is anything else, then.
              tree_->view().follow();
          });
  connect(inspection_.get(), &NodeInspection::openSource, this, &SourcePart::open);
  connect(inspection_.get(), &NodeInspection::sourceWanted, this, &SourcePart::openSourceOf);
  connect(&around_.shell.part<ScenePart>(), &ScenePart::sourceWanted, this, &SourcePart::openSourceOf);
}

void SourcePart::retranslate()
{
  textDock_->setWindowTitle(tr("Text"));
  treeDock_->setWindowTitle(tr("Source"));
  inspection_->retranslate();
  searchDock_->setWindowTitle(tr("Find in files"));
  historyDock_->setWindowTitle(tr("History"));
  history_->setEmptyLabel(tr("As in the file"));
  history_->setAccessibleName(tr("Undo steps of the text"));
  textMenu_->setTitle(tr("&Text"));
  cursor_->setAccessibleName(tr("Place in the text"));
  showProblemCount();
}

bool SourcePart::isShown() const
{
  return texts_->isVisible() || tree_->isVisible() || inspection_->dock().isVisible();
}

void SourcePart::openSource()
{
  for(QDockWidget* const dock : {textDock_, treeDock_, &inspection_->dock()})
  {
    dock->show();
    dock->raise();
  }
  QMetaObject::invokeMethod(this, &SourcePart::giveRoomToText, Qt::QueuedConnection); // When the window is laid out.
  if(!editing_.commands().current())
    openFilesOfScene();
  showCurrent();
}

/// What was opened, and the scene that it imports, which is then the current one.
void SourcePart::openFilesOfScene()
{
  DocumentCommands& commands = editing_.commands();
  const QString setUp = editing_.mode().setUpFile(), scene = editing_.mode().sceneFile();
  QString problem;
  if(SceneDocument* const script = setUp.isEmpty() ? nullptr : commands.documents().open(setUp, &problem))
  {
    texts_->show(*script);
    if(scene.isEmpty())
      commands.setCurrent(script);
  }
  if(!scene.isEmpty())
    commands.open(scene);
}

/// Once: below the log there may be only a few lines; text needs more.
void SourcePart::giveRoomToText()
{
  auto* const window = qobject_cast<QMainWindow*>(textDock_->parentWidget());
  if(std::exchange(roomGiven_, true) || !window || textDock_->isFloating())
    return;
  const int wanted = window->height() * 2 / 5;
  if(textDock_->height() < wanted)
    window->resizeDocks({textDock_}, {wanted}, Qt::Vertical);
}

void SourcePart::showCurrent()
{
  SceneDocument* const document = editing_.commands().current();
  if(!document || document->isScene()) // Of other texts there is no tree; that of the scene stays.
    tree_->setDocument(inTree_ = document);
  history_->setStack(document ? &document->undoStack() : nullptr);
  if(const TextPage* const page = texts_->current(); document && (!page || &page->document() != document))
    texts_->show(*document);
  showCursor();
}

void SourcePart::showCursor()
{
  const TextPage* const page = textDock_->isVisible() ? texts_->current() : nullptr;
  if(!page)
    return cursor_->clear();
  const TokenRope& text = page->document().tokens();
  const std::uint32_t at = page->view().cursor(), line = text.lineOf(at);
  const QString encoding = encodingName(page->document().encoding());
  cursor_->setText(QStringLiteral("%1 %2:%3")
                       .arg(QFileInfo(page->document().shownAs()).fileName())
                       .arg(line + 1)
                       .arg(columnOf(text, at) + 1) +
                   (encoding.isEmpty() ? QString() : QStringLiteral(" · ") + encoding));
}

void SourcePart::showProblemCount()
{
  const int count = problems_->count();
  problemsDock_->setWindowTitle(count > 0 ? tr("Problems %1").arg(count) : tr("Problems"));
}

void SourcePart::offerFixes(const QString& file, std::uint32_t begin, const QPoint& at)
{
  auto* const menu = new QMenu(problems_);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setAccessibleName(tr("Quick fixes"));
  for(const lint::Fix& fix : robots_->fixesOf(file, begin))
    connect(menu->addAction(inWindow(fix.title)), &QAction::triggered, this,
            [this, fix]
            {
              if(const QString problem = robots_->carryOut(fix, inWindow(fix.title)); !problem.isEmpty())
                around_.shell.tell(problem);
            });
  if(menu->isEmpty())
    menu->addAction(tr("No quick fix here"))->setEnabled(false);
  menu->popup(at);
  menu->setActiveAction(menu->actions().first());
}

void SourcePart::goTo(const QString& file, std::uint32_t begin, std::uint32_t end)
{
  around_.shell.goTo(*textDock_);
  texts_->show(file, {begin, end});
}

/// @param line  from 1; 0: where the cursor was last
void SourcePart::open(const QString& file, int line)
{
  around_.shell.goTo(*textDock_);
  QString problem;
  SceneDocument* const document = editing_.commands().documents().open(file, &problem);
  if(!document)
    return around_.shell.tell(problem);
  TextPage& page = texts_->show(*document);
  page.view().setFocus();
  if(line > 0)
    page.view().goToLine(std::min(static_cast<std::uint32_t>(line), document->tokens().lineCount()) - 1);
}

bool SourcePart::openText(const QString& file)
{
  QString problem;
  SceneDocument* const document = editing_.commands().documents().open(file, &problem);
  if(!document)
  {
    around_.shell.tell(problem);
    around_.shell.note(Diagnostic::Severity::Error, problem);
    return false;
  }
  editing_.commands().keepOpen(*document);
  around_.shell.cover(nullptr);
  textDock_->show();
  textDock_->raise();
  QMetaObject::invokeMethod(this, &SourcePart::giveRoomToText, Qt::QueuedConnection);
  texts_->show(*document).view().setFocus();
  return true;
}

bool SourcePart::openFile(const QString& file)
{
  const QFileInfo info(file);
  const bool isText = info.isFile() && isMereText(info.suffix().toLower());
  if(isText)
    openText(file);
  return isText;
}

void SourcePart::chooseText()
{
  askForTexts(&around_.shell.widget(), textFolder_,
              [this](const QStringList& files)
              {
                for(const QString& file : files)
                  if(openText(file))
                    textFolder_ = QFileInfo(file).absolutePath();
              });
}

/// Opens the file that has made a node of the run, at the node's form, which is then selected.
void SourcePart::openSourceOf(int node)
{
  const auto structure = around_.selection.structure();
  if(!structure || node < 0 || node >= static_cast<int>(structure->nodes.size()))
    return;
  const Object::Origin origin = structure->nodes[static_cast<std::size_t>(node)].origin;
  if(!origin.source && !origin.file)
    return around_.shell.tell(tr("No file has made this node: it belongs to the program or a script"));
  const QString file = QString::fromStdString(origin.source ? origin.source->location() : *origin.file);
  QString problem;
  SceneDocument* const document = editing_.commands().documents().open(file, &problem);
  if(!document)
    return around_.shell.tell(problem);
  const std::optional<SourceNode> form = link_->formOf(*structure, node);
  const auto list = form && form->document == document ? document->tokens().find(form->list) : std::nullopt;
  if(!list)
    return open(file, origin.line);
  goTo(file, list->begin(), list->begin());
  texts_->current()->view().setFocus();
}

PropertyPanel& SourcePart::properties()
{
  return inspection_->shown().forms();
}

void SourcePart::showDifferenceOf(SceneDocument* document)
{
  const std::string theirs = SceneDisk().readText(document->file()).value_or("");
  showDifference(&around_.shell.widget(), QFileInfo(document->shownAs()).fileName(), theirs, document->text());
}

/// Those of open texts, of the project and of what runs. What belongs to the program is left out by the search.
QStringList SourcePart::foldersToSearch() const
{
  QStringList folders = knowledge_->folders();
  if(const QString& project = around_.shell.part<SessionPart>().project(); !project.isEmpty())
    folders << QFileInfo(project).absolutePath();
  if(const std::filesystem::path root = dataRootOf(running_).root; !root.empty())
    folders << QString::fromStdString(root.string());
  folders.removeAll(editing_.commands().shippedFolder());
  folders.removeDuplicates();
  return folders;
}

void SourcePart::showFrame(const SessionState& state)
{
  const SceneStructure* const structure = state.frame->structure.get();
  if(structure == structure_ || !structure)
    return;
  structure_ = structure;
  std::vector<std::string> names;
  for(const Material& material : structure->materials)
    names.push_back(material.name);
  inspection_->setMaterials(names);
  knowledge_->setMaterials(std::move(names));
}

void SourcePart::opening(const QString& scene, Variables&)
{
  if(QFileInfo(scene).isFile())
    editing_.commands().documents().noteName(scene);
  left_ = generation_; // For some cycles, the session still tells the scene before.
}

void SourcePart::follow(const SessionState& state)
{
  generation_ = state.generation;
  link_->follow();
  anchor_->show(state);
  around_.shell.part<ViewsPart>().layerCommands().needPhysics(this, anchor_->wanted());
  if(state.phase == SessionState::Phase::Loading || generation_ == left_ || state.location == opened_ || !isShown())
    return;
  opened_ = state.location;
  const QPointer<SceneDocument> before = editing_.commands().current();
  openFilesOfScene();
  if(before) // What somebody works at stays in front.
    editing_.commands().setCurrent(before);
}

void SourcePart::showState(const SessionState& state)
{
  running_ = state.source == SessionState::Source::Own ? state.location : std::string();
  inspection_->show(state);
  tabs_->show(state);
  robots_->show(state);
}

} // namespace sparkwright
