#include "core/object/ClassReference.h"
#include "core/object/Registry.h"
#include "core/setup/StandardRegistry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <set>

using namespace sparkwright;

/// The registry is the only source: what is listed, written down and called cannot differ.
class ClassReferenceTest : public QObject
{
  Q_OBJECT

private:
  const std::shared_ptr<Registry> registry_ = standardRegistry();

private slots:
  void thePageIsUpToDate()
  {
    QFile page(SPARKWRIGHT_SOURCE_DIR "/docs/class-reference.md");
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QByteArray written = page.readAll();
    QVERIFY2(written == QByteArray::fromStdString(classReference(*registry_)),
             "docs/class-reference.md is stale; write it anew with\n"
             "  build/bin/sparkwright-server --list-classes=markdown > docs/class-reference.md");
  }

  void everythingIsDocumented()
  {
    const std::set<std::string> types{"float", "int", "bool", "string", "path"};
    QStringList gaps;
    for(const ClassInfo* const info : registry_->classes())
    {
      const QString name = QString::fromStdString(info->name);
      if(info->documentation.empty())
        gaps << name;
      std::set<std::string> methods;
      for(const Method& method : info->methods)
      {
        const QString call = name + "." + QString::fromStdString(method.name);
        if(method.documentation.empty())
          gaps << call;
        if(!methods.insert(method.name).second)
          gaps << call + " twice";
        if(!method.call)
          gaps << call + " cannot be called";
        if(method.least < 0 || (method.most >= 0 && method.most < method.least))
          gaps << call + " takes no number of values";
        for(const Parameter& parameter : method.parameters)
          if(parameter.name.empty() || !types.contains(parameter.type))
            gaps << call + ": parameter '" + QString::fromStdString(parameter.name) + "' of type '" +
                        QString::fromStdString(parameter.type) + "'";
      }
    }
    QCOMPARE(gaps, QStringList());
  }

  void whatIsListedIsCalled()
  {
    const QJsonDocument list = QJsonDocument::fromJson(QByteArray::fromStdString(classListJson(*registry_)));
    QVERIFY(list.isArray());
    QCOMPARE(static_cast<std::size_t>(list.array().size()), registry_->classes().size());
    const QString page = QString::fromStdString(classReference(*registry_));
    const QString text = QString::fromStdString(classListText(*registry_));
    int calls = 0;
    for(const QJsonValue& entry : list.array())
    {
      const QString name = entry["name"].toString();
      const ClassInfo* const info = registry_->find(name.toStdString());
      QVERIFY2(info, qPrintable(name));
      QVERIFY2(page.contains("\n### " + name + "\n"), qPrintable(name));
      const QJsonArray methods = entry["methods"].toArray();
      QCOMPARE(static_cast<std::size_t>(methods.size()), info->methods.size());
      for(const QJsonValue& method : methods)
      {
        const QString called = method["name"].toString();
        QVERIFY2(page.contains("| `" + called + "`"), qPrintable(name + "." + called));
        QVERIFY2(text.contains("  " + called + "("), qPrintable(name + "." + called));
        const Method* const dispatched = info->method(called.toStdString());
        QVERIFY(dispatched);
        QCOMPARE(dispatched->documentation, method["documentation"].toString().toStdString());
        QCOMPARE(static_cast<std::size_t>(method["arguments"].toArray().size()), dispatched->parameters.size());
        ++calls;
      }
    }
    QVERIFY(calls > 100);
  }

  void countsAreKeptByTheDispatch()
  {
    for(const ClassInfo* const info : registry_->classes())
    {
      if(!info->make)
        continue;
      const std::shared_ptr<Object> object =
          registry_->create(info->nameSpace.empty() ? info->name : info->nameSpace + '/' + info->name);
      QVERIFY2(object, info->name.c_str());
      QCOMPARE(&object->classInfo(), info);
      for(const Method& method : info->methods)
      {
        if(method.most < 0)
          continue;
        const std::vector<std::string> tooMany(static_cast<std::size_t>(method.most) + 1, "0");
        bool known = false;
        const CallResult result = callMethod(*object, method.name, Arguments(tooMany), known);
        QVERIFY2(known && !result.accepted, (info->name + '.' + method.name).c_str());
      }
    }
  }
};

QTEST_APPLESS_MAIN(ClassReferenceTest)
#include "ClassReferenceTest.moc"
