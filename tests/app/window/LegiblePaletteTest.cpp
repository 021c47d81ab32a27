#include "app/ide/settings/LegiblePalette.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;

/// Placeholder texts can be read, whatever the theme of the desktop has forgotten.
class LegiblePaletteTest : public QObject
{
  Q_OBJECT
private slots:
  void darkThemesWithoutPlaceholderColourGetOne()
  {
    const QPalette dark = palette(QColor(239, 240, 241), QColor(35, 38, 41), QColor(0, 0, 0, 128));
    const QColor now = legible(dark).color(QPalette::PlaceholderText);
    QVERIFY2(now.lightness() > 130, qPrintable(now.name()));
    QVERIFY2(now.lightness() < 200, qPrintable(now.name())); // Still less than the text.
    QCOMPARE(legible(dark).color(QPalette::Text), dark.color(QPalette::Text));
  }
  void whatCanBeReadStays()
  {
    const QPalette light = palette(Qt::black, Qt::white, QColor(0, 0, 0, 128));
    QCOMPARE(legible(light).color(QPalette::PlaceholderText), QColor(0, 0, 0, 128));
    const QPalette dark = palette(Qt::white, QColor(30, 30, 30), QColor(255, 255, 255, 128));
    QCOMPARE(legible(dark).color(QPalette::PlaceholderText), QColor(255, 255, 255, 128));
  }
  void bannersOfLightWindowsAreLight_data()
  {
    QTest::addColumn<QColor>("window");
    QTest::addColumn<QColor>("words");
    QTest::addColumn<QColor>("toolTip");
    QTest::addColumn<bool>("stays");
    QTest::newRow("dark tips, light window") << QColor(250, 250, 250) << QColor(46, 52, 54) << QColor(40, 40, 40) << false;
    QTest::newRow("light tips, dark window") << QColor(30, 30, 30) << QColor(238, 238, 236) << QColor(255, 255, 220) << false;
    QTest::newRow("yellow tips, light window") << QColor(239, 239, 239) << QColor(Qt::black) << QColor(255, 255, 220) << true;
    QTest::newRow("all dark") << QColor(30, 30, 30) << QColor(238, 238, 236) << QColor(60, 60, 60) << true;
  }
  void bannersOfLightWindowsAreLight()
  {
    QFETCH(const QColor, window);
    QFETCH(const QColor, words);
    QFETCH(const QColor, toolTip);
    QFETCH(const bool, stays);
    QPalette made;
    made.setColor(QPalette::Window, window);
    made.setColor(QPalette::WindowText, words);
    made.setColor(QPalette::ToolTipBase, toolTip);
    made.setColor(QPalette::ToolTipText, toolTip.lightness() < 128 ? Qt::white : Qt::black);
    const QPalette now = legible(made);
    const QColor ground = now.color(QPalette::ToolTipBase);
    QCOMPARE(ground == toolTip, stays);
    QVERIFY2(std::abs(ground.lightness() - words.lightness()) > 90, qPrintable(ground.name()));
    QVERIFY(std::abs(ground.lightness() - now.color(QPalette::ToolTipText).lightness()) > 90);
  }

private:
  static QPalette palette(const QColor& text, const QColor& base, const QColor& placeholder)
  {
    QPalette made;
    made.setColor(QPalette::Base, base);
    made.setColor(QPalette::Text, text);
    made.setColor(QPalette::PlaceholderText, placeholder);
    return made;
  }
};

QTEST_APPLESS_MAIN(LegiblePaletteTest)
#include "LegiblePaletteTest.moc"
