#include "app/ide/design/MirrorCommands.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "editor/document/SceneDocument.h"

#include <QFileInfo>

namespace sparkwright
{

namespace
{

constexpr Actions::Words alongXWords = {
    "Ctrl+Alt+M", "copy", QT_TRANSLATE_NOOP("sparkwright::MirrorCommands", "Of a robot whose forward is +&Y"),
    QT_TRANSLATE_NOOP("sparkwright::MirrorCommands",
                      "Add the selected part mirrored to the other side, x: as robots of this simulator stand"), "mirrorAlongX"};
constexpr Actions::Words alongYWords = {
    "Ctrl+Alt+Shift+M", "copy", QT_TRANSLATE_NOOP("sparkwright::MirrorCommands", "Of a robot whose forward is +&X"),
    QT_TRANSLATE_NOOP("sparkwright::MirrorCommands",
                      "Add the selected part mirrored to the other side, y: as robots from URDF stand"), "mirrorAlongY"};

} // namespace

MirrorCommands::MirrorCommands(Actions& actions, SourceSelection& selection)
    : selection_(selection), menu_(std::make_unique<QMenu>())
{
  QAction* const alongX = actions.add(alongXWords, "sparkwright::MirrorCommands");
  QAction* const alongY = actions.add(alongYWords, "sparkwright::MirrorCommands");
  menu_->addActions({alongX, alongY});
  connect(alongX, &QAction::triggered, this, [this] { copy(design::SideAxis::X); });
  connect(alongY, &QAction::triggered, this, [this] { copy(design::SideAxis::Y); });
}

MirrorCommands::~MirrorCommands() = default;

QAction* MirrorCommands::menuEntry() const { return menu_->menuAction(); }

void MirrorCommands::retranslate() { menu_->setTitle(tr("Copy to the other &side")); }

void MirrorCommands::copy(design::SideAxis axis)
{
  const SourceNode node = selection_.nodes().empty() ? SourceNode{} : selection_.nodes().back();
  const auto form = node.document ? node.document->tokens().find(node.list) : std::nullopt;
  if(!form)
    return emit refused(tr("Select a part of the robot in the text or the source tree first, such as left_thigh."));
  SceneDocument& document = *node.document;
  Diagnostic problem;
  const std::optional<TextEdit> edit = design::symmetricCopy(*document.tree(), form->begin(), axis, problem);
  if(!edit)
  {
    problem.file = QFileInfo(document.shownAs()).fileName().toStdString();
    return emit refused(inWindow(problem));
  }
  document.apply({*edit}, tr("Copy to the other side"));
  const auto copied = document.tokens().at(edit->begin + static_cast<std::uint32_t>(edit->text.find('(')));
  selection_.select({{&document, copied.id()}}, this);
  emit told(tr("The copy stands behind the original, in line %1.").arg(document.tokens().lineOf(copied.begin()) + 1));
}

} // namespace sparkwright
