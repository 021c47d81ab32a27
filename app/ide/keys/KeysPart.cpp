#include "app/ide/keys/KeysPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/Icons.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QSettings>

namespace sparkwright
{

KeysPart::KeysPart(const Surroundings& around)
    : around_(around), profiles_(std::make_unique<KeyProfiles>(fileName())),
      keys_(std::make_unique<KeyBinder>(around.actions, around.area, *profiles_))
{
  connect(profiles_.get(), &KeyProfiles::notStored, this,
          [this](const QString& problem) { around_.shell.note(Diagnostic::Severity::Warning, problem); });
}

KeysPart::~KeysPart() = default;

QString KeysPart::fileName()
{
  return QFileInfo(QSettings().fileName()).absolutePath() + QStringLiteral("/keys.toml");
}

/// Every dock can have a key that shows and hides it.
void KeysPart::listDocks()
{
  QList<QAction*> toggles;
  for(QDockWidget* const dock : around_.shell.widget().findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
  {
    QAction* const toggle = dock->toggleViewAction();
    toggle->setObjectName(dock->objectName());
    if(dock->objectName() == QLatin1String("drawingsDock"))
      toggle->setShortcut(QKeySequence(Qt::Key_Y));
    toggles.append(toggle);
  }
  around_.actions.list(toggles, QStringLiteral("dock"));
}

void KeysPart::retranslate()
{
  if(!begun_)
  {
    begun_ = true;
    listDocks();
    keys_->apply();
    QStringList known;
    for(const KeyUse& use : keys_->uses())
      known.append(use.id);
    for(const Diagnostics& list : {profiles_->problems(), profiles_->unknownActions(known)})
      for(const Diagnostic& each : list)
        around_.shell.note(each.severity, QString::fromStdString(each.text()));
  }
  else
    around_.actions.announceKeys();
}

} // namespace sparkwright
