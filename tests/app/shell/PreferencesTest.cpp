#include "app/ide/keys/KeysPage.h"
#include "app/ide/preferences/PreferencesDialog.h"
#include "app/ide/preferences/PreferencesPart.h"
#include "app/ide/preferences/SettingRow.h"
#include "app/ide/scene/ManipulationCommands.h"
#include "app/ide/settings/SettingsFile.h"
#include "app/ide/settings/Theme.h"
#include "editor/language/structure/ListStyle.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolBar>
#include <QtTest>

using namespace sparkwright;

/// The preferences in the real window: everything is found, explained, takes effect at once and goes back.
class PreferencesTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    open();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->part<PreferencesPart>().action().trigger();
    QVERIFY(window_->part<PreferencesPart>().dialog());
  }
  void cleanup()
  {
    close();
    Theme::use("system");
    Theme::useTextSize(0);
    setBlockIndentation(2);
  }

  void everySettingHasNameHelpAndControl()
  {
    QSet<QString> keys;
    for(const Setting& each : allSettings())
    {
      const QString key = QString::fromLatin1(each.key);
      QVERIFY2(!keys.contains(key), each.key);
      keys.insert(key);
      SettingRow* const row = dialog().row(key);
      QVERIFY2(row, each.key);
      QVERIFY2(each.helpText().size() > 20, each.key);
      QVERIFY2(row->control().isEnabled(), each.key); // Actions exist.
      QVERIFY2(!row->control().accessibleName().isEmpty(), each.key);
      if(key != "recordRuns") // There is no session that records here.
        QVERIFY2(row->isPreset() && !row->resetButton().isEnabled(), each.key);
      if(each.kind == Setting::Kind::Number)
        QVERIFY2(each.least < each.most && each.presetValue().toDouble() >= each.least, each.key);
      if(each.kind == Setting::Kind::Choice || each.kind == Setting::Kind::Actions)
        QVERIFY2(fitting(each, each.presetValue()) == each.presetValue(), each.key);
    }
  }
  void settingsAreFoundByAnyWord()
  {
    dialog().search().setText("dark");
    QCOMPARE(dialog().found(), QStringList{"Colours"});
    QCOMPARE(visiblePages(), QStringList{"Appearance"});
    QVERIFY(dialog().row("appearance/theme")->isVisible());
    QVERIFY(!dialog().row("appearance/fontSize")->isVisible());
    dialog().search().setText("play mode");
    QVERIFY(visiblePages().contains("Keys and mouse"));
    dialog().search().setText("xyzzy");
    QVERIFY(visiblePages().isEmpty());
    dialog().search().clear();
    QCOMPARE(visiblePages().size(), static_cast<int>(Setting::Page::Count) + 2);
  }
  void coloursChangeAtOnceAndGoBack()
  {
    const QColor before = QApplication::palette().color(QPalette::Window);
    choose("appearance/theme", "dark");
    QCOMPARE(QApplication::palette().color(QPalette::Window), Theme::dark().color(QPalette::Window));
    QTRY_VERIFY(window_->palette().color(QPalette::Window).lightness() < 100);
    choose("appearance/theme", "light");
    QTRY_VERIFY(window_->palette().color(QPalette::Window).lightness() > 200);
    dialog().row("appearance/theme")->resetButton().click();
    QCOMPARE(QApplication::palette().color(QPalette::Window), before);
  }
  void textsAreLegibleInBothThemes()
  {
    for(const QPalette& palette : {Theme::light(), Theme::dark()})
      for(const auto& [text, ground] :
          {std::pair(QPalette::WindowText, QPalette::Window), std::pair(QPalette::Text, QPalette::Base),
           std::pair(QPalette::ButtonText, QPalette::Button), std::pair(QPalette::HighlightedText, QPalette::Highlight),
           std::pair(QPalette::ToolTipText, QPalette::ToolTipBase),
           std::pair(QPalette::WindowText, QPalette::ToolTipBase), std::pair(QPalette::Link, QPalette::Base)})
      {
        const int difference = std::abs(palette.color(text).lightness() - palette.color(ground).lightness());
        QVERIFY2(difference > 90, qPrintable(palette.color(text).name() + " on " + palette.color(ground).name()));
      }
  }
  void sizesChangeAtOnce()
  {
    const double before = QApplication::font().pointSizeF();
    spin("appearance/fontSize").setValue(17);
    QCOMPARE(QApplication::font().pointSizeF(), 17.);
    choose("appearance/iconSize", "32");
    QCOMPARE(window_->findChild<QToolBar*>("toolBar")->iconSize(), QSize(32, 32));
    dialog().resetButton(); // Of another page: see below.
    dialog().pages().setCurrentRow(static_cast<int>(Setting::Page::Appearance));
    dialog().resetButton().click();
    QCOMPARE(QApplication::font().pointSizeF(), before);
    QCOMPARE(window_->findChild<QToolBar*>("toolBar")->iconSize(), QSize(24, 24));
    QVERIFY(window_->preferences().isPreset("appearance/fontSize"));
  }
  void viewsFollowTheirSettings()
  {
    dialog().row("views/invertY")->findChild<QCheckBox*>()->setChecked(true);
    spin("views/turnSpeed").setValue(2);
    spin("views/grid").setValue(0.25);
    spin("views/angle").setValue(30);
    const ViewControls& controls = window_->viewport().controls();
    QVERIFY(controls.invertY && !controls.invertX);
    QCOMPARE(controls.turnSpeed, 2.f);
    QCOMPARE(window_->viewport().manipulation().settings().grid, 0.25f);
    QCOMPARE(window_->viewport().manipulation().settings().angleDeg, 30.f);
    choose("views/lengthUnit", "mm");
    QCOMPARE(window_->viewport().manipulation().settings().lengthUnit, ManipulationTool::LengthUnit::Millimetre);
  }
  void whatStandsInMenusIsTheSame()
  {
    QAction* const board = window_->actions()[ActionId::Scoreboard];
    auto* const box = dialog().row("scoreboard")->findChild<QCheckBox*>();
    QVERIFY(board->isChecked() && box->isChecked());
    board->trigger();
    QVERIFY(!box->isChecked());
    box->click();
    QVERIFY(board->isChecked());
    window_->actions()[ActionId::QualityLow]->trigger();
    QCOMPARE(combo("qualityAutomatic").currentData().toString(), QString("qualityLow"));
    dialog().row("qualityAutomatic")->resetButton().click();
    QVERIFY(window_->actions()[ActionId::QualityAutomatic]->isChecked());
  }
  void theLanguageChangesAtOnceAlsoHere()
  {
    choose("language", "de");
    QCOMPARE(language_->current(), QString("de"));
    QTRY_VERIFY(window_->part<PreferencesPart>().dialog() && window_->part<PreferencesPart>().dialog()->isVisible());
    choose("language", "en");
    QCOMPARE(language_->current(), QString("en"));
  }
  void textsFollowTheirSettings()
  {
    spin("text/indentation").setValue(4);
    QCOMPARE(blockIndentation(), 4u);
    dialog().row("text/indentation")->resetButton().click();
    QCOMPARE(blockIndentation(), 2u);
  }
  void everyLanguageIsOffered()
  {
    QComboBox& box = combo("language");
    QStringList codes;
    for(int i = 1; i < box.count(); ++i)
    {
      codes << box.itemData(i).toString();
      QCOMPARE(box.itemText(i), Language::nativeName(codes.last()));
    }
    QStringList available = Language::available();
    available.sort();
    codes.sort();
    QCOMPARE(codes, available);
  }
  void textsAndFoldersAreStored()
  {
    auto* const formats = qobject_cast<QLineEdit*>(&dialog().row("network/agentFormat")->control());
    QVERIFY(formats);
    formats->setFocus();
    QTest::keyClicks(formats, " json ");
    QTest::keyClick(formats, Qt::Key_Return);
    QCOMPARE(window_->preferences().text("network/agentFormat"), QString("json"));
    auto* const mounts = dialog().row("files/mount")->findChild<QLineEdit*>();
    mounts->setText("/a.zip:/b");
    emit mounts->editingFinished();
    QCOMPARE(window_->preferences().text("files/mount"), QString("/a.zip:/b"));
    dialog().row("files/mount")->resetButton().click();
    QVERIFY(mounts->text().isEmpty());
  }
  void invalidStoredValuesCountAsPreset()
  {
    QSettings settings;
    settings.setValue("views/turnSpeed", "fast");
    settings.setValue("views/moveSpeed", 900);
    settings.setValue("appearance/theme", "pink");
    settings.setValue("views/invertX", "maybe");
    const Preferences preferences;
    QCOMPARE(preferences.number("views/turnSpeed"), 1.);
    QCOMPARE(preferences.number("views/moveSpeed"), 5.);
    QCOMPARE(preferences.text("appearance/theme"), QString("system"));
    QVERIFY(!preferences.isOn("views/invertX"));
    QVERIFY(!preferences.value("nothing/such").isValid());
  }

  void damagedSettingsAreKeptAside_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line"); // 0: all is well
    QTest::newRow("good") << QByteArray("[General]\nlanguage=de\n\n; words\nlist=a, \\\n  b\n") << 0;
    QTest::newRow("empty") << QByteArray() << 0;
    QTest::newRow("Windows") << QByteArray("[General]\r\nlanguage=de\r\n") << 0;
    QTest::newRow("no value") << QByteArray("[General]\nlanguage\n") << 2;
    QTest::newRow("half a section") << QByteArray("[General]\na=1\n[view") << 3;
    QTest::newRow("zeros") << QByteArray("[General]\na=1\n\0\0\0\0", 18) << 3;
    QTest::newRow("no text") << QByteArray("[General]\n\xff\xfe=1\n") << 2;
  }
  void damagedSettingsAreKeptAside()
  {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    const QString name = settings_.filePath("check/Settings.conf");
    QDir().mkpath(settings_.filePath("check"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(text);
    file.close();
    QCOMPARE(SettingsFile::damageOf(text).line, line);
    const auto outcome = SettingsFile::keepDamagedAside(name, QDateTime(QDate(2026, 11, 25), QTime(14, 30)));
    QCOMPARE(QFile::exists(name), line == 0);
    QCOMPARE(outcome.problem.isEmpty(), line == 0);
    if(line == 0)
      return;
    QVERIFY(outcome.aside.endsWith("/settings.damaged-2026-11-25T14.30.00"));
    QVERIFY(outcome.problem.startsWith(QString("%1:%2:").arg(name).arg(line)));
    QFile aside(outcome.aside);
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), text);
    aside.remove();
  }

private:
  PreferencesDialog& dialog() { return *window_->part<PreferencesPart>().dialog(); }
  QComboBox& combo(const char* key) { return static_cast<QComboBox&>(dialog().row(key)->control()); }
  QDoubleSpinBox& spin(const char* key) { return static_cast<QDoubleSpinBox&>(dialog().row(key)->control()); }
  void choose(const char* key, const char* value)
  {
    QComboBox& box = combo(key);
    const int index = box.findData(QString(value));
    QVERIFY(index >= 0);
    box.setCurrentIndex(index);
    emit box.activated(index);
  }
  QStringList visiblePages()
  {
    QStringList names;
    for(int i = 0; i < dialog().pages().count(); ++i)
      if(!dialog().pages().item(i)->isHidden())
        names << dialog().pages().item(i)->text();
    return names;
  }
};

QTEST_MAIN(PreferencesTest)
#include "PreferencesTest.moc"
