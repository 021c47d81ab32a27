#include "app/ide/help/DialogHelp.h"

#include "app/ide/common/HelpTopic.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QPushButton>
#include <QWizard>

namespace sparkwright
{

DialogHelp::DialogHelp(QObject* parent) : QObject(parent)
{
  qApp->installEventFilter(this);
}

bool DialogHelp::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() == QEvent::Show)
  {
    if(auto* const dialog = qobject_cast<QDialog*>(watched))
      if(const QString topic = dialog->property(helpTopicProperty).toString(); !topic.isEmpty())
        addButton(*dialog, topic);
  }
  else if(event->type() == QEvent::KeyPress)
  {
    const auto* const key = static_cast<QKeyEvent*>(event);
    auto* const widget = qobject_cast<QWidget*>(watched);
    if(key->key() == Qt::Key_F1 && key->modifiers() == Qt::NoModifier && widget &&
       qobject_cast<QDialog*>(widget->window()))
    {
      emit wanted(helpTopicOf(widget));
      return true;
    }
  }
  return false;
}

void DialogHelp::addButton(QDialog& dialog, const QString& topic)
{
  if(known_.contains(&dialog))
    return;
  const auto tell = [this, topic] { emit wanted(topic); };
  if(auto* const wizard = qobject_cast<QWizard*>(&dialog))
  {
    wizard->setOption(QWizard::HaveHelpButton);
    connect(wizard, &QWizard::helpRequested, this, tell);
  }
  else if(auto* const buttons = dialog.findChild<QDialogButtonBox*>();
          buttons && !buttons->button(QDialogButtonBox::Help))
  {
    QPushButton* const button = buttons->addButton(QDialogButtonBox::Help);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, tell);
  }
  known_ << &dialog;
  connect(&dialog, &QObject::destroyed, this, [this](const QObject* gone) { known_.remove(gone); });
}

} // namespace sparkwright
