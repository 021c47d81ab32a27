#include "OutlineSupport.h"

#include "core/setup/StandardRegistry.h"
#include "editor/tree/ClassFit.h"
#include "editor/tree/KeepPose.h"

#include <QTest>

using namespace sparkwright;

/// Where a node may go, and where it stands there.
class KeepPoseTest : public QObject
{
  Q_OBJECT

private slots:
  void aNodeStaysWhereItIsInTheWorld();
  void whatBothParentsShareMayBeComputed();
  void computedPosesAreExplained();
  void whatHasNoPoseIsExplained();
  void onlyClassesThatDoSomethingFit();
  void everyClassHasAFamily();

private:
  static SourceOutline::Id find(const SourceOutline& outline, const std::string& name)
  {
    for(const SourceOutline::Id id : outline.order())
      if(outline.find(id)->name == name)
        return id;
    return 0;
  }
  const std::shared_ptr<Registry> registry_ = standardRegistry();
};

void KeepPoseTest::aNodeStaysWhereItIsInTheWorld()
{
  const TokenRope text("()((nd Transform (setName a) (setLocalPos 1 0 0) (setLocalRotation 0 0 90)"
                       " (nd TRF (setName x) (setLocalPos 1 2 3) (nd Box)))"
                       " (nd Transform (setName b) (setLocalPos 0 0 -1)))");
  const SourceOutline outline(text);
  const KeptPose kept = keepPose(outline, *registry_, find(outline, "x"), find(outline, "b"));
  QCOMPARE(kept.why, KeptPose::Why::None);
  QCOMPARE(kept.text, "(nd TRF (setName x) (setLocalPos -1 1 4) (setLocalRotation 0 0 90) (nd Box))");
  QCOMPARE(keepPose(outline, *registry_, find(outline, "x"), 0).text,
           "(nd TRF (setName x) (setLocalPos -1 1 3) (setLocalRotation 0 0 90) (nd Box))");
}

void KeepPoseTest::whatBothParentsShareMayBeComputed()
{
  const TokenRope text("()((nd Transform (setLocalPos $x 0 0)"
                       " (nd Transform (setName a) (setLocalPos 0 1 0) (nd Transform (setName x)))"
                       " (nd Transform (setName b) (nd RigidBody (setName c)))))");
  const SourceOutline outline(text);
  QCOMPARE(keepPose(outline, *registry_, find(outline, "x"), find(outline, "b")).text,
           "(nd Transform (setName x) (setLocalPos 0 1 0))");
}

void KeepPoseTest::computedPosesAreExplained()
{
  const TokenRope text(
      "()((nd Transform (setName a) (setLocalPos $x 0 0) (nd Transform (setName x) (nd Transform (setName"
      " y) (setLocalPos 0 0 (eval 1 + 1))))) (nd Transform (setName b) (switch 1 (1 (setLocalPos 1 2 3)"
      "))) (nd Nonsense (setName c)))");
  const SourceOutline outline(text);
  const auto refused = [&](const char* item, const char* parent, const char* at)
  {
    const KeptPose kept = keepPose(outline, *registry_, find(outline, item), parent ? find(outline, parent) : 0);
    return kept.why == KeptPose::Why::Expression && kept.at == find(outline, at);
  };
  QVERIFY(refused("x", nullptr, "a"));
  QVERIFY(refused("y", nullptr, "y"));
  QVERIFY(refused("a", "b", "a"));
  QVERIFY(refused("x", "c", "a"));
}

void KeepPoseTest::whatHasNoPoseIsExplained()
{
  const TokenRope text("()((nd Transform (nd Box (setName x)) (importScene a.rsg)))");
  const SourceOutline outline(text);
  QCOMPARE(keepPose(outline, *registry_, find(outline, "x"), 0).why, KeptPose::Why::NoPose);
  QCOMPARE(keepPose(outline, *registry_, outline.order().back(), 0).why, KeptPose::Why::NoPose);
  QCOMPARE(keepPose(outline, *registry_, 999, 0).why, KeptPose::Why::Expression);
}

void KeepPoseTest::onlyClassesThatDoSomethingFit()
{
  const auto fits = [&](const char* info, const char* parent)
  { return fitsBelow(*registry_->find(info), registry_->find(parent)); };
  QVERIFY(fits("RigidBody", "Transform"));
  QVERIFY(!fits("RigidBody", "Space"));
  QVERIFY(!fits("Transform", "RigidBody"));
  QVERIFY(fits("DragController", "RigidBody"));
  QVERIFY(!fits("DragController", "Transform"));
  QVERIFY(fits("HingeEffector", "HingeJoint"));
  QVERIFY(!fits("HingeEffector", "Hinge2Joint"));
  QVERIFY(fits("ContactJointHandler", "BoxCollider"));
  QVERIFY(fits("BoxCollider", "TransformCollider"));
  QVERIFY(!fits("Box", "TransformCollider"));
  QVERIFY(fits("Accelerometer", "AgentAspect"));
  QVERIFY(!fits("Joint", "Transform")); // Cannot be created.
  QVERIFY(!fits("Scene", "Transform"));
  // A file may be imported anywhere.
  QVERIFY(fitsBelow(*registry_->find("DragController"), nullptr));
  const auto all = classesBelow(*registry_, nullptr);
  QVERIFY(all.size() > 60);
  QVERIFY(classesBelow(*registry_, registry_->find("Transform")).size() < all.size());
  QVERIFY(classesBelow(*registry_, registry_->find("Box")).empty());
}

void KeepPoseTest::everyClassHasAFamily()
{
  QCOMPARE(familyOf(*registry_->find("HingeJoint")), ClassFamily::Joint);
  QCOMPARE(familyOf(*registry_->find("AngularMotor")), ClassFamily::Motor);
  QCOMPARE(familyOf(*registry_->find("AgentAspect")), ClassFamily::Agent);
  QCOMPARE(familyOf(*registry_->find("GyroRatePerceptor")), ClassFamily::Perceptor);
  QCOMPARE(familyOf(*registry_->find("Box")), ClassFamily::Shape);
  QCOMPARE(familyOf(*registry_->find("BaseNode")), ClassFamily::Other);
}

QTEST_APPLESS_MAIN(KeepPoseTest)
#include "KeepPoseTest.moc"
