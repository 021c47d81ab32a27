#include "app/ide/preferences/PreferencesPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/editing/DocumentCommands.h"
#include "app/ide/editing/EditingPart.h"
#include "app/ide/keys/KeysPart.h"
#include "app/ide/look/LookPart.h"
#include "app/ide/look/StereoCommands.h"
#include "app/ide/match/control/MatchKeys.h"
#include "app/ide/match/MatchPart.h"
#include "app/ide/plugins/PluginsPage.h"
#include "app/ide/plugins/PluginsPart.h"
#include "app/ide/preferences/PreferencesDialog.h"
#include "app/ide/scene/ManipulationCommands.h"
#include "app/ide/scene/ScenePart.h"
#include "app/ide/session/Session.h"
#include "app/ide/settings/Preferences.h"
#include "app/ide/settings/Theme.h"
#include "app/ide/source/SourcePart.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/overlay/Overlays.h"

#include <QToolBar>

namespace sparkwright
{

namespace
{

constexpr Actions::Words preferencesWords = {
    "Ctrl+,", "settings", QT_TRANSLATE_NOOP("sparkwright::PreferencesPart", "Pre&ferences…"),
    QT_TRANSLATE_NOOP("sparkwright::PreferencesPart",
                      "Settings of the program: look, views, simulation, editor, match"),
    "preferences"};
constexpr Actions::Words keyMapWords = {
    "", "keyboard", QT_TRANSLATE_NOOP("sparkwright::PreferencesPart", "Ke&ys and mouse…"),
    QT_TRANSLATE_NOOP("sparkwright::PreferencesPart",
                      "Choose a profile of keys and mouse, change keys, find conflicts"),
    "keyMap"};
constexpr double systemSize = 5; // The least size of texts stands for that of the system.

} // namespace

PreferencesPart::PreferencesPart(const Surroundings& around)
    : around_(around), open_(around.actions.add(preferencesWords, "sparkwright::PreferencesPart")),
      openKeys_(around.actions.add(keyMapWords, "sparkwright::PreferencesPart"))
{
  open_->setMenuRole(QAction::PreferencesRole);
  around.shell.addEntries({MenuPlace::Edit, 9, 0}, {openKeys_, open_});
  connect(open_, &QAction::triggered, this, &PreferencesPart::open);
  connect(openKeys_, &QAction::triggered, this, &PreferencesPart::openKeys);
  connect(&around.preferences, &Preferences::changed, this, &PreferencesPart::apply);
}

PreferencesPart::~PreferencesPart() = default;

PreferencesDialog* PreferencesPart::dialog() const
{
  return dialog_;
}

void PreferencesPart::open()
{
  if(!dialog_)
  {
    dialog_ = new PreferencesDialog(around_.preferences, around_.actions, around_.shell.part<KeysPart>().keys(),
                                    &around_.shell.widget());
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->addPage(tr("Plugins"), QStringLiteral("plugin"), new PluginsPage(around_.shell.part<PluginsPart>()));
  }
  dialog_->show();
  dialog_->raise();
  dialog_->activateWindow();
}

void PreferencesPart::openKeys()
{
  open();
  dialog_->showKeys();
}

void PreferencesPart::retranslate()
{
  if(!begun_)
  {
    begun_ = true;
    for(const Setting& each : allSettings())
      if(const QString key = QString::fromLatin1(each.key); !around_.preferences.isPreset(key))
        apply(key);
    applyToViews();
    if(around_.preferences.isOn(QStringLiteral("match/armAtStart")))
      around_.shell.part<MatchPart>().keys().armAction().setChecked(true);
  }
  else if(dialog_) // Made anew in the new language.
  {
    dialog_->close();
    dialog_.clear();
    QMetaObject::invokeMethod(this, &PreferencesPart::open, Qt::QueuedConnection);
  }
}

void PreferencesPart::apply(const QString& key)
{
  const Preferences& settings = around_.preferences;
  if(key == QLatin1String("appearance/theme"))
    Theme::use(settings.text(key));
  else if(key == QLatin1String("appearance/fontSize"))
    Theme::useTextSize(settings.number(key) > systemSize ? settings.number(key) : 0);
  else if(key == QLatin1String("appearance/iconSize"))
    applyIconSize();
  else if(key.startsWith(QLatin1String("views/")))
    applyToViews();
  else if(key == QLatin1String("simulation/threads"))
    around_.session.setThreads(static_cast<int>(settings.number(key)));
  else if(key.startsWith(QLatin1String("text/")))
    applyToTexts();
  else if(key == QLatin1String("match/messageSeconds"))
    around_.area.overlays().setToastSeconds(settings.number(key));
}

void PreferencesPart::applyToViews()
{
  const Preferences& settings = around_.preferences;
  const auto number = [&](const char* key) { return static_cast<float>(settings.number(QString::fromLatin1(key))); };
  around_.shell.part<KeysPart>().keys().setWishes(
      [invertX = settings.isOn(QStringLiteral("views/invertX")),
       invertY = settings.isOn(QStringLiteral("views/invertY")), turn = number("views/turnSpeed"),
       move = number("views/moveSpeed")](ViewControls& controls)
      {
        controls.invertX = invertX;
        controls.invertY = invertY;
        controls.turnSpeed = turn;
        controls.moveSpeed = move;
      });
  constexpr float metre = 100; // cm
  around_.shell.part<LookPart>().stereo().setEyeDistance(number("views/eyeDistance") / metre);
  around_.shell.part<ScenePart>().manipulation().setSteps(number("views/grid"), number("views/angle"));
  around_.shell.part<ScenePart>().manipulation().setLengthUnit(settings.text(QStringLiteral("views/lengthUnit")));
}

void PreferencesPart::applyToTexts()
{
  const Preferences& settings = around_.preferences;
  const double size = settings.number(QStringLiteral("text/fontSize"));
  around_.shell.part<SourcePart>().setTextFont(settings.text(QStringLiteral("text/fontFamily")),
                                               size > systemSize ? size : 0);
  around_.shell.part<SourcePart>().setIndentation(
      static_cast<int>(settings.number(QStringLiteral("text/indentation"))));
  around_.shell.part<EditingPart>().commands().setJournalDelay(
      static_cast<int>(settings.number(QStringLiteral("text/journalSeconds")) * 1000));
}

void PreferencesPart::applyIconSize()
{
  const int size = around_.preferences.text(QStringLiteral("appearance/iconSize")).toInt();
  for(QToolBar* const bar : around_.shell.widget().findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
    bar->setIconSize({size, size});
}

} // namespace sparkwright
