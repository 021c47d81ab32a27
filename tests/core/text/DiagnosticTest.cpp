#include "core/text/Diagnostic.h"

#include <QtTest>

using namespace sparkwright;

/// A diagnostic is one line of plain text, whoever chose the names and words in it.
class DiagnosticTest : public QObject
{
  Q_OBJECT

private slots:
  void partsThatAreUnknownAreLeftOut()
  {
    QCOMPARE((Diagnostic{Diagnostic::Severity::Warning, "a.rsg", 3, 7, "odd", "look"}.text()),
             std::string("a.rsg:3:7: warning: odd (look)"));
    QCOMPARE((Diagnostic{Diagnostic::Severity::Error, "", 3, 7, "odd", ""}.text()), std::string("3:7: error: odd"));
    QCOMPARE((Diagnostic{Diagnostic::Severity::Note, "", 0, 0, "odd", ""}.text()), std::string("note: odd"));
  }

  void controlCharactersAreEscaped_data()
  {
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<QByteArray>("shown");
    QTest::newRow("new line") << QByteArray("x\n12:00:00.000 error: forged")
                              << QByteArray("x\\n12:00:00.000 error: forged");
    QTest::newRow("carriage return") << QByteArray("x\rerror") << QByteArray("x\\x0derror");
    QTest::newRow("escape sequence") << QByteArray("\x1b[2J\x1b]0;title\x07") << QByteArray("\\x1b[2J\\x1b]0;title\\x07");
    QTest::newRow("NUL") << QByteArray("a\0b", 3) << QByteArray("a\\x00b");
    QTest::newRow("delete") << QByteArray("a\x7f") << QByteArray("a\\x7f");
    QTest::newRow("tabulator") << QByteArray("a\tb") << QByteArray("a b");
    QTest::newRow("C1 in UTF-8") << QByteArray("a\xc2\x9b" "2J") << QByteArray("a\\x9b2J");
    QTest::newRow("letters beyond ASCII") << QByteArray("\xc3\xa4\xc2\xb0\xf0\x9f\xa4\x96")
                                          << QByteArray("\xc3\xa4\xc2\xb0\xf0\x9f\xa4\x96");
    QTest::newRow("half a letter at the end") << QByteArray("a\xc2") << QByteArray("a\xc2");
  }
  void controlCharactersAreEscaped()
  {
    QFETCH(QByteArray, said);
    QFETCH(QByteArray, shown);
    QCOMPARE(QByteArray::fromStdString(Diagnostic{Diagnostic::Severity::Note, "", 0, 0, said.toStdString(), ""}.text()),
             "note: " + shown);
    QCOMPARE(QByteArray::fromStdString(Diagnostic{Diagnostic::Severity::Note, said.toStdString(), 1, 0, "m", "h"}.text()),
             shown + ":1: note: m (h)");
    QCOMPARE(QByteArray::fromStdString(Diagnostic{Diagnostic::Severity::Note, "", 0, 0, "m", said.toStdString()}.text()),
             "note: m (" + shown + ')');
  }
};

QTEST_APPLESS_MAIN(DiagnosticTest)
#include "DiagnosticTest.moc"
