#include "core/object/Registry.h"
#include "core/setup/StandardRegistry.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

/// A class that scene files and scripts know, and its own methods: a name and how many values it takes, `n` exactly,
/// `n+` at least, `n-m` from n to m; `!` marks those that run while a file is read.
struct Row
{
  const char* name;
  const char* nameSpace;
  const char* base;
  const char* methods;
};

constexpr const char* contact =
    "setContactBounceMode 1, setContactBounceValue 1, setMinBounceVel 1, setContactSoftERPMode 1, setContactSoftERP 1, "
    "setContactSoftCFMMode 1, setContactSoftCFM 1, setContactSlipMode 1, setContactSlip 1, setContactMu 1";

constexpr const char* joint =
    "attach 0-2, setLowStopDeg 2+, setHighStopDeg 2+, setLowStopPos 2+, setHighStopPos 2+, setBounce 2+, setCFM 2+, "
    "setStopCFM 2+, setStopERP 2+, setFudgeFactor 2+, setSuspensionERP 2+, setSuspensionCFM 2+, "
    "setLinearMotorVelocity 2+, setAngularMotorVelocity 2+, setMaxMotorForce 2+, setJointMaxSpeed1 1+, "
    "setJointMaxSpeed2 1+, enableFeedback 1+, getLowStopDeg 1+, getHighStopDeg 1+, getLowStopPos 1+, getHighStopPos "
    "1+, "
    "getBounce 1+, getCFM 1+, getStopCFM 1+, getStopERP 1+, getFudgeFactor 1+, getSuspensionERP 1+, getSuspensionCFM "
    "1+, "
    "getLinearMotorVelocity 1+, getAngularMotorVelocity 1+, getMaxMotorForce 1+";

constexpr const char* motor =
    "setUserMode 0, setEulerMode 0, setNumAxes 1+, setMotorAxis 5+, setAxisAngle 2+, getMode 0, getNumAxes 0, "
    "getAxisAnchor 1+, getAxisAngle 1+, getAxisAngleRate 1+, setMaxTorque 1+, setSpeedConstant 1+, setTorqueConstant "
    "1+, "
    "setResistance 1+, setEnvironmentTempeature 1+, setThermalConductivity 1+, setHeatCapacity 1+, "
    "setProtectionTempeature 1+, setProtectionStiffness 1+, setBattery 1+";

constexpr const char* body =
    "setSphere 2, setSphereTotal 2, setBox 4+, setBoxTotal 4+, setCylinder 3, setCylinderTotal 3, setCapsule 3, "
    "setCapsuleTotal 3, addSphere 2+, addSphereTotal 2+, addBox 4+, addBoxTotal 4+, addCylinder 3+, addCylinderTotal "
    "3+, "
    "addCapsule 3+, addCapsuleTotal 3, setMass 1, setMassParameters 10+, translateMass 3+, enable 0, disable 0, "
    "isEnabled 0, useGravity 1+, setVelocity 3+, setAngularVelocity 3+, addForce 3+, addTorque 3+, setPosition 3+, "
    "getMass 0";

constexpr const char* capsule = "setParams 2, setRadius 1+, setLength 1+, getRadius 0, getLength 0";

constexpr Row rows[] = {
    {"Leaf", "zeitgeist", "", "setName 1!, getName 0!, getFullPath 0!, isLeaf 0!, unlinkLeaf 0!"},
    {"Node", "zeitgeist", "Leaf", "unlinkChildren 0!"},
    {"BaseNode", "oxygen", "Node", "importScene 1+!"},

    {"Transform", "oxygen", "BaseNode", "setLocalPos 3+!, setLocalRotation 3+!, setLocalTransform 16!"},
    {"Scene", "oxygen", "BaseNode", ""},
    {"Camera", "oxygen", "BaseNode",
     "setViewport 4+, setFOV 1+, setZNear 1+, setZFar 1+, adjustZNear 1+, adjustZFar 1+, lookAt 3, getViewportX 0, "
     "getViewportY 0, getViewportWidth 0, getViewportHeight 0, getFOV 0, getZNear 0, getZFar 0"},
    {"FPSController", "oxygen", "BodyController", "setAcceleration 1+, setHAngle 1+, setVAngle 1+, getAcceleration 0"},
    {"AgentAspect", "oxygen", "Transform", ""},

    {"RenderNode", "kerosin", "BaseNode", "setTransparent 0, setVisible 1"},
    {"StaticMesh", "kerosin", "RenderNode",
     "load 1+, setScale 3, setCastShadows 1+, setUseExternalMesh 1+, setExternalMeshName 1+, setExternalMeshScale 3+, "
     "resetMaterials 0+"},
    {"SingleMatNode", "kerosin", "StaticMesh", "setMaterial 1"},
    {"Box", "kerosin", "SingleMatNode", "setExtents 3"},
    {"Sphere", "kerosin", "SingleMatNode", "setRadius 1+"},
    {"Cylinder", "kerosin", "SingleMatNode", "setParams 2, getRadius 0, getLength 0"},
    {"Capsule", "kerosin", "SingleMatNode", "setParams 2, getRadius 0, getLength 0"},
    {"Light", "kerosin", "BaseNode", "setDiffuse 4, setAmbient 4, setSpecular 4, setRadius 1+, getRadius 0"},
    {"Axis", "kerosin", "BaseNode", "setSize 1+, getSize 0"},

    {"PhysicsObject", "oxygen", "BaseNode", ""},
    {"World", "oxygen", "PhysicsObject",
     "setGravity 3+, setERP 1+, setCFM 1+, setAutoDisableFlag 1+, setContactSurfaceLayer 1+, getGravity 0, getERP 0, "
     "getCFM 0, getAutoDisableFlag 0, getContactSurfaceLayer 0"},
    {"Space", "oxygen", "PhysicsObject", "disableInnerCollision 1+"},
    {"Body", "oxygen", "PhysicsObject", ""},
    {"StaticBody", "oxygen", "Body", ""},
    {"DynamicBody", "oxygen", "Body", ""},
    {"SoftBody", "oxygen", "Body", ""},
    {"RigidBody", "oxygen", "Body", body},
    {"BodyController", "oxygen", "BaseNode", ""},
    {"DragController", "oxygen", "BodyController",
     "setLinearDrag 1+, setAngularDrag 1+, getLinearDrag 0, getAngularDrag 0"},
    {"VelocityController", "oxygen", "BodyController", "setMaxVelocity 1+, getMaxVelocity 0"},

    {"Collider", "oxygen", "PhysicsObject",
     "setPosition 3+, setLocalPosition 3+, setRotation 6-16, addCollisionHandler 1, addNotCollideWithColliderName 2"},
    {"ConvexCollider", "oxygen", "Collider", ""},
    {"ConcaveCollider", "oxygen", "Collider", ""},
    {"CompoundCollider", "oxygen", "Collider", ""},
    {"EmptyCollider", "oxygen", "Collider", ""},
    {"CylinderCollider", "oxygen", "Collider", ""},
    {"ConeCollider", "oxygen", "Collider", ""},
    {"BoxCollider", "oxygen", "ConvexCollider",
     "setBoxLengths 3+, addSCFreezeJointEffName 1+, getBoxLength 1+, getPointDepth 3+"},
    {"SphereCollider", "oxygen", "ConvexCollider", "setRadius 1+, getRadius 0, getPointDepth 3+"},
    {"CapsuleCollider", "oxygen", "ConvexCollider", capsule},
    {"CCylinderCollider", "oxygen", "Collider", capsule},
    {"PlaneCollider", "oxygen", "Collider", "setParams 4-6, getPointDepth 3+"},
    {"RayCollider", "oxygen", "Collider", "setParams 7+"},
    {"TransformCollider", "oxygen", "Collider", ""},

    {"CollisionHandler", "oxygen", "BaseNode", ""},
    {"ContactJointHandler", "oxygen", "CollisionHandler", contact},
    {"TouchPerceptorHandler", "", "ContactJointHandler", ""},
    {"RecorderHandler", "oxygen", "CollisionHandler", ""},
    {"PerceptorHandler", "", "CollisionHandler", ""},
    {"AgentCollisionHandler", "", "CollisionHandler", ""},

    {"Joint", "oxygen", "PhysicsObject", joint},
    {"Generic6DOFJoint", "oxygen", "Joint", ""},
    {"ConeTwistJoint", "oxygen", "Generic6DOFJoint", ""},
    {"BallJoint", "oxygen", "Generic6DOFJoint", "setAnchor 3+"},
    {"HingeJoint", "oxygen", "Generic6DOFJoint", "setAnchor 3+, setAxis 1-3, getAngle 0, getAngleRate 0"},
    {"Hinge2Joint", "oxygen", "Generic6DOFJoint", "setAnchor 3+"},
    {"SliderJoint", "oxygen", "Generic6DOFJoint", "getPosition 0, getPositionRate 0"},
    {"UniversalJoint", "oxygen", "Generic6DOFJoint", "setAnchor 3+, setAxis1 3+, setAxis2 3+"},
    {"FixedJoint", "oxygen", "Generic6DOFJoint", "setFixed 0"},
    {"AngularMotor", "oxygen", "Joint", motor},
    {"Battery", "oxygen", "PhysicsObject", "setCapacity 1+, setPower 1+"},

    {"Perceptor", "oxygen", "BaseNode", "setPredicateName 1, setInterval 1"},
    {"Effector", "oxygen", "BaseNode", ""},
    {"SceneEffector", "", "Effector", ""},
    {"ForceEffector", "", "Effector", ""},
    {"AgentSyncEffector", "", "Effector", ""},
    {"HingeEffector", "", "Effector", ""},
    {"Hinge2Effector", "", "Effector", ""},
    {"UniversalJointEffector", "", "Effector", ""},
    {"AngularMotorEffector", "", "Effector", ""},
    {"StiffnessEffector", "", "Effector", ""},
    {"ActionObject", "oxygen", "Leaf", ""},
    {"Behavior", "oxygen", "Leaf", "setCommand 1"},

    {"TimePerceptor", "", "Perceptor", ""},
    {"HingePerceptor", "", "Perceptor", ""},
    {"Hinge2Perceptor", "", "Perceptor", ""},
    {"UniversalJointPerceptor", "", "Perceptor", ""},
    {"AngularMotorPerceptor", "", "Perceptor",
     "setSenseAngle 1+, setSenseRate 1+, setSenseTorque 1+, setSenseCurrent 1+, setSenseTemperature 1+"},
    {"GyroRatePerceptor", "", "Perceptor", ""},
    {"Accelerometer", "", "Perceptor", ""},
    {"ForceResistancePerceptor", "", "Perceptor", ""},
    {"CollisionPerceptor", "", "Perceptor", ""},
    {"TouchPerceptor", "", "CollisionPerceptor", ""},
    {"GPS", "", "Perceptor", ""},
    {"BatteryPerceptor", "", "Perceptor", ""},
    {"PerfectVisionPerceptor", "", "Perceptor", "setInversion 3+"},
    {"ImagePerceptor", "", "Perceptor", "setResolution 2, setFOV 1+, setZNear 1+, setZFar 1+, setOffScreen 1+"},

    {"VisionPerceptor", "", "Perceptor",
     "setNoiseParams 4+, addNoise 1+, useRandomNoise 1+, setSenseMyPos 1+, setStaticSenseAxis 1+"},
    {"RestrictedVisionPerceptor", "", "Perceptor",
     "setNoiseParams 4+, addNoise 1+, setViewCones 2+, setPanRange 2+, setTiltRange 2+, setStaticSenseAxis 1+, "
     "setSenseMyPos 1+, setSenseMyOrien 1+, setSenseBallPos 1+, setSenseLine 1+, setSenseLineName 1+"},
    {"SonarPerceptor", "", "Perceptor", "setMaxEchoes 1+, setRange 2+, setSenseCone 1+, addNoise 1+"},
    {"GameStatePerceptor", "", "Perceptor", ""},
    {"HearPerceptor", "", "Perceptor", ""},
    {"AgentStatePerceptor", "", "Perceptor", ""},
    {"GameTimePerceptor", "", "Perceptor", ""},
    {"HMDPPerceptor", "", "Perceptor", ""},

    {"SoccerNode", "", "BaseNode", ""},
    {"ObjectState", "", "SoccerNode", "setPerceptName 1, setID 1"},
    {"GoalPost", "", "ObjectState", ""},
    {"AgentState", "", "ObjectState", "setRobotType 1, setID 1"},
    {"Line", "", "SoccerNode", "setBeginPoint 3, setEndPoint 3"},
    {"Ball", "", "Transform", ""},
    {"FieldFlag", "", "Transform", ""},
    {"InitEffector", "", "Effector", ""},
    {"SingleMatInitEffector", "", "InitEffector", ""},
    {"StaticMeshInitEffector", "", "InitEffector", ""},
    {"BeamEffector", "", "Effector", ""},
    {"SayEffector", "", "Effector", ""},
    {"PassEffector", "", "Effector", ""},
    {"CreateEffector", "", "Effector", ""},
    {"CatchEffector", "", "Effector", "setCatchMargin 1+"},
    {"DriveEffector", "", "Effector", "setForceFactor 1+, setSigma 1+, setMaxPower 1+, setConsumption 1+"},
    {"KickEffector", "", "Effector",
     "setKickMargin 1+, setForceFactor 1+, setTorqueFactor 1+, setSteps 1+, setNoiseParams 4+, setMaxPower 1+, "
     "setAngleRange 2+"},
    {"PanTiltEffector", "", "Effector", "setMaxPanAngleDelta 1+, setMaxTiltAngleDelta 1+, setSigma 1+"},
    {"HMDPEffector", "", "Effector", ""},
};

/// Those that cannot be made.
constexpr const char* abstractClasses[] = {"PhysicsObject", "Body", "BodyController", "Collider", "CollisionHandler",
                                           "Joint",         "Perceptor", "Effector"};

QString countsOf(const Method& m)
{
  QString text = QString::number(m.least);
  if(m.most < 0)
    text += "+";
  else if(m.most != m.least)
    text += QString("-%1").arg(m.most);
  return m.immediate ? text + "!" : text;
}

} // namespace

/// The classes and methods that scene files of the league and their scripts use are all there, under their names and
/// with their numbers of values.
class NodeReferenceTest : public QObject
{
  Q_OBJECT

private slots:
  void everyClassIsThere_data();
  void everyClassIsThere();
  void abstractClassesCannotBeMade();
  void everyParameterIsDescribed();
};

void NodeReferenceTest::everyClassIsThere_data()
{
  QTest::addColumn<const Row*>("row");
  for(const Row& row : rows)
    QTest::newRow(row.name) << &row;
}

void NodeReferenceTest::everyClassIsThere()
{
  QFETCH(const Row*, row);
  const std::shared_ptr<const Registry> registry = standardRegistry();
  const ClassInfo* const info = registry->find(row->name);
  QVERIFY(info);
  QCOMPARE(info->nameSpace, std::string(row->nameSpace));
  if(*row->nameSpace)
    QCOMPARE(registry->find(std::string(row->nameSpace) + "/" + row->name), info);
  if(*row->base)
    QVERIFY(info->isA(row->base));
  for(const QString& line : QString(row->methods).split(", ", Qt::SkipEmptyParts))
  {
    const QStringList words = line.split(' ');
    const Method* const method = info->method(words[0].toStdString());
    QVERIFY2(method, qPrintable(words[0]));
    QVERIFY2(countsOf(*method) == words[1], qPrintable(words[0] + " takes " + countsOf(*method) + ", not " + words[1]));
  }
}

void NodeReferenceTest::abstractClassesCannotBeMade()
{
  const std::shared_ptr<const Registry> registry = standardRegistry();
  for(const char* const name : abstractClasses)
    QVERIFY2(!registry->create(name), name);
  for(const Row& row : rows)
    if(std::ranges::none_of(abstractClasses, [&](const char* name) { return std::string_view(name) == row.name; }))
      QVERIFY2(registry->create(row.name), row.name);
}

void NodeReferenceTest::everyParameterIsDescribed()
{
  const std::array<std::string, 5> types = {"float", "int", "bool", "string", "path"};
  const std::shared_ptr<const Registry> registry = standardRegistry();
  for(const Row& row : rows)
    for(const Method& method : registry->find(row.name)->methods)
    {
      const QString where = QString("%1.%2").arg(row.name, method.name.c_str());
      QVERIFY2(!method.documentation.empty(), qPrintable(where));
      const bool anyNumber = !method.parameters.empty() && method.parameters.back().name.ends_with("...");
      QVERIFY2(static_cast<int>(method.parameters.size()) >= method.least || anyNumber, qPrintable(where));
      for(const Parameter& p : method.parameters)
      {
        QVERIFY2(!p.name.empty(), qPrintable(where));
        QVERIFY2(std::ranges::count(types, p.type) == 1, qPrintable(where + " " + p.type.c_str()));
      }
    }
}

QTEST_APPLESS_MAIN(NodeReferenceTest)
#include "NodeReferenceTest.moc"
