#include "../tree/OutlineSupport.h"

#include "core/setup/StandardRegistry.h"
#include "editor/properties/PropertyList.h"

#include <QTest>

using namespace sparkwright;

/// The properties of a node as its text sets them, and the smallest edits that change them.
class PropertyListTest : public QObject
{
  Q_OBJECT

private slots:
  void everyMethodOfTheClassAndItsBasesIsListed();
  void theLastCallCounts();
  void variablesAreFollowedToWhereTheyAreGiven();
  void expressionsAreEvaluatedIfSomebodyCan();
  void endlessDefinitionsHaveNoValue();
  void kindsAndRangesComeFromTheRegistry();
  void aValueReplacesOneAtomOnly_data();
  void aValueReplacesOneAtomOnly();
  void resetTakesTheCallAway();
  void methodsByAxisHaveARowForEachAxis();
  void aSourceMustBeOneValue();
  void whatIsNoNodeHasNoProperties();
  void anyEditChangesOneRange_data();
  void anyEditChangesOneRange();

private:
  struct Form
  {
    explicit Form(const std::string& scene, const Registry& registry, const std::string& name = {})
        : text(scene), outline(text), values(outline, "scene.rsg")
    {
      for(const SourceOutline::Id id : outline.order())
        if(const SourceOutline::Item& item = *outline.find(id);
           item.kind == SourceOutline::Kind::Node && (form == 0 || (!name.empty() && item.name == name)))
          form = id;
      list = std::make_unique<PropertyList>(values, registry, form);
    }
    TokenRope text;
    SourceOutline outline;
    SourceValues values;
    TokenRope::Id form = 0;
    std::unique_ptr<PropertyList> list;
  };
  const std::shared_ptr<Registry> registry_ = standardRegistry();
};

void PropertyListTest::everyMethodOfTheClassAndItsBasesIsListed()
{
  const Form form("()((nd Box (setExtents 1 2 3)))", *registry_);
  QVERIFY(form.list->found());
  for(const char* const key :
      {"setExtents", "setMaterial", "load", "setScale", "setVisible", "setTransparent", "setName"})
    QVERIFY2(form.list->find(key), key);
  for(const char* const key : {"getName", "isLeaf", "importScene", "unlinkLeaf"})
    QVERIFY2(!form.list->find(key), key);
  QCOMPARE(form.list->properties().front().owner->name, "Box");
  QCOMPARE(form.list->properties().back().owner->name, "Leaf");
  const Property& visible = *form.list->find("setVisible");
  QVERIFY(!visible.isCalled());
  QCOMPARE(visible.values[0].from, SourceValue::From::Preset);
  QCOMPARE(*visible.values[0].value, "1");
}

void PropertyListTest::theLastCallCounts()
{
  const Form form("(RSG 0 1)\n((nd TRF (setLocalPos 1 2 3)\n (nd Box (setExtents 9 9 9))\n ((setLocalPos 4 5 6))))",
                  *registry_);
  const Property& position = *form.list->find("setLocalPos");
  QCOMPARE(*position.values[2].value, "6");
  QCOMPARE(position.values[2].line, 4);
  QCOMPARE(position.values[2].file, "scene.rsg");
  const Form chosen("()((nd TRF (setLocalPos 1 2 3) (switch $s (a (setLocalPos 7 8 9)) (b (nd Box)))))", *registry_);
  QVERIFY(chosen.list->find("setLocalPos")->chosen);
}

void PropertyListTest::variablesAreFollowedToWhereTheyAreGiven()
{
  const TokenRope importing("(RSG 0 1)\n((def $w 7)\n(importScene leg.rsg $w (join a b)))");
  const SourceOutline outer(importing);
  auto site = std::make_shared<ImportSite>();
  site->outline = &outer;
  site->call = outer.order().back();
  site->file = "robot.rsg";
  const TokenRope text("(RSG 0 1)\n((templ $mass $name $more)\n(def $l 0.1)\n(nd RigidBody (setName $name)"
                       " (setSphereTotal $mass $l) (setMass $more))\n(def $l 0.2))");
  const SourceOutline outline(text);
  const SourceValues values(outline, "leg.rsg", site);
  SourceOutline::Id node = 0;
  for(const SourceOutline::Id id : outline.order())
    if(outline.find(id)->kind == SourceOutline::Kind::Node)
      node = id;
  const PropertyList list(values, *registry_, node);
  const Property& sphere = *list.find("setSphereTotal");
  QCOMPARE(sphere.values[0].from, SourceValue::From::Variable);
  QCOMPARE(sphere.values[0].source, "$mass");
  QCOMPARE(*sphere.values[0].value, "7");
  QCOMPARE(sphere.values[0].file, "robot.rsg");
  QCOMPARE(sphere.values[0].line, 2);
  QCOMPARE(*sphere.values[1].value, "0.1");
  QCOMPARE(sphere.values[1].line, 3);
  QCOMPARE(*list.find("setName")->values[0].value, "ab");
  QVERIFY(!list.find("setMass")->values[0].value);
  // Without the call the values of the template are not known.
  const SourceValues alone(outline, "leg.rsg");
  QVERIFY(!PropertyList(alone, *registry_, node).find("setSphereTotal")->values[0].value);
}

void PropertyListTest::expressionsAreEvaluatedIfSomebodyCan()
{
  const TokenRope text("()((def $y -1) (nd TRF (setLocalPos 0 (eval $y - (eval 1 + 1)) (foo 1))))");
  const SourceOutline outline(text);
  std::vector<std::string> asked;
  const SourceValues values(outline, "a.rsg", {},
                            [&](const std::string& expression) -> std::optional<std::string>
                            {
                              asked.push_back(expression);
                              return "2";
                            });
  const PropertyList list(values, *registry_, outline.order().back());
  const Property& position = *list.find("setLocalPos");
  QCOMPARE(position.values[1].from, SourceValue::From::Expression);
  QCOMPARE(*position.values[1].value, "2");
  QCOMPARE(asked, (std::vector<std::string>{"1 + 1 ", "-1 - 2 "}));
  QVERIFY(!position.values[2].value);
}

void PropertyListTest::endlessDefinitionsHaveNoValue()
{
  std::string text = "()((def $v0 1)";
  for(int i = 1; i < 200; ++i)
    text += "(def $v" + std::to_string(i) + " $v" + std::to_string(i - 1) + ")";
  const Form form(text + "(nd Sphere (setRadius $v199) (setName $none)))", *registry_);
  QVERIFY(!form.list->find("setRadius")->values[0].value);
  QVERIFY(!form.list->find("setName")->values[0].value);
}

void PropertyListTest::kindsAndRangesComeFromTheRegistry()
{
  using Kind = Property::Kind;
  const auto kind = [&](const char* type, const char* method)
  {
    const Form form(std::string("()((nd ") + type + "))", *registry_);
    return form.list->find(method)->kind;
  };
  QCOMPARE(kind("Transform", "setLocalPos"), Kind::Vector);
  QCOMPARE(kind("Transform", "setLocalRotation"), Kind::Rotation);
  QCOMPARE(kind("Transform", "setLocalTransform"), Kind::Numbers);
  QCOMPARE(kind("Light", "setDiffuse"), Kind::Colour);
  QCOMPARE(kind("Box", "setVisible"), Kind::Choice);
  QCOMPARE(kind("Box", "setTransparent"), Kind::Call);
  QCOMPARE(kind("Box", "setCastShadows"), Kind::Flag);
  QCOMPARE(kind("Box", "setMaterial"), Kind::Material);
  QCOMPARE(kind("StaticMesh", "load"), Kind::File);
  QCOMPARE(kind("HingeJoint", "attach"), Kind::Path);
  const Method& bounce = *registry_->find("HingeJoint")->method("setBounce");
  QVERIFY(stepOf(bounce.parameters[1]) < 0.1);
  QCOMPARE(shownUnit(bounce.parameters[1]), "");
  QCOMPARE(shownUnit(registry_->find("HingeJoint")->method("setLowStopDeg")->parameters[1]), "°");
  const Parameter& anchor = registry_->find("AngularMotor")->method("setMotorAxis")->parameters[1];
  QCOMPARE(choicesOf(anchor).size(), std::size_t(3));
  QCOMPARE(choicesOf(anchor)[1].second, "first body");
}

void PropertyListTest::aValueReplacesOneAtomOnly_data()
{
  QTest::addColumn<QString>("scene");
  QTest::addColumn<QString>("key");
  QTest::addColumn<int>("index");
  QTest::addColumn<QString>("value");
  QTest::addColumn<QString>("after");
  QTest::newRow("one of three") << "()((nd TRF (setLocalPos 1.0 2.00  3.)))"
                                << "setLocalPos" << 1 << "2.5"
                                << "()((nd TRF (setLocalPos 1.0 2.5  3.)))";
  QTest::newRow("spelling") << "()((nd Sphere (setRadius 1)))"
                            << "setRadius" << 0 << "1.50"
                            << "()((nd Sphere (setRadius 1.50)))";
  QTest::newRow("over an expression") << "()((nd Sphere (setRadius (eval 1 + 1)) (setName a)))"
                                      << "setRadius" << 0 << "2"
                                      << "()((nd Sphere (setRadius 2) (setName a)))";
  QTest::newRow("quotes") << "()((nd Box (sMat 'red)))"
                          << "setMaterial" << 0 << "matBlue"
                          << "()((nd Box (sMat 'matBlue')))";
  QTest::newRow("no call yet, in a line") << "()((nd Sphere (setName a)))"
                                          << "setRadius" << 0 << "2"
                                          << "()((nd Sphere (setName a) (setRadius 2)))";
  QTest::newRow("no call yet, in lines")
      << "()(\n  (nd TRF\n    (setName a) ; a\n    (nd Box))\n)"
      << "setLocalPos" << 2 << "2"
      << "()(\n  (nd TRF\n    (setName a) ; a\n    (setLocalPos 0 0 2)\n    (nd Box))\n)";
  QTest::newRow("before what it makes") << "()(\n  (nd TRF\n    (nd Box))\n)"
                                        << "setLocalPos" << 0 << "1"
                                        << "()(\n  (nd TRF\n    (setLocalPos 1 0 0)\n    (nd Box))\n)";
  QTest::newRow("nothing but the class") << "()((nd Sphere))"
                                         << "setRadius" << 0 << "2"
                                         << "()((nd Sphere (setRadius 2)))";
  QTest::newRow("too few values") << "()((nd HingeJoint (setAxis 1)))"
                                  << "setAxis" << 2 << "1"
                                  << "()((nd HingeJoint (setAxis 1 0 1)))";
  QTest::newRow("of an axis") << "()((nd HingeJoint (setLowStopDeg 0 -45)))"
                              << "setLowStopDeg 0" << 0 << "-30"
                              << "()((nd HingeJoint (setLowStopDeg 0 -30)))";
  QTest::newRow("of an axis, no call yet") << "()((nd HingeJoint))"
                                           << "setHighStopDeg 0" << 0 << "30"
                                           << "()((nd HingeJoint (setHighStopDeg 0 30)))";
  QTest::newRow("a path") << "()((nd HingeJoint))"
                          << "attach" << 0 << "../body"
                          << "()((nd HingeJoint (attach ../body)))";
  QTest::newRow("a second path") << "()((nd HingeJoint (attach a)))"
                                 << "attach" << 1 << "b"
                                 << "()((nd HingeJoint (attach a b)))";
}

void PropertyListTest::aValueReplacesOneAtomOnly()
{
  QFETCH(const QString, scene);
  QFETCH(const QString, key);
  QFETCH(const int, index);
  QFETCH(const QString, value);
  QFETCH(const QString, after);
  Form form(scene.toStdString(), *registry_);
  const Property* const property = form.list->find(key.toStdString());
  QVERIFY(property);
  const auto edit = form.list->set(*property, static_cast<std::size_t>(index), value.toStdString());
  QVERIFY(edit);
  form.text.replace(*edit);
  QCOMPARE(QString::fromStdString(form.text.text()), after);
  // What it says now needs no edit.
  const Form again(after.toStdString(), *registry_);
  QVERIFY(!again.list->set(*again.list->find(key.toStdString()), static_cast<std::size_t>(index), value.toStdString()));
}

void PropertyListTest::resetTakesTheCallAway()
{
  Form form("()(\n  (nd TRF\n    (setName a)\n    ; where it is\n    (setLocalPos 1 2 3) ; m\n    (nd Box))\n)",
            *registry_, "a");
  form.text.replace(*form.list->reset(*form.list->find("setLocalPos")));
  QCOMPARE(form.text.text(), "()(\n  (nd TRF\n    (setName a)\n    (nd Box))\n)");
  QVERIFY(!form.list->reset(*form.list->find("setLocalRotation")));
  Form flag("()((nd Box))", *registry_);
  flag.text.replace(*flag.list->setCalled(*flag.list->find("setTransparent"), true));
  QCOMPARE(flag.text.text(), "()((nd Box (setTransparent)))");
  const Form set(flag.text.text(), *registry_);
  flag.text.replace(*set.list->setCalled(*set.list->find("setTransparent"), false));
  QCOMPARE(flag.text.text(), "()((nd Box))");
}

void PropertyListTest::methodsByAxisHaveARowForEachAxis()
{
  const Form form("()((def $a 2) (nd HingeJoint (setLowStopDeg 0 -1) (setLowStopDeg $a -2) (setLowStopDeg 0 -3)))",
                  *registry_);
  QCOMPARE(*form.list->find("setLowStopDeg 0")->values[0].value, "-3");
  QCOMPARE(*form.list->find("setLowStopDeg 2")->values[0].value, "-2");
  QVERIFY(!form.list->find("setLowStopDeg 1"));
  const Form universal("()((nd UniversalJoint))", *registry_);
  QVERIFY(universal.list->find("setLowStopDeg 1"));
}

void PropertyListTest::aSourceMustBeOneValue()
{
  const Form form("()((nd Sphere (setRadius 1)))", *registry_);
  const Property& radius = *form.list->find("setRadius");
  for(const char* const text : {"", "1 2", "(eval 1", ")", "(a) (b)", "; 1", "\"open", " 1"})
  {
    const PropertyList::NewValue value{0, text, true};
    QVERIFY2(!form.list->set(radius, std::span(&value, 1)), text);
  }
  const PropertyList::NewValue value{0, "(eval $r * 2)", true};
  QCOMPARE(form.list->set(radius, std::span(&value, 1))->text, "(eval $r * 2)");
}

void PropertyListTest::whatIsNoNodeHasNoProperties()
{
  const TokenRope text("()((nd Nonsense) (nd) (importScene a.rsg) (nd \"Box\") nd");
  const SourceOutline outline(text);
  const SourceValues values(outline, "a.rsg");
  for(std::size_t i = 1; i + 1 < outline.order().size(); ++i)
    QVERIFY(!PropertyList(values, *registry_, outline.order()[i]).found());
  QVERIFY(!PropertyList(values, *registry_, 0).found());
  QVERIFY(!PropertyList(values, *registry_, 999).found());
}

void PropertyListTest::anyEditChangesOneRange_data()
{
  QTest::addColumn<QString>("file");
  for(const QString& file : sceneFiles())
    QTest::addRow("%s", qPrintable(file.section('/', -2))) << file;
}

/// Random values for random properties of random nodes: each edit is one range, after which the property has the value
/// and all others have theirs; taken back, the text has its bytes again.
void PropertyListTest::anyEditChangesOneRange()
{
  QFETCH(const QString, file);
  const std::string scene = readScene(file);
  TokenRope text(scene);
  SourceOutline outline(text);
  const SourceValues values(outline, file.toStdString());
  std::mt19937 random(static_cast<unsigned>(scene.size()));
  std::vector<SourceOutline::Id> nodes;
  for(const SourceOutline::Id id : outline.order())
    if(outline.find(id)->kind == SourceOutline::Kind::Node)
      nodes.push_back(id);
  if(nodes.empty())
    return;
  std::vector<TextEdit> undo;
  for(int i = 0; i < 40; ++i)
  {
    const SourceOutline::Id node = nodes[random() % nodes.size()];
    const PropertyList list(values, *registry_, node);
    QVERIFY2(list.found(), outline.find(node)->head.c_str());
    const Property& property = list.properties()[random() % list.properties().size()];
    const std::string key = property.key();
    const std::size_t index = property.values.empty() ? 0 : random() % property.values.size();
    const std::string value = std::to_string(static_cast<int>(random() % 1000)) + ".25";
    const bool reset = random() % 4 == 0;
    const auto edit = reset                                   ? list.reset(property)
                      : property.kind == Property::Kind::Call ? list.setCalled(property, true)
                                                              : list.set(property, index, value);
    if(!edit)
      continue;
    std::map<std::string, std::vector<std::string>> others;
    for(const Property& other : list.properties())
      if(other.method != property.method)
        for(const SourceValue& one : other.values)
          others[other.key()].push_back(one.source);
    undo.push_back(
        {edit->begin, edit->begin + static_cast<std::uint32_t>(edit->text.size()), text.text(edit->begin, edit->end)});
    outline.edited(text.replace(*edit));
    QCOMPARE(everythingOf(outline), everythingOf(SourceOutline(text)));
    const PropertyList after(values, *registry_, node);
    if(!reset && property.kind != Property::Kind::Call && !key.starts_with("add"))
      QCOMPARE(*after.find(key)->values[index].value, value);
    for(const Property& other : after.properties())
      if(const auto was = others.find(other.key()); was != others.end() && !other.key().starts_with("add"))
      {
        std::vector<std::string> now;
        for(const SourceValue& one : other.values)
          now.push_back(one.source);
        QCOMPARE(now, was->second);
      }
  }
  while(!undo.empty())
  {
    outline.edited(text.replace(undo.back()));
    undo.pop_back();
  }
  QVERIFY(text.text() == scene);
}

QTEST_APPLESS_MAIN(PropertyListTest)
#include "PropertyListTest.moc"
