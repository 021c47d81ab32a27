#include "app/ide/settings/Theme.h"

#include <QLineEdit>
#include <QtTest>

using namespace sparkwright;

/// The colours of the window that can be chosen.
class ThemeTest : public QObject
{
  Q_OBJECT
private slots:
  void emptyFieldsAreSeen_data()
  {
    QTest::addColumn<QString>("theme");
    QTest::newRow("dark") << "dark";
    QTest::newRow("light") << "light";
  }
  void emptyFieldsAreSeen()
  {
    QFETCH(QString, theme);
    Theme::useStyle();
    Theme::use(theme);
    QWidget window;
    QLineEdit field(&window);
    field.setGeometry(20, 20, 200, 30);
    const QImage picture = window.grab().toImage();
    const int edge = picture.pixelColor(120, 20).lightness();
    for(const int y : {10, 35}) // Around it, and in it.
      QVERIFY2(std::abs(picture.pixelColor(120, y).lightness() - edge) > 40, qPrintable(QString::number(edge)));
  }
};

QTEST_MAIN(ThemeTest)
#include "ThemeTest.moc"
