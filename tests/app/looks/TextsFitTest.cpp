#include "app/ide/common/InSight.h"
#include "app/ide/session/SimulationSession.h"
#include "app/ide/settings/Theme.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "tests/app/SettingsSupport.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QHash>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>
#include <QWizard>

using namespace sparkwright;

/// Every dock and dialog of the window with a demo match, in light and dark, in English and other languages: no text is
/// cut off, none is hard to read. With SPARKWRIGHT_GALLERY=FOLDER, keeps a picture of each there.
class TextsFitTest : public QObject
{
  Q_OBJECT

  test::SettingsFolder settings_;
  Language language_;
  std::unique_ptr<SimulationSession> session_;
  std::unique_ptr<MainWindow> window_;
  QTemporaryDir recordings_;
  QString folder_;                ///< For pictures; empty: none.
  QString look_;                  ///< `de.dark`: language and theme in use.
  QHash<QString, QString> known_; ///< Texts of several words, by language.
  QStringList faults_;
  int seen_ = 0;

private slots:
  void initTestCase()
  {
    QStandardPaths::setTestModeEnabled(true);
    qputenv("SPARKWRIGHT_PLUGINS", SPARKWRIGHT_BIN_DIR "/plugins");
    folder_ = qEnvironmentVariable("SPARKWRIGHT_GALLERY");
    settings_.clear();
    Theme::useStyle();
    language_.use("en");
    SimulationOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    options.serve.net.agentPort = options.serve.net.monitorPort = 0;
    options.recording.folder = recordings_.path().toStdString();
    session_ = std::make_unique<SimulationSession>(options);
    window_ = std::make_unique<MainWindow>(*session_, language_, SPARKWRIGHT_SOURCE_DIR "/resources");
    window_->setAnimated(false); // Docks are at once where they belong.
    window_->resize(1500, 950);
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get(), 20000));
    window_->actions()[ActionId::DemoMatch]->trigger();
    const auto ready = [&]
    {
      const SessionState now = session_->state();
      return now.phase == SessionState::Phase::Ready && now.frame && now.frame->agents.size() >= 8;
    };
    QVERIFY(QTest::qWaitFor(ready, 60000));
    const QAction* const exports = window_->actions().find("exportData"); // Its dialog is looked at, too.
    QVERIFY(QTest::qWaitFor([&] { return exports->isEnabled(); }, 60000));
    session_->pause();
    window_->refresh();
  }
  void cleanupTestCase()
  {
    window_.reset();
    QVERIFY(session_->stop(20));
  }

  void textsFitAndCanBeRead_data()
  {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("theme");
    QTest::newRow("English, light") << "en"
                                    << "light";
    QTest::newRow("German, dark") << "de"
                                  << "dark";
    QTest::newRow("Persian, light") << "fa"
                                    << "light";
    QTest::newRow("Spanish, dark") << "es"
                                   << "dark";
  }
  void textsFitAndCanBeRead()
  {
    QFETCH(const QString, language);
    QFETCH(const QString, theme);
    Theme::use(theme);
    QVERIFY(language_.use(language));
    refresh();
    look_ = language + '.' + theme;
    faults_.clear();
    seen_ = 0;
    showDocks();
    const int docks = std::exchange(seen_, 0);
    showDialogs();
    QVERIFY2(docks > 20 && seen_ > 10, qPrintable(QString("%1 docks, %2 dialogs").arg(docks).arg(seen_)));
    for(const QString& fault : faults_)
      qWarning().noquote() << fault;
    QVERIFY(faults_.isEmpty());
  }

private:
  void showDocks()
  {
    keep("window", *window_);
    for(QDockWidget* const dock : window_->findChildren<QDockWidget*>())
    {
      const bool hidden = dock->isHidden();
      dock->show();
      dock->raise();
      QVERIFY2(QTest::qWaitFor([&] { return isInSight(*dock->widget()); }), qPrintable(dock->objectName()));
      refresh();
      look(dock->objectName(), *dock);
      dock->setVisible(!hidden);
    }
  }
  /// Whatever an action with dots opens is looked at and left again.
  void showDialogs()
  {
    for(QAction* const action : window_->actions().all())
    {
      compare(window_->actions().id(action), *action, action->text());
      compare(window_->actions().id(action), *action, action->toolTip());
      if(!action->isEnabled() || !(action->text().endsWith("…") || action->text().endsWith("...")))
        continue;
      QTimer watch;
      connect(&watch, &QTimer::timeout, this, [&] { leave(QApplication::activeModalWidget(), *action); });
      watch.start(20);
      action->trigger();
      QCoreApplication::processEvents();
      watch.stop();
      // One that is left may take others with it.
      QList<QPointer<QDialog>> open;
      for(QWidget* const widget : QApplication::topLevelWidgets())
        if(auto* const dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible())
          open << dialog;
      for(const QPointer<QDialog>& dialog : open)
        leave(dialog, *action);
    }
  }
  void leave(QWidget* widget, const QAction& action)
  {
    auto* const dialog = qobject_cast<QDialog*>(widget);
    if(!dialog || !dialog->isVisible())
      return;
    const QString name = window_->actions().id(&action);
    QVERIFY2(QTest::qWaitForWindowExposed(dialog), qPrintable(name));
    QCoreApplication::processEvents(); // It has its size.
    if(auto* const wizard = qobject_cast<QWizard*>(dialog))
      for(int last = -1; wizard->currentId() != last && wizard->nextId() >= 0; wizard->next())
        look(QString("%1-%2").arg(name).arg(last = wizard->currentId()), *dialog);
    look(name, *dialog);
    dialog->reject();
    QCoreApplication::processEvents();
  }

  void keep(const QString& name, QWidget& widget) const
  {
    if(!folder_.isEmpty())
      QVERIFY(QDir().mkpath(folder_) && widget.grab().save(folder_ + '/' + name + '.' + look_ + ".png"));
  }
  void look(const QString& name, QWidget& place)
  {
    ++seen_;
    keep(name, place);
    // Qt's own dialogs are not ours to arrange.
    if(place.inherits("QFileDialog") || place.inherits("QColorDialog"))
      return;
    for(QWidget* const widget : place.findChildren<QWidget*>())
    {
      if(!widget->isVisibleTo(&place))
        continue;
      if(!widget->inherits("CloseButton")) // Qt leaves these in the language in which they were made.
        compare(name, *widget, widget->toolTip());
      if(const auto* const list = qobject_cast<QListWidget*>(widget))
        for(int row = 0; row < list->count(); ++row)
          compare(name, *widget, list->item(row)->text());
      // Without a field whose key it is, a label shows the mark of the key.
      static const QRegularExpression mark("&\\w(?!\\w*;)");
      if(const auto* const label = qobject_cast<QLabel*>(widget); label && !label->buddy() && label->text().contains(mark))
        fault(name, *widget, label->text(), "shows its ampersand");
      const QString text = textOf(*widget);
      compare(name, *widget, text);
      if(!text.isEmpty() && widget->isEnabled())
        lookAtText(name, *widget, text);
    }
  }
  void fault(const QString& place, const QObject& object, const QString& text, const QString& what)
  {
    faults_ << QString("%1: %2 %3 \"%4\" %5")
                   .arg(place, object.metaObject()->className(), object.objectName(), text.left(60), what);
  }
  void lookAtText(const QString& place, const QWidget& widget, const QString& text)
  {
    if(widget.width() + 1 < neededWidth(widget))
      fault(place, widget, text, QString("has %1 of %2 pixels").arg(widget.width()).arg(neededWidth(widget)));
    // What lies outside a scroll area above or below can be scrolled to.
    const int shown = widget.visibleRegion().boundingRect().width();
    if(shown > 0 && shown + 1 < widget.width())
      fault(place, widget, text, QString("shows %1 of %2 pixels").arg(shown).arg(widget.width()));
    const QPalette colours = widget.palette();
    const QColor ground = colours.color(widget.backgroundRole());
    if(contrast(colours.color(widget.foregroundRole()), ground) < 4.5)
      fault(place, widget, text,
            "is hard to read: " + colours.color(widget.foregroundRole()).name() + " on " + ground.name());
    if(text.contains("<a ") && contrast(colours.color(QPalette::Link), ground) < 4.5)
      fault(place, widget, text,
            "has a link that is hard to read: " + colours.color(QPalette::Link).name() + " on " + ground.name());
  }
  /// Texts of several words differ in each language.
  void compare(const QString& place, const QObject& object, const QString& text)
  {
    static const QRegularExpression words("\\p{L}{3,} \\p{L}{3,}");
    if(!text.contains(words))
      return;
    const QString language = look_.left(2);
    if(const QString other = known_.value(text, language); other != language)
      fault(place, object, text, "is that of language " + other);
    known_.insert(text, language);
  }
  void refresh()
  {
    QCoreApplication::processEvents(); // What is in sight is known.
    window_->refresh();
    QCoreApplication::processEvents();
  }
  static QString textOf(const QWidget& widget)
  {
    if(const auto* const label = qobject_cast<const QLabel*>(&widget))
      return label->text();
    if(const auto* const button = qobject_cast<const QAbstractButton*>(&widget))
      return button->text();
    if(const auto* const combo = qobject_cast<const QComboBox*>(&widget))
      return combo->currentText();
    return {};
  }
  static int neededWidth(const QWidget& widget)
  {
    if(const auto* const label = qobject_cast<const QLabel*>(&widget); label && label->wordWrap())
      return label->minimumSizeHint().width();
    const auto* const combo = qobject_cast<const QComboBox*>(&widget);
    if(combo && combo->sizeAdjustPolicy() == QComboBox::AdjustToMinimumContentsLengthWithIcon)
      return combo->minimumSizeHint().width(); // Longer ones are cut off by intent.
    return widget.sizeHint().width();
  }
  /// Of two colours, as WCAG 2 defines it: 1 to 21.
  static double contrast(const QColor& a, const QColor& b)
  {
    const auto luminance = [](const QColor& colour)
    {
      const auto part = [](double value)
      { return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); };
      return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
    };
    const double one = luminance(a), other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
  }
};

QTEST_MAIN(TextsFitTest)
#include "TextsFitTest.moc"
