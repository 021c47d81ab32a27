#include "app/ide/help/HelpPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/BackgroundPool.h"
#include "app/ide/common/HelpTopic.h"
#include "app/ide/help/AboutBox.h"
#include "app/ide/help/DialogHelp.h"
#include "app/ide/help/HelpTopics.h"
#include "app/ide/help/HelpWindow.h"
#include "app/ide/help/KeyList.h"
#include "app/ide/help/tour/TourGuide.h"
#include "app/ide/palette/PalettePart.h"
#include "app/ide/source/SourcePart.h"
#include "app/ide/views/ViewArea.h"
#include "core/setup/DataPath.h"
#include "core/setup/StandardRegistry.h"
#include "editor/language/help/HelpSubject.h"
#include "editor/properties/PropertyPanel.h"
#include "editor/text/tabs/TextTabs.h"
#include "editor/tree/view/SourceTreePanel.h"
#include "viewer/view/Viewport.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QPointer>
#include <QThreadPool>
#include <QWhatsThis>

namespace sparkwright
{

namespace
{

constexpr const char* helpContext = "sparkwright::HelpPart";
constexpr Actions::Words helpWords = {"F1", "help", QT_TRANSLATE_NOOP("sparkwright::HelpPart", "Help for this &place"),
                                      QT_TRANSLATE_NOOP("sparkwright::HelpPart", "Explain what has the keyboard")};
constexpr Actions::Words contentsWords = {
    "", "help", QT_TRANSLATE_NOOP("sparkwright::HelpPart", "&User guide"),
    QT_TRANSLATE_NOOP("sparkwright::HelpPart", "Open the first page of the help")};
constexpr Actions::Words searchWords = {
    "", "search", QT_TRANSLATE_NOOP("sparkwright::HelpPart", "&Search the help…"),
    QT_TRANSLATE_NOOP("sparkwright::HelpPart", "Find words in all pages of the help")};
constexpr Actions::Words whatWords = {
    "Shift+F1", "whats-this", QT_TRANSLATE_NOOP("sparkwright::HelpPart", "&What is this?"),
    QT_TRANSLATE_NOOP("sparkwright::HelpPart", "Click a button or a panel to read what it is for")};
constexpr Actions::Words tourWords = {"", "tour", QT_TRANSLATE_NOOP("sparkwright::HelpPart", "&Tour"),
                                      QT_TRANSLATE_NOOP("sparkwright::HelpPart", "Show in a few steps what is where")};

template <class Widget>
Widget* ancestor(QWidget* widget)
{
  for(; widget; widget = widget->parentWidget())
    if(auto* const found = qobject_cast<Widget*>(widget))
      return found;
  return nullptr;
}

} // namespace

HelpPart::HelpPart(const Surroundings& around)
    : around_(around), window_(std::make_unique<HelpWindow>()),
      folder_(QString::fromStdString(findDocumentation(around.dataFolder.toStdString()).value_or("").string()))
{
  for(const auto& part : around.shell.parts())
    if(auto* const source = dynamic_cast<SourcePart*>(part.get()))
      source_ = source;
  QAction* const help = add(helpWords, 0, [this] { showContext(); });
  add(contentsWords, 1, [this] { showPage(HelpLibrary::indexId); });
  add(searchWords, 2, [this] { window_->search(); });
  around.shell.addEntry({MenuPlace::Help, 0, 3}, around.actions[ActionId::Shortcuts]);
  add(whatWords, 4, [] { QWhatsThis::enterWhatsThisMode(); });
  add(tourWords, 5, [this] { tour_->start(); });
  around.shell.addEntry({MenuPlace::Help, 9, 0}, around.actions[ActionId::About]);
  connect(around.actions[ActionId::Shortcuts], &QAction::triggered, this, [this] { showPage(keyListId); });
  connect(around.actions[ActionId::About], &QAction::triggered, this, [this] { showAbout(&around_.shell.widget()); });

  std::map<QString, QAction*> keys{{QStringLiteral("run"), around.actions[ActionId::RunPause]},
                                   {QStringLiteral("step"), around.actions[ActionId::Step]},
                                   {QStringLiteral("reset"), around.actions[ActionId::Reset]},
                                   {QStringLiteral("help"), help}};
  for(const auto& part : around.shell.parts())
    if(auto* const palette = dynamic_cast<PalettePart*>(part.get()))
      keys[QStringLiteral("palette")] = &palette->action();
  tour_ = std::make_unique<TourGuide>(around, std::move(keys));
  connect(tour_.get(), &TourGuide::readOn, this, &HelpPart::showPage);

  connect(window_.get(), &HelpWindow::opening, this, &HelpPart::read);
  connect(&window_->browser(), &HelpBrowser::sceneWanted, this, &HelpPart::openScene);
  connect(&window_->browser(), &HelpBrowser::webWanted, this,
          [](const QUrl& address) { QDesktopServices::openUrl(address); });
  connect(new DialogHelp(this), &DialogHelp::wanted, this, &HelpPart::showPage);
  addDockTopics();
}

HelpPart::~HelpPart() = default;

QAction* HelpPart::add(const Actions::Words& words, int position, const std::function<void()>& effect)
{
  QAction* const action = around_.actions.add(words, helpContext);
  around_.shell.addEntry({MenuPlace::Help, 0, position}, action);
  connect(action, &QAction::triggered, this, effect);
  return action;
}

void HelpPart::addDockTopics()
{
  setHelpTopic(around_.area, "viewport.md");
  for(QDockWidget* const dock : around_.shell.widget().findChildren<QDockWidget*>())
    for(const DockTopic& topic : dockTopics())
      if(dock->objectName() == QLatin1String(topic.dock))
        setHelpTopic(*dock, topic.place);
}

void HelpPart::retranslate()
{
  window_->retranslate();
  tour_->retranslate();
  for(QDockWidget* const dock : around_.shell.widget().findChildren<QDockWidget*>())
    for(const DockTopic& topic : dockTopics())
      if(dock->objectName() == QLatin1String(topic.dock))
        dock->setWhatsThis(QCoreApplication::translate("sparkwright::HelpTopics", topic.words));
  around_.area.setWhatsThis(
      tr("The scene. Drag to turn the view, click to select; the status bar says what mouse and keys do."));
  for(QAction* const action : around_.actions.all())
    action->setWhatsThis(action->statusTip());
  if(library_)
    read();
}

void HelpPart::showPage(const QString& place)
{
  window_->show(place);
}

void HelpPart::showContext()
{
  QWidget* const focus = QApplication::focusWidget();
  if(auto* const page = ancestor<TextPage>(focus); page && page->view().hasFocus())
    return showSubject(page->document(), page->view().cursor(), false);
  if(source_ && focus && (source_->tree().isAncestorOf(focus) || source_->properties().isAncestorOf(focus)))
    if(const auto& nodes = source_->selection().nodes(); !nodes.empty() && nodes.back().document)
      if(const auto list = nodes.back().document->tokens().find(nodes.back().list))
        return showSubject(*nodes.back().document, list->begin(), true);
  showPage(helpTopicOf(focus));
}

void HelpPart::showSubject(SceneDocument& document, std::uint32_t offset, bool wholeForm)
{
  if(!document.file().endsWith(QLatin1String(".rsg")))
    return showPage(document.language() == TextLanguage::Ruby   ? QStringLiteral("scripts.md")
                    : document.language() == TextLanguage::Rosi ? QStringLiteral("ros-scenes.md")
                                                                : QStringLiteral("editor.md"));
  source_->texts().helps().of(document).ask<HelpSubject>(
      this,
      [offset, wholeForm](const SyntaxTree& tree, const SceneKnowledge& knowledge)
      { return wholeForm ? helpSubjectOfForm(tree, knowledge, offset) : helpSubjectAt(tree, knowledge, offset); },
      [this](const HelpSubject& subject)
      {
        if(!subject.keyword.empty() || subject.className.empty())
          return showPage(QString::fromLatin1(keywordTopic(subject.keyword.c_str())));
        QString place = classPageId(QString::fromStdString(subject.className));
        if(!subject.method.empty())
          place += QLatin1Char('#') + QString::fromStdString(subject.method);
        showPage(place);
      });
}

void HelpPart::openScene(const QString& name)
{
  const QString file = QDir(around_.dataFolder).filePath(name);
  if(!source_ || !source_->texts().show(file, {}))
    return around_.shell.tell(tr("%1 cannot be opened.").arg(name));
  if(auto* const dock = ancestor<QDockWidget>(&source_->texts()))
    around_.shell.goTo(*dock);
  around_.shell.widget().activateWindow();
}

/// In a worker, and only what has changed since: at present that can be keys and language.
void HelpPart::read()
{
  const auto* const main = qobject_cast<QMainWindow*>(&around_.shell.widget());
  if(!main)
    return;
  QList<QAction*> others = around_.actions.all() + around_.actions.listed();
  const HelpPage keys = keyListPage(
      *main->menuBar(), others, [this](const QAction& action) { return around_.actions.keys(&action); },
      around_.area.active().controls());
  if(keys.markdown == keys_.markdown)
    return;
  keys_ = keys;
  if(reading_ != Reading::No)
  {
    reading_ = Reading::Again;
    return;
  }
  reading_ = Reading::Yes;
  HelpLibrary::Sources sources{folder_, nullptr, around_.dataFolder, {keys_}};
  backgroundPool().start(
      [self = QPointer(this), sources = std::move(sources)]() mutable
      {
        sources.registry = standardRegistry();
        auto library = HelpLibrary::read(sources);
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, library]
            {
              if(!self)
                return;
              self->library_ = library;
              self->window_->setLibrary(library, self->folder_);
              if(std::exchange(self->reading_, Reading::No) == Reading::Again)
              {
                self->keys_ = {};
                self->read();
              }
            },
            Qt::QueuedConnection);
      });
}

void HelpPart::follow(const SessionState& state)
{
  tour_->follow(state);
}

void HelpPart::closing()
{
  window_->close();
}

} // namespace sparkwright
