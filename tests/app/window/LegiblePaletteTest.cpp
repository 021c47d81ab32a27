#include "app/ide/settings/LegiblePalette.h"

#include <QtTest>

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
