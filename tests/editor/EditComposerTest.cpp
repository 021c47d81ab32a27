#include "core/syntax/Document.h"
#include "editor/document/EditComposer.h"

#include <QtTest>

#include <random>

using namespace sparkwright;

/// Changes made one after the other are, joined, edits of the text before them.
class EditComposerTest : public QObject
{
  Q_OBJECT

private slots:
  void joinsWhatTouches()
  {
    EditComposer composer;
    composer.add(5, 3, "");
    composer.add(5, 0, "ab");
    composer.add(6, 1, "c");
    const std::vector<TextEdit> edits = composer.take();
    QCOMPARE(edits.size(), std::size_t(1));
    QCOMPARE(edits[0].begin, 5u);
    QCOMPARE(edits[0].end, 8u);
    QCOMPARE(edits[0].text, std::string("ac"));
    QVERIFY(composer.empty());
  }
  void whatIsTakenBackIsNoEdit()
  {
    EditComposer composer;
    composer.add(5, 0, "ab");
    composer.add(5, 2, "");
    QVERIFY(composer.empty());
  }
  void givesTheSameTextAsTheChanges()
  {
    std::mt19937 random(11);
    for(int round = 0; round < 500; ++round)
    {
      const std::string before = "0123456789abcdefghijklmnopqrstuvwxyz";
      std::string text = before;
      EditComposer composer;
      for(int i = 0; i < 8; ++i)
      {
        const std::uint32_t begin = random() % (text.size() + 1);
        const std::uint32_t removed = std::min<std::uint32_t>(random() % 5, text.size() - begin);
        const std::string inserted(random() % 4, static_cast<char>('A' + i));
        text.replace(begin, removed, inserted);
        composer.add(begin, removed, inserted);
      }
      Document document(before);
      QVERIFY(document.apply(composer.take()));
      QCOMPARE(document.text(), text);
    }
  }
};

QTEST_APPLESS_MAIN(EditComposerTest)
#include "EditComposerTest.moc"
