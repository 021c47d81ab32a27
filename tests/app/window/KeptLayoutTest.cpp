#include "tests/app/WindowSupport.h"

#include <QDockWidget>
#include <QSettings>
#include <QtTest>

using namespace sparkwright;

Q_DECLARE_METATYPE(Qt::WindowState)

/// The layout that was kept when the window was closed opens again, in whatever state and size, and with another scene.
class KeptLayoutTest : public QObject, private test::WindowFixture
{
  Q_OBJECT

private slots:
  void cleanup() { close(); }

  void itOpensInEachStateWithOtherScenes_data()
  {
    QTest::addColumn<Qt::WindowState>("state");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    const QStringList scenes{QString(), "setups/demo.rb", "examples/falling_boxes.rsg"};
    for(const auto& [state, name] : {std::pair(Qt::WindowMaximized, "maximised"), std::pair(Qt::WindowFullScreen, "full screen"),
                                     std::pair(Qt::WindowNoState, "normal")})
      for(const QString& first : scenes)
        for(const QString& second : scenes)
          QTest::addRow("%s: %s, then %s", name, qPrintable(first), qPrintable(second)) << state << first << second;
  }
  void itOpensInEachStateWithOtherScenes()
  {
    QFETCH(Qt::WindowState, state);
    QFETCH(QString, first);
    QFETCH(QString, second);
    open();
    showScene(first);
    window_->setWindowState(state);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->close();
    close();

    again();
    showScene(second);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QCoreApplication::processEvents();
    QCOMPARE(window_->windowState() & state, Qt::WindowStates(state));
    const QList<QDockWidget*> docks = window_->findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
    QVERIFY(std::ranges::any_of(docks, [](const QDockWidget* dock) { return dock->isVisible(); }));
  }

  void itOpensOnASmallerAndOnALargerScreen_data()
  {
    QTest::addColumn<QSize>("before");
    QTest::addColumn<QSize>("after");
    QTest::newRow("smaller") << QSize(1500, 900) << QSize(640, 400);
    QTest::newRow("larger") << QSize(640, 400) << QSize(1500, 900);
  }
  void itOpensOnASmallerAndOnALargerScreen()
  {
    QFETCH(QSize, before);
    QFETCH(QSize, after);
    open();
    showScene("setups/demo.rb");
    window_->resize(before);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->setWindowState(Qt::WindowMaximized);
    window_->close();
    close();

    again();
    window_->setGeometry(QRect(QPoint(0, 0), after));
    for(const char* const scene : {"setups/soccer.rb", "setups/demo.rb", "examples/falling_boxes.rsg"})
      showScene(scene);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->resize(after);
    QCoreApplication::processEvents();
    QVERIFY(window_->isVisible());
  }

  void aDamagedOneIsDropped()
  {
    open();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    const QByteArray good = window_->layoutState(), geometry = window_->saveGeometry();
    close();
    for(int i = 0; i < 12; ++i)
    {
      QByteArray bad = good;
      if(i % 2 == 0)
        bad.truncate(good.size() * i / 12);
      else
        for(qsizetype at = i; at < bad.size(); at += 97)
          bad[at] = static_cast<char>(~bad[at]);
      QSettings().setValue(QStringLiteral("window/geometry"), i % 3 == 0 ? geometry.left(i) : geometry);
      again();
      window_->setWindowState(i % 4 == 0 ? Qt::WindowMaximized : Qt::WindowNoState);
      window_->setLayoutState(bad);
      window_->setLayoutState(good);
      window_->show();
      QCoreApplication::processEvents();
      QVERIFY(window_->isVisible());
      close();
    }
  }

private:
  /// The next start, with the settings of the last one.
  void again()
  {
    language_ = std::make_unique<Language>();
    language_->use("en");
    session_ = std::make_unique<test::FakeSession>();
    window_ = std::make_unique<MainWindow>(*session_, *language_);
  }
  void showScene(const QString& scene)
  {
    if(!scene.isEmpty())
      window_->perspectives().showScene(scene, scene.endsWith(".rsg") ? Perspective::Design : Perspective::Match);
  }
};

QTEST_MAIN(KeptLayoutTest)
#include "KeptLayoutTest.moc"
