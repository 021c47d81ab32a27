#include "core/game/f2000/data/ArrayData.h"

#include <QtTest>

#include <random>

using namespace sparkwright::f2000;

namespace
{

std::vector<std::uint32_t> wordsOf(const SensorDataPlugin& data)
{
  std::vector<std::uint32_t> words;
  data.getData(words);
  return words;
}

/// An array of the layout with any content.
std::vector<std::uint32_t> anyArray(const Layout& layout, std::mt19937& random)
{
  std::vector<std::uint32_t> words(layout.head);
  const std::size_t items = layout.item == 0 ? 0 : random() % (std::min<std::size_t>(layout.most, 40) + 1);
  words.resize(layout.head + items * layout.item);
  for(std::uint32_t& word : words)
    word = random();
  if(layout.item > 0)
    words[layout.count] = static_cast<std::uint32_t>(items);
  return words;
}

} // namespace

/// F17 of the scenarios of the F2000 league: what a sensor has measured arrives as it was, and damage is refused.
class SensorDataTest : public QObject
{
  Q_OBJECT
private slots:
  void F17_arraysArriveAsTheyWere_data()
  {
    QTest::addColumn<QString>("feature");
    for(const Layout& layout : layouts())
      QTest::addRow("%s", std::string(layout.feature).c_str()) << QString::fromUtf8(layout.feature.data(), layout.feature.size());
  }
  void F17_arraysArriveAsTheyWere()
  {
    QFETCH(QString, feature);
    const Layout& layout = *layoutOf(feature.toStdString());
    std::mt19937 random(static_cast<unsigned>(layout.id));
    const auto sent = makeData(feature.toStdString()), received = makeData(feature.toStdString());
    QVERIFY(sent && received);
    QCOMPARE(sent->layout(), layout.id);
    QVERIFY(received->setData(wordsOf(*sent))); // Of a fresh one, too.
    QVERIFY(wordsOf(*received) == wordsOf(*sent));
    for(int i = 0; i < 200; ++i)
    {
      const std::vector<std::uint32_t> words = anyArray(layout, random);
      QVERIFY(sent->setData(words));
      QVERIFY(received->setData(wordsOf(*sent)));
      QVERIFY(wordsOf(*received) == words);
      for(std::size_t cut = 0; cut < words.size(); ++cut)
        QVERIFY(!received->setData(Words(words.data(), cut)));
      std::vector<std::uint32_t> longer = words;
      longer.push_back(1);
      QVERIFY(!received->setData(longer));
      QVERIFY(wordsOf(*received) == words); // Damage has changed nothing.
    }
  }

  void countsThatCannotBeAreRefused()
  {
    ArrayData scan(*layoutOf("180DegreeScan"));
    QVERIFY(!scan.setData(std::vector<std::uint32_t>{0xffffffffu, 0, 0, 0, 1}));
    QVERIFY(!scan.setData(std::vector<std::uint32_t>(4 + 5000, 5000)));
    QVERIFY(!scan.setData(std::vector<std::uint32_t>{}));
    QVERIFY(scan.setData(std::vector<std::uint32_t>{2, 0, 0, 8191, 1800, 8191}));
    QCOMPARE(scan.items(), 2u);
    QCOMPARE(scan.itemWord(0, 0), 1800u);
  }

  void picturesHaveTheirPixels()
  {
    ImageData image, other;
    QVERIFY(image.setData(std::vector<std::uint32_t>{2, 3, 0, 60000, 1, 2, 3, 4, 5, 6}));
    QCOMPARE(image.width(), 2u);
    QCOMPARE(image.pixels().size(), 6u);
    QCOMPARE(image.pixels()[5], 6u);
    QVERIFY(!image.setData(std::vector<std::uint32_t>{2, 3, 0, 60000, 1, 2, 3, 4, 5}));
    QVERIFY(!image.setData(std::vector<std::uint32_t>{65536, 65536, 0, 0})); // The product would be 0 in 32 bits.
    QVERIFY(!image.setData(std::vector<std::uint32_t>{1, 1, 7, 0, 1}));      // An unknown format.
    QVERIFY(other.setData(wordsOf(image)));
    QVERIFY(wordsOf(other) == wordsOf(image));
  }

  void aFreshOneSaysThatThereIsNothing()
  {
    QVERIFY(wordsOf(*makeData("ball")) == (std::vector<std::uint32_t>{0, invalidWord, invalidSignedWord, invalidSignedWord, 0}));
    QVERIFY(wordsOf(*makeData("poleAngle")) == std::vector<std::uint32_t>(4, invalidSignedWord));
    QVERIFY(wordsOf(*makeData("usDistance")) == std::vector<std::uint32_t>{0});
    QVERIFY(!makeData("smell"));
    const auto data = makeData("ball");
    QVERIFY(!data->valid(10, 100) && !data->isMarkov());
    QCOMPARE(data->getProbability({}), -1.0);
    data->setStamp(5);
    QVERIFY(data->valid(10, 100) && !data->valid(200, 100));
    data->setStale(true);
    QVERIFY(!data->valid(10, 100));
  }
};

QTEST_APPLESS_MAIN(SensorDataTest)
#include "SensorDataTest.moc"
