#include "editor/text/tabs/ChangeBanner.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>

namespace sparkwright
{

ChangeBanner::ChangeBanner(SceneDocument& document, QWidget* parent) : QFrame(parent), document_(document)
{
  setFrameShape(QFrame::StyledPanel);
  words_ = new QLabel;
  const auto row = new QHBoxLayout(this);
  row->setContentsMargins(8, 4, 8, 4);
  row->addWidget(words_, 1);
  const auto button = [&](const auto& pressed)
  {
    QToolButton* const result = new QToolButton;
    row->addWidget(result);
    connect(result, &QToolButton::clicked, this, pressed);
    return result;
  };
  reload_ = button([this] { reload(); });
  keep_ = button([this] { keep(); });
  difference_ = button([this] { emit differenceWanted(&document_); });
  connect(&document_, &SceneDocument::diskChanged, this, &ChangeBanner::look);
  connect(&document_, &SceneDocument::stateChanged, this, // Saved, or read again.
          [this]
          {
            if(isVisible())
              look();
          });
  retranslate();
  hide();
}

void ChangeBanner::changeEvent(QEvent* event)
{
  QFrame::changeEvent(event);
  if(event->type() == QEvent::LanguageChange)
    retranslate();
}

void ChangeBanner::retranslate()
{
  setAccessibleName(tr("Change of the file"));
  reload_->setText(tr("Reload"));
  reload_->setToolTip(tr("Read the file again; undo brings the present text back"));
  keep_->setText(tr("Keep mine"));
  keep_->setToolTip(tr("Keep the present text; saving overwrites the file"));
  difference_->setText(tr("Show difference"));
  difference_->setToolTip(tr("Compare the present text with the file"));
  if(isVisible())
    look();
}

void ChangeBanner::look()
{
  const SceneDocument::OnDisk state = document_.onDisk();
  const QString name = QFileInfo(document_.shownAs()).fileName();
  switch(state)
  {
  case SceneDocument::OnDisk::Same:
    return hide();
  case SceneDocument::OnDisk::Changed:
    words_->setText(tr("Another program has changed %1.").arg(name));
    break;
  case SceneDocument::OnDisk::Gone:
    words_->setText(tr("Another program has deleted or moved %1.").arg(name));
    break;
  }
  const bool changed = state == SceneDocument::OnDisk::Changed;
  reload_->setVisible(changed);
  difference_->setVisible(changed);
  show();
}

void ChangeBanner::reload()
{
  if(const QString problem = document_.revert(); !problem.isEmpty())
    emit failed(problem);
  look();
}

void ChangeBanner::keep()
{
  document_.acceptDisk();
  hide();
}

} // namespace sparkwright
