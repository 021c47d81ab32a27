#include "editor/language/source/TextPositions.h"

#include <QtTest>

using namespace sparkwright;
using namespace std::string_literals;

/// Places of texts in bytes, characters, UTF-16 and columns, there and back, for all that texts may contain.
class TextPositionsTest : public QObject
{
  Q_OBJECT
private slots:
  void placesAreConverted_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<int>>("bytes"); // Where characters begin, and the end.
    QTest::addColumn<QList<int>>("units"); // The same places.
    QTest::newRow("empty") << QByteArray() << QList<int>{0} << QList<int>{0};
    QTest::newRow("ASCII") << QByteArray("a(b") << QList<int>{0, 1, 2, 3} << QList<int>{0, 1, 2, 3};
    QTest::newRow("BOM") << QByteArray("\xef\xbb\xbf" "a") << QList<int>{0, 3, 4} << QList<int>{0, 1, 2};
    QTest::newRow("CRLF") << QByteArray("\xc3\xa4\r\nb") << QList<int>{0, 2, 3, 4, 5} << QList<int>{0, 1, 2, 3, 4};
    QTest::newRow("lone CR") << QByteArray("\xc3\xa4\rb") << QList<int>{0, 2, 3, 4} << QList<int>{0, 1, 2, 3};
    QTest::newRow("beyond the basic plane")
        << QByteArray("a\xf0\x9f\xa4\x96" "b") << QList<int>{0, 1, 5, 6} << QList<int>{0, 1, 3, 4};
    QTest::newRow("all together") << QByteArray("\xef\xbb\xbf\xf0\x9f\xa4\x96\r\n\xe4\xb8\xad\r\xf0\x9f\xa4\x96")
                                  << QList<int>{0, 3, 7, 8, 9, 12, 13, 17} << QList<int>{0, 1, 3, 4, 5, 6, 7, 9};
    QTest::newRow("no UTF-8") << QByteArray("\xff" "a\xc3") << QList<int>{0, 1, 2, 3} << QList<int>{0, 1, 2, 3};
    QTest::newRow("half a character") << QByteArray("\xf0\x9f\xa4" "b") << QList<int>{0, 1, 2, 3, 4}
                                      << QList<int>{0, 1, 2, 3, 4};
    QTest::newRow("a surrogate in UTF-8") << QByteArray("\xed\xa0\x80") << QList<int>{0, 1, 2, 3}
                                          << QList<int>{0, 1, 2, 3};
  }
  void placesAreConverted()
  {
    QFETCH(QByteArray, text);
    QFETCH(QList<int>, bytes);
    QFETCH(QList<int>, units);
    const std::string all = text.toStdString();
    QCOMPARE(decoded(all).size(), units.back());
    QCOMPARE(charactersIn(all), static_cast<std::uint32_t>(bytes.size() - 1));
    TextPositions toBytes(all), toUnits(all);
    for(qsizetype i = 0; i < bytes.size(); ++i)
    {
      QCOMPARE(toBytes.byteOf(units[i]), static_cast<std::uint32_t>(bytes[i]));
      QCOMPARE(toUnits.unitOf(static_cast<std::size_t>(bytes[i])), static_cast<qsizetype>(units[i]));
      QCOMPARE(byteOfCharacter(all, static_cast<std::uint32_t>(i)), static_cast<std::uint32_t>(bytes[i]));
      // Within a character, its begin.
      if(i + 1 < bytes.size())
        QCOMPARE(TextPositions(all).unitOf(static_cast<std::size_t>(bytes[i + 1] - 1)), static_cast<qsizetype>(units[i]));
    }
    // Behind the end.
    QCOMPARE(TextPositions(all).byteOf(1000), static_cast<std::uint32_t>(all.size()));
    QCOMPARE(TextPositions(all).unitOf(1000), static_cast<qsizetype>(units.back()));
    QCOMPARE(byteOfCharacter(all, 1000), static_cast<std::uint32_t>(all.size()));
  }

  void columnsCountCharacters_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QList<int>>("bytes"); // Of the columns from 0, the end of the line last.
    QTest::newRow("BOM") << QByteArray("\xef\xbb\xbf" "ab\n") << 0 << QList<int>{3, 4, 5};
    QTest::newRow("a mark elsewhere") << QByteArray("\n\xef\xbb\xbf" "a") << 1 << QList<int>{1, 4, 5};
    QTest::newRow("CRLF") << QByteArray("\xc3\xa4\r\nb\r\n") << 0 << QList<int>{0, 2};
    QTest::newRow("behind CRLF") << QByteArray("\xc3\xa4\r\nb\r\n") << 1 << QList<int>{4, 5};
    QTest::newRow("beyond the basic plane") << QByteArray("x\n\xf0\x9f\xa4\x96(") << 1 << QList<int>{2, 6, 7};
    QTest::newRow("no UTF-8") << QByteArray("\xff\xfe" "a") << 0 << QList<int>{0, 1, 2, 3};
  }
  void columnsCountCharacters()
  {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QList<int>, bytes);
    TokenRope rope;
    rope.replace({0, 0, text.toStdString()});
    for(qsizetype i = 0; i < bytes.size(); ++i)
    {
      QCOMPARE(placeOf(rope, static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(i)),
               static_cast<std::uint32_t>(bytes[i]));
      QCOMPARE(columnOf(rope, static_cast<std::uint32_t>(bytes[i])), static_cast<std::uint32_t>(i));
    }
    QCOMPARE(placeOf(rope, static_cast<std::uint32_t>(line), 1000), static_cast<std::uint32_t>(bytes.back()));
  }
};

QTEST_GUILESS_MAIN(TextPositionsTest)
#include "TextPositionsTest.moc"
