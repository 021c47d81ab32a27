#include "editor/text/help/NameHelp.h"

#include "editor/language/code/NamedFile.h"

#include <QFontDatabase>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

namespace sparkwright
{

NameHelp::NameHelp(TextView& view, SceneHelp& help, const HelpServices& services)
    : QObject(&view), view_(view), help_(help), services_(services), field_(new QLineEdit(view.viewport()))
{
  field_->hide();
  field_->setAccessibleName(tr("New name"));
  field_->setToolTip(tr("Enter renames, Esc leaves the name as it is"));
  field_->installEventFilter(this);
  connect(&view_, &TextView::scrolled, field_, &QWidget::hide);
  view_.viewport()->installEventFilter(this);
}

void NameHelp::tell(const QString& words)
{
  QToolTip::showText(view_.viewport()->mapToGlobal(view_.pointAt(view_.cursor())), words, &view_);
  emit told(words);
}

void NameHelp::goToDefinition(std::uint32_t offset)
{
  if(!view_.document().isScene())
    return goToNamedFile(offset);
  help_.ask<Places>(
      this,
      [offset](const SyntaxTree& tree, const SceneKnowledge& knowledge)
      {
        const SceneReferences references(tree, knowledge);
        const std::optional<SceneName> name = references.nameAt(offset);
        return Places{name ? name->name : std::string(), references.definitions(offset)};
      },
      [this](const Places& found)
      {
        if(found.places.empty())
          tell(found.name.empty() ? tr("There is no name here.")
                                  : tr("No definition of %1 is known.").arg(QString::fromStdString(found.name)));
        else if(found.places.size() == 1)
          emit wanted(found.places.front());
        else
          emit this->found(tr("Definitions of %1").arg(QString::fromStdString(found.name)), found.places);
      });
}

/// In other languages only names of files lead somewhere.
void NameHelp::goToNamedFile(std::uint32_t offset)
{
  const SceneDocument& document = view_.document();
  const std::string name = quotedAt(document.text(), offset);
  if(name.empty())
    return tell(tr("There is no name of a file here."));
  const std::shared_ptr<const SceneKnowledge> knowledge = help_.knowledge()();
  if(const auto file = namedFile(name, document.file().toStdString(), knowledge->files))
    emit wanted({*file, {}, 1});
  else
    tell(tr("There is no file %1 beside this one or below the data directories.").arg(QString::fromStdString(name)));
}

void NameHelp::findReferences()
{
  help_.ask<Places>(
      this,
      [offset = view_.cursor()](const SyntaxTree& tree, const SceneKnowledge& knowledge)
      {
        const SceneReferences references(tree, knowledge);
        const std::optional<SceneName> name = references.nameAt(offset);
        return name ? Places{name->name, references.references(offset)} : Places{{}, references.importers()};
      },
      [this](const Places& found)
      {
        if(found.name.empty())
          emit this->found(tr("Files that import this one"), found.places);
        else
          emit this->found(tr("Uses of %1").arg(QString::fromStdString(found.name)), found.places);
      });
}

// Renaming

void NameHelp::rename()
{
  help_.ask<std::optional<SceneName>>(
      this,
      [offset = view_.cursor()](const SyntaxTree& tree, const SceneKnowledge& knowledge)
      {
        std::optional<SceneName> name = SceneReferences(tree, knowledge).nameAt(offset);
        return name && (name->kind == SceneName::Kind::Variable || name->kind == SceneName::Kind::Node) ? name
                                                                                                        : std::nullopt;
      },
      [this](const std::optional<SceneName>& name)
      {
        if(name)
          showField(*name);
        else
          tell(tr("Only variables and names of nodes can be renamed."));
      });
}

void NameHelp::showField(const SceneName& name)
{
  renamed_ = name.range.begin;
  field_->setText(QString::fromStdString(name.name));
  field_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  const QPoint place = view_.pointAt(name.range.begin);
  const int width = field_->fontMetrics().horizontalAdvance(field_->text()) + 80;
  field_->setGeometry(place.x() - 4, place.y() - 3, std::max(width, 120), view_.lineHeight() + 6);
  field_->show();
  field_->selectAll();
  field_->setFocus();
}

void NameHelp::renameTo(std::uint32_t offset, const QString& name)
{
  help_.ask<SceneReferences::Renaming>(
      this,
      [offset, to = name.toStdString()](const SyntaxTree& tree, const SceneKnowledge& knowledge)
      { return SceneReferences(tree, knowledge).rename(offset, to); },
      [this, name](const SceneReferences::Renaming& renaming)
      {
        if(!renaming.refusal.empty())
          return tell(services_.words(renaming.refusal));
        view_.edit(renaming.edits, tr("Rename to %1").arg(name));
        QStringList notes;
        for(const LocalText& note : renaming.notes)
          notes << services_.words(note);
        if(!notes.isEmpty())
          tell(notes.join(u'\n'));
      });
}

bool NameHelp::eventFilter(QObject* watched, QEvent* event)
{
  if(watched == field_ && event->type() == QEvent::FocusOut)
    field_->hide();
  if(watched == field_ && event->type() == QEvent::KeyPress)
  {
    const int key = static_cast<QKeyEvent&>(*event).key();
    if(key != Qt::Key_Escape && key != Qt::Key_Return && key != Qt::Key_Enter)
      return false;
    const QString name = field_->text();
    view_.setFocus();
    field_->hide();
    if(key != Qt::Key_Escape)
      renameTo(renamed_, name);
    return true;
  }
  if(watched == field_ && event->type() == QEvent::ShortcutOverride &&
     static_cast<QKeyEvent&>(*event).key() == Qt::Key_Escape)
  {
    event->accept();
    return true;
  }
  if(watched == view_.viewport() && event->type() == QEvent::MouseButtonPress)
  {
    const auto& mouse = static_cast<QMouseEvent&>(*event);
    if(mouse.button() == Qt::LeftButton && mouse.modifiers() == Qt::ControlModifier)
      if(const std::optional<std::uint32_t> at = view_.offsetAt(mouse.position().toPoint()))
      {
        goToDefinition(*at);
        return true;
      }
  }
  return QObject::eventFilter(watched, event);
}

} // namespace sparkwright
