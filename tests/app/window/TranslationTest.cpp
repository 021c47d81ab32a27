#include "app/ide/window/Language.h"

#include <QProcess>
#include <QXmlStreamReader>
#include <QtTest>

using namespace sparkwright;

/// translations/*.ts must be what lupdate would write now, and complete.
class TranslationTest : public QObject
{
  Q_OBJECT
private slots:
  void everyTextIsTranslated_data()
  {
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("pluralForms");
    for(const QString& code : Language::available())
      if(code != "en")
        QTest::newRow(qPrintable(code)) << code << (code == "zh" || code == "ja" || code == "fa" ? 1 : 2);
  }
  void everyTextIsTranslated()
  {
    QFETCH(QString, code);
    QFETCH(int, pluralForms);
    const auto entries = translations(code);
    QVERIFY(entries.size() > 100);
    for(auto it = entries.begin(); it != entries.end(); ++it)
    {
      QVERIFY2(it->type.isEmpty(), qPrintable(it.key() + ": " + it->type));
      QVERIFY2(!it->forms.isEmpty(), qPrintable(it.key()));
      if(it->counts)
        QVERIFY2(it->forms.size() == pluralForms, qPrintable(it.key()));
      for(const QString& form : it->forms)
      {
        QVERIFY2(!form.trimmed().isEmpty(), qPrintable(it.key()));
        // What is filled in at run time must be the same.
        for(const char* const place : {"%1", "%2", "%3", "%4", "%5", "%6", "%7", "%8", "%9", "<a ", "</a>"})
          QVERIFY2(form.contains(place) == it.key().contains(place), qPrintable(it.key() + " -> " + form));
      }
    }
  }
  void sourcesAndTranslationsMatch()
  {
    QTemporaryDir folder;
    const QString fresh = folder.filePath("fresh.ts");
    const QStringList roots{SPARKWRIGHT_SOURCE_DIR "/app/f2kview", SPARKWRIGHT_SOURCE_DIR "/app/ide", SPARKWRIGHT_SOURCE_DIR "/editor",
                            SPARKWRIGHT_SOURCE_DIR "/viewer"};
    QProcess lupdate;
    lupdate.start(QStringLiteral(SPARKWRIGHT_LUPDATE),
                  QStringList{"-silent", "-I", SPARKWRIGHT_SOURCE_DIR, "-locations", "none"} + roots +
                      QStringList{"-ts", fresh, "-target-language", "de_DE"});
    QVERIFY2(lupdate.waitForStarted(), "lupdate does not start");
    QVERIFY(lupdate.waitForFinished(60000));
    QCOMPARE(lupdate.exitCode(), 0);
    const auto now = read(fresh);
    QVERIFY(!now.isEmpty());
    for(const QString& code : Language::available())
    {
      if(code == "en")
        continue;
      const auto kept = translations(code);
      for(auto it = now.begin(); it != now.end(); ++it)
        QVERIFY2(kept.contains(it.key()), qPrintable("is not yet in " + code + ": " + it.key()));
      for(auto it = kept.begin(); it != kept.end(); ++it)
        QVERIFY2(now.contains(it.key()), qPrintable("is no longer used, but in " + code + ": " + it.key()));
    }
  }
  void englishPluralsAreComplete()
  {
    const auto entries = translations("en");
    const auto german = translations("de");
    for(auto it = german.begin(); it != german.end(); ++it)
      if(it->forms.size() > 1)
        QVERIFY2(entries.contains(it.key()), qPrintable(it.key()));
    for(const Entry& e : entries)
    {
      QVERIFY(e.type.isEmpty());
      QCOMPARE(e.forms.size(), 2);
    }
  }

private:
  struct Entry
  {
    QString type;
    QStringList forms;
    bool counts = false; ///< Has plural forms.
  };
  static QMap<QString, Entry> translations(const QString& code)
  {
    return read(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/translations/sparkwright_%1.ts").arg(code));
  }
  /// By context, source text and comment.
  static QMap<QString, Entry> read(const QString& path)
  {
    QMap<QString, Entry> entries;
    QFile file(path);
    if(!file.open(QIODevice::ReadOnly))
      return entries;
    QXmlStreamReader xml(&file);
    QString context, source, comment;
    Entry entry;
    while(!xml.atEnd())
    {
      xml.readNext();
      if(xml.isStartElement() && xml.name() == QLatin1String("name"))
        context = xml.readElementText();
      else if(xml.isStartElement() && xml.name() == QLatin1String("source"))
      {
        source = xml.readElementText();
        comment.clear();
      }
      else if(xml.isStartElement() && xml.name() == QLatin1String("comment"))
        comment = QStringLiteral(" / ") + xml.readElementText();
      else if(xml.isStartElement() && xml.name() == QLatin1String("translation"))
      {
        entry = {xml.attributes().value("type").toString(), {}};
        QString text;
        while(!(xml.isEndElement() && xml.name() == QLatin1String("translation")) && !xml.atEnd())
        {
          xml.readNext();
          if(xml.isStartElement())
          {
            entry.forms.append(xml.readElementText());
            entry.counts = true;
          }
          else if(xml.isCharacters())
            text += xml.text();
        }
        if(entry.forms.isEmpty() && !text.isEmpty())
          entry.forms.append(text);
        if(entry.type != QLatin1String("vanished") && entry.type != QLatin1String("obsolete"))
          entries.insert(context + ": " + source + comment, entry);
      }
    }
    return entries;
  }
};

QTEST_APPLESS_MAIN(TranslationTest)
#include "TranslationTest.moc"
