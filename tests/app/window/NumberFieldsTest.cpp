#include "app/ide/agents/start/StartProgramDialog.h"
#include "app/ide/capture/PictureDialog.h"
#include "app/ide/capture/VideoDialog.h"
#include "app/ide/design/RobotWizard.h"
#include "app/ide/export/ExportDialog.h"
#include "app/ide/jobs/ExperimentDialog.h"
#include "app/ide/match/control/ScoreDialog.h"
#include "app/ide/match/players/BeamDialog.h"
#include "app/ide/remote/ConnectDialog.h"
#include "app/ide/remote/ServerDialog.h"
#include "app/ide/remote/ServerList.h"
#include "app/ide/robots/PlayerDialog.h"
#include "app/ide/preferences/PreferencesDialog.h"
#include "app/ide/preferences/PreferencesPart.h"
#include "app/ide/replay/RecordingsDialog.h"
#include "app/ide/scene/KickDialog.h"
#include "app/ide/session/RunUntilDialog.h"
#include "app/ide/web/WebDialog.h"
#include "editor/properties/NumberBoxes.h"
#include "editor/properties/NumberEdit.h"
#include "editor/properties/NumberText.h"
#include "tests/app/WindowSupport.h"

#include <QDirIterator>
#include <QLineEdit>
#include <QtTest>

#include <cmath>

using namespace sparkwright;

/// Every field for numbers reads point and comma alike, in every language, and shows what it holds.
class NumberFieldsTest : public QObject, private test::WindowFixture
{
  Q_OBJECT

private slots:
  void cleanup()
  {
    QLocale::setDefault(QLocale(QLocale::English));
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    dialog_.reset();
    close();
  }

  void textsAreNumbersOrNot_data()
  {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("number"); // NaN: none
    QTest::newRow("whole") << "12" << 12.;
    QTest::newRow("point") << "1.5" << 1.5;
    QTest::newRow("comma") << " 1,5 " << 1.5;
    QTest::newRow("sign first") << "-,5" << -.5;
    QTest::newRow("nothing behind") << "3," << 3.;
    QTest::newRow("power") << "1,5e3" << 1500.;
    QTest::newRow("Persian") << QString::fromUtf8("\u200e\u2212۱۲٫۵") << -12.5;
    QTest::newRow("Arabic digits") << QString::fromUtf8("١٫٢") << 1.2;
    QTest::newRow("full width") << QString::fromUtf8("１．５") << 1.5;
    for(const char* const none : {"", "-", ".", "1.234,5", "1,234.5", "1 234", "1'5", "1,5,2", "abc", "0x10", "10s", "nan", "inf",
                                  "1e", "1e999", "--1", "½"})
      QTest::newRow(none) << QString::fromUtf8(none) << std::nan("");
  }
  void textsAreNumbersOrNot()
  {
    QFETCH(QString, typed);
    QFETCH(double, number);
    const std::optional<double> read = NumberText::read(typed);
    QCOMPARE(read.has_value(), !std::isnan(number));
    if(read)
      QCOMPARE(*read, number);
  }

  void everyLanguageReadsWhatItShows_data() { addLanguages(); }
  void everyLanguageReadsWhatItShows()
  {
    QFETCH(QLocale, language);
    QLocale::setDefault(language);
    dialog_ = std::make_unique<QDialog>();
    auto* const box = new DecimalBox(dialog_.get());
    box->setRange(-2e6, 2e6);
    box->setDecimals(3);
    box->setPrefix("x = ");
    box->setSuffix(" m");
    for(const double value : {0., 1.5, -0.125, 1234567.875, -1000.})
    {
      box->setValue(value);
      QCOMPARE(box->valueFromText(box->text()), value);
      QCOMPARE(NumberText::read(box->cleanText()).value_or(-1), value);
      QVERIFY2(box->hasAcceptableInput(), qPrintable(box->text()));
    }
    box->setValue(-0.0001);
    QVERIFY2(NumberText::plain(box->cleanText()) == "0.000", qPrintable(box->text()));
  }

  void keysMakeTheSameNumberInEveryLanguage_data() { addLanguages(); }
  void keysMakeTheSameNumberInEveryLanguage()
  {
    QFETCH(QLocale, language);
    QLocale::setDefault(language);
    dialog_ = std::make_unique<QDialog>();
    auto* const box = new DecimalBox(dialog_.get());
    auto* const whole = new WholeBox(dialog_.get());
    auto* const edit = new NumberEdit(dialog_.get());
    box->setRange(-1000, 2000);
    box->setSuffix(" s");
    whole->setRange(-5, 70000);
    show(*dialog_);
    for(const auto& [keys, number] : {std::pair("120.5", 120.5), {"120,5", 120.5}, {"1.205", 1.2}, {",5", 0.5}, {"-3,25", -3.25},
                                      {"1.234,5", 1.23}, {"2000,01", 2000.}, {"7", 7.}})
    {
      type(*box, QString::fromLatin1(keys)); // Keys of what cannot be meant have no effect.
      QCOMPARE(box->value(), number);
      QCOMPARE(NumberText::read(box->cleanText()).value_or(-1), number);
    }
    type(*box, NumberText::inLanguage("-12.25", language)); // As one types in this language.
    QCOMPARE(box->value(), -12.25);
    // The cursor stays where it was.
    box->setValue(15);
    box->setFocus();
    line(*box).setCursorPosition(1);
    QTest::keyClicks(box, "."); // 15.00: there is one already.
    QTest::keyClicks(box, "2");
    QCOMPARE(line(*box).cursorPosition(), 2);
    QCOMPARE(box->value(), 125.);

    type(*whole, "1.5"); // No decimals can be typed, and none are made of them.
    QCOMPARE(whole->value(), 15);
    QCOMPARE(NumberText::plain(whole->cleanText()), "15");
    paste(*whole, "1.5"); // What is pasted is taken as a whole, or not.
    QCOMPARE(whole->value(), 15);
    paste(*whole, "3,100");
    QCOMPARE(whole->value(), 15);
    paste(*whole, NumberText::inLanguage("3100", language));
    QCOMPARE(whole->value(), 3100);
    paste(*box, "1.234,5");
    QCOMPARE(box->value(), 125.);

    type(*edit, "1,5");
    QCOMPARE(edit->spelling(), "1.5"); // As files have it.
  }

  void everyFieldOfTheWindowReadsBoth_data() { addLanguages(); }
  void everyFieldOfTheWindowReadsBoth()
  {
    QFETCH(QString, code);
    QFETCH(QLocale, language);
    open();
    language_->use(code);
    QLocale::setDefault(language);
    showRobots(1);
    window_->show();
    window_->part<PreferencesPart>().action().trigger();
    check(*window_->part<PreferencesPart>().dialog(), 12);
    const SessionState& state = session_->now;
    check(RunUntilDialog(state, {}, nullptr), 3);
    check(ScoreDialog(state.frame->game, nullptr), 4);
    check(BeamDialog("1", {}, nullptr), 3);
    check(KickDialog(), 3);
    check(PictureDialog(QSize(640, 480), nullptr), 2);
    check(VideoDialog(nullptr), 1);
    check(RobotWizard(settings_.filePath("robots"), nullptr), 12);
    ExportDialog::Run run;
    run.end = 100;
    check(ExportDialog(std::move(run), nullptr), 3);
    check(ExperimentDialog(state, nullptr), 2);
    check(StartProgramDialog(), 2);
    check(ConnectDialog({}, nullptr), 1);
    check(ServerDialog(KnownServer(), nullptr), 1);
    check(WebDialog(nullptr), 1);
    check(RecordingsDialog(HostOptions::Ring(), nullptr), 1);
    GameOffer::Player player;
    player.name = "keeper";
    GameOffer::Option option;
    option.kind = GameOffer::Option::Kind::Number;
    option.least = 0;
    option.most = 10;
    option.preset = "2";
    player.options = {option};
    check(PlayerDialog(player, nullptr), 1);
    check(*window_, 0);
  }

  /// Also those of dialogs that nobody opens here.
  void noFieldReadsNumbersByOtherMeans()
  {
    static const QRegularExpression other("new Q(Double)?SpinBox|: public Q(Double)?SpinBox|Q(Double|Int)Validator\\b|"
                                          "QInputDialog::get(Int|Double)|QDoubleSpinBox [a-z]+[_;({]|QSpinBox [a-z]+[_;({]");
    QStringList found;
    int files = 0;
    for(const QString room : {"app", "editor", "viewer"})
      for(QDirIterator it(SPARKWRIGHT_SOURCE_DIR "/" + room, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
          it.hasNext();)
      {
        QFile file(it.next());
        QVERIFY(file.open(QFile::ReadOnly));
        ++files;
        if(!file.fileName().endsWith("editor/properties/NumberBoxes.h") &&
           QString::fromUtf8(file.readAll()).contains(other))
          found << file.fileName();
      }
    QVERIFY(files > 500);
    QVERIFY2(found.isEmpty(), qPrintable("use DecimalBox or WholeBox in " + found.join(", ")));
  }

  /// Qt gives each program the system's way to write numbers: with a comma, C would write 1,5 into scenes.
  void programsWriteNumbersWithPoints()
  {
    static const QRegularExpression makes("new Q(Core|Gui)?Application\\(|make_unique<Q(Core|Gui)?Application>\\(|\\bQApplication application\\(");
    QStringList found;
    for(QDirIterator it(SPARKWRIGHT_SOURCE_DIR "/app", {"*.cpp"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
    {
      QFile file(it.next());
      QVERIFY(file.open(QFile::ReadOnly));
      const QString text = QString::fromUtf8(file.readAll());
      if(!text.contains(makes))
        continue;
      found << file.fileName();
      QVERIFY2(text.contains("setlocale(LC_NUMERIC, \"C\")"), qPrintable(file.fileName()));
    }
    QVERIFY2(found.size() >= 4, qPrintable(found.join(", ")));
  }

private:
  static void addLanguages()
  {
    QTest::addColumn<QString>("code");
    QTest::addColumn<QLocale>("language");
    for(const QString& code : Language::available())
      QTest::newRow(qPrintable(code)) << code << QLocale(code);
    // Of countries, too: without a language of their own here, but with other signs.
    for(const char* const place : {"pt_BR", "pt_PT", "de_CH", "es_MX", "fa_AF", "fr_FR", "ar_EG"})
      QTest::newRow(place) << QString("en") << QLocale(QString::fromLatin1(place));
  }
  static QLineEdit& line(QAbstractSpinBox& box) { return *box.findChild<QLineEdit*>(); }
  static void show(QWidget& window)
  {
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
  }
  static void type(QAbstractSpinBox& box, const QString& text)
  {
    box.setFocus();
    box.selectAll();
    for(const QChar c : text)
    {
      QKeyEvent press(QEvent::KeyPress, 0, {}, QString(c));
      QCoreApplication::sendEvent(&box, &press);
    }
    box.interpretText();
  }
  static void paste(QAbstractSpinBox& box, const QString& text)
  {
    box.setFocus();
    box.selectAll();
    line(box).insert(text);
    box.interpretText();
  }

  /// A number that a field can hold, with decimals if it has any.
  static double numberFor(const QDoubleSpinBox& box)
  {
    const double unit = std::pow(10, -std::min(box.decimals(), 1));
    const double low = std::max(box.minimum(), -1e4), high = std::min(box.maximum(), 1e4);
    double number = std::ceil((low + (high - low) * 0.37) / unit) * unit;
    if(box.decimals() > 0 && number == std::floor(number))
      number += unit;
    number = QString::number(number, 'f', box.decimals()).toDouble();
    return number <= box.maximum() ? number : box.minimum();
  }

  /// @param least  number of fields that there must be
  void check(const QWidget& constWindow, int least)
  {
    auto& window = const_cast<QWidget&>(constWindow);
    int count = 0;
    for(QAbstractSpinBox* const box : window.findChildren<QAbstractSpinBox*>())
    {
      const QByteArray what = box->accessibleName().toUtf8() + " of " + window.metaObject()->className();
      for(QWidget* each = box; least > 0 && each && each != &window; each = each->parentWidget())
        each->setEnabled(true); // Whatever is chosen in a dialog.
      if(auto* const decimals = qobject_cast<DecimalBox*>(box))
      {
        if(!box->isEnabled() || box->isReadOnly())
          continue;
        ++count;
        const QSignalBlocker quiet(decimals);
        const double number = numberFor(*decimals);
        const QString text = QString::number(number, 'f', std::min(decimals->decimals(), 1));
        for(const char sign : {'.', ','})
        {
          decimals->setValue(decimals->minimum());
          type(*decimals, QString(text).replace('.', QLatin1Char(sign)));
          QVERIFY2(std::abs(decimals->value() - text.toDouble()) < 1e-9,
                   what + ": " + text.toUtf8() + " with " + sign + " became " + QByteArray::number(decimals->value()));
          QVERIFY2(decimals->text() == decimals->specialValueText() ||
                       NumberText::read(decimals->cleanText()).value_or(-1e300) == decimals->value(),
                   what + " shows " + decimals->text().toUtf8());
        }
      }
      else if(auto* const whole = qobject_cast<WholeBox*>(box))
      {
        if(!box->isEnabled() || box->isReadOnly())
          continue;
        ++count;
        const QSignalBlocker quiet(whole);
        const int number = whole->minimum() + (std::min(whole->maximum(), 9999) - whole->minimum()) / 2;
        whole->setValue(whole->maximum());
        type(*whole, QString::number(number));
        QVERIFY2(whole->value() == number, what);
        paste(*whole, "1.5");
        QVERIFY2(whole->value() == number, what);
      }
      else
        QVERIFY2(qobject_cast<NumberEdit*>(box), what + ": " + box->metaObject()->className());
    }
    QVERIFY2(count >= least, qPrintable(QString("%1 fields of %2").arg(count).arg(window.metaObject()->className())));
  }

  std::unique_ptr<QDialog> dialog_;
};

QTEST_MAIN(NumberFieldsTest)
#include "NumberFieldsTest.moc"
