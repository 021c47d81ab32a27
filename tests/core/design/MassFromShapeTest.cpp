#include "core/body/RigidBody.h"
#include "core/design/FormEdits.h"
#include "core/design/MassFromShape.h"
#include "core/design/MeshSolid.h"
#include "tests/core/WorldSupport.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>

using namespace sparkwright;
using design::MassBasis;
using design::ShapeMass;

namespace
{

/// A body with these colliders, at an arbitrary pose.
struct BodyWithShapes
{
  explicit BodyWithShapes(const std::string& colliders, const std::string& mass = "")
  {
    const std::string file = folder.filePath("thing.rsg").toStdString();
    std::ofstream(file) << "(RSG 0 1)\n((nd Transform (setName thing) (setLocalPos 3 2 1) (setLocalRotation 20 30 40)\n"
                           "(nd RigidBody (setName body) " + mass + ")\n" + colliders + "))\n";
    loaded = world.load(file);
  }
  std::optional<ShapeMass> mass(const MassBasis& basis)
  {
    const auto* const body = dynamic_cast<const RigidBody*>(world.root().find("/usr/scene/thing/body"));
    return loaded && body ? design::massFromShape(*body, basis) : std::nullopt;
  }
  QTemporaryDir folder;
  World world{test::soccerOptions(false)};
  bool loaded = false;
};

/// A tetrahedron with corners at 0 and at `size` on the axes, from a place.
struct Tetrahedron
{
  Tetrahedron(double size, const Eigen::Vector3d& at)
  {
    for(const Eigen::Vector3d& corner :
        {Eigen::Vector3d(0, 0, 0), Eigen::Vector3d(size, 0, 0), Eigen::Vector3d(0, size, 0), Eigen::Vector3d(0, 0, size)})
      for(int i = 0; i < 3; ++i)
        vertices.push_back(corner[i] + at[i]);
  }
  design::TriangleList list() const { return {vertices, indices}; }
  std::vector<double> vertices;
  std::vector<std::uint32_t> indices{0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3};
};

bool isNear(double a, double b, double share = 1e-6) { return std::abs(a - b) <= share * std::max(std::abs(a), std::abs(b)); }

} // namespace

/// Mass, centre and inertia from colliders and meshes.
class MassFromShapeTest : public QObject
{
  Q_OBJECT
private slots:
  void solidsHaveTheMassesOfTheBooks()
  {
    const auto box = BodyWithShapes("(nd BoxCollider (setBoxLengths 0.1 0.2 0.3))").mass({1000, 0});
    QVERIFY(box && isNear(box->mass, 6) && isNear(box->volume, 0.006));
    QVERIFY(isNear(box->inertia(0, 0), 6 * (0.04 + 0.09) / 12) && isNear(box->inertia(2, 2), 6 * (0.01 + 0.04) / 12));
    QVERIFY(box->notes.empty() && box->centre.norm() < 1e-9);
    const auto sphere = BodyWithShapes("(nd SphereCollider (setRadius 0.5))").mass({0, 3});
    QVERIFY(sphere && isNear(sphere->mass, 3) && isNear(sphere->inertia(1, 1), 0.4 * 3 * 0.25));
    const auto capsule = BodyWithShapes("(nd CapsuleCollider (setParams 0.1 0.4))").mass({1000, 0});
    QVERIFY(capsule && isNear(capsule->volume, M_PI * 0.01 * 0.4 + 4.0 / 3 * M_PI * 0.001));
  }

  void aMeshIsAsItsSolid()
  {
    const auto mesh = BodyWithShapes("(nd TriMeshCollider (load StdUnitBox) (setScale 0.1 0.2 0.3))").mass({1000, 0});
    QVERIFY(mesh && isNear(mesh->mass, 6) && isNear(mesh->inertia(0, 0), 6 * (0.04 + 0.09) / 12));
    for(const double far : {0.0, 1000.0})
    {
      const Tetrahedron shape(2, {far, -far, far});
      const design::MeshSolid solid = design::solidOf(shape.list());
      QVERIFY(isNear(solid.volume, 8.0 / 6));
      QVERIFY((solid.centre - Eigen::Vector3d(far + 0.5, 0.5 - far, far + 0.5)).norm() < 1e-9);
      // 3/80 m a² about each axis through the centre, for edges a.
      QVERIFY(isNear(solid.inertia(0, 0), 8.0 / 6 * 2 * 3.0 / 80 * 4));
      QVERIFY(isNear(solid.inertia(0, 1), 8.0 / 6 * 4.0 / 80));
    }
  }

  void aMeshThatIsTurnedInsideOutHasTheSameVolume()
  {
    Tetrahedron shape(1, Eigen::Vector3d::Zero());
    for(std::size_t i = 0; i < shape.indices.size(); i += 3)
      std::swap(shape.indices[i], shape.indices[i + 1]);
    QVERIFY(isNear(design::solidOf(shape.list()).volume, 1.0 / 6));
    QCOMPARE(design::openEdges(shape.list()), std::size_t{0});
  }

  void openEdgesAreCounted()
  {
    Tetrahedron shape(1, Eigen::Vector3d::Zero());
    QCOMPARE(design::openEdges(shape.list()), std::size_t{0});
    shape.indices.resize(9);
    QCOMPARE(design::openEdges(shape.list()), std::size_t{3});
    // A triangle that faces inwards.
    shape.indices.insert(shape.indices.end(), {1, 3, 2});
    QVERIFY(design::openEdges(shape.list()) > 0);
    QCOMPARE(design::openEdges({}), std::size_t{0});
  }

  void verticesOfEachTriangleAreWelded()
  {
    // As STL has them: three of its own for each triangle, some of them off by rounding.
    const Tetrahedron shape(1, Eigen::Vector3d::Zero());
    std::vector<double> vertices;
    std::vector<std::uint32_t> indices;
    for(const std::uint32_t index : shape.indices)
    {
      for(int i = 0; i < 3; ++i)
        vertices.push_back(shape.vertices[3 * index + static_cast<std::uint32_t>(i)] + (indices.size() == 5 ? 1e-9 : 0));
      indices.push_back(static_cast<std::uint32_t>(indices.size()));
    }
    QCOMPARE(design::openEdges({vertices, indices}), std::size_t{0});
  }

  void severalCollidersAreSummedUp()
  {
    const std::string apart = "(nd TransformCollider (nd BoxCollider (setBoxLengths 0.2 0.2 0.2) (setLocalPosition 0.5 0 0)))"
                              "(nd TransformCollider (nd BoxCollider (setBoxLengths 0.2 0.2 0.2) (setLocalPosition -0.5 0 0)))";
    const auto mass = BodyWithShapes(apart).mass({0, 2});
    QVERIFY(mass && mass->shapes == 2 && mass->notes.empty());
    QVERIFY(isNear(mass->inertia(1, 1), 2 * (0.08 / 12 + 0.25)) && isNear(mass->inertia(0, 0), 2 * 0.08 / 12));
  }

  void whatIsDoubtfulIsSaid()
  {
    const auto overlapping = BodyWithShapes("(nd BoxCollider (setBoxLengths 0.2 0.2 0.2))"
                                            "(nd SphereCollider (setRadius 0.15))").mass({1000, 0});
    QVERIFY(overlapping && overlapping->notes.size() == 1);
    const auto offCentre = BodyWithShapes("(nd TransformCollider (nd SphereCollider (setRadius 0.1) (setLocalPosition 0 0 0.02)))")
                               .mass({1000, 0});
    QVERIFY(offCentre && offCentre->notes.size() == 1 && isNear(offCentre->centre.z(), 0.02));
    QVERIFY(offCentre->notes[0].english().find("0.00 0.00 20.00 mm") != std::string::npos);
  }

  void withoutVolumeThereIsNoMass()
  {
    QVERIFY(!BodyWithShapes("").mass({1000, 0}));
    QVERIFY(!BodyWithShapes("(nd SphereCollider)").mass({0, 0}));
    QVERIFY(!BodyWithShapes("(nd SphereCollider)").mass({-5, 0}));
  }

  void anEditReplacesWhatTheFormSaysOfMass()
  {
    const std::string text = "((nd RigidBody (setName body) (setBoxTotal 1 1 1 1) ; main\n  (addSphereTotal 1 0.1 0 0 1) "
                             "(addBoxTotal 1 1 1 1) (useGravity true)))";
    const SyntaxTree tree(text);
    const design::FormEdits form(tree, 2);
    QVERIFY(form.found());
    std::string changed = text;
    const std::vector<TextEdit> edits = form.setMass(2.5, Eigen::Vector3d(1, 2, 2.5).asDiagonal());
    QCOMPARE(edits.size(), std::size_t{3});
    for(auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
      changed.replace(edit->begin, edit->end - edit->begin, edit->text);
    QCOMPARE(changed, std::string("((nd RigidBody (setName body) (setMassParameters 2.5 0 0 0 1 2 2.5 0 0 0) ; main\n   "
                                  "(useGravity true)))"));
    const SyntaxTree bare("(nd RigidBody (setName body))");
    QCOMPARE(design::FormEdits(bare, 1).setMass(1, Eigen::Matrix3d::Identity()).front().text,
             std::string(" (setMassParameters 1 0 0 0 1 1 1 0 0 0)"));
    const SyntaxTree computed("(nd RigidBody (setMass $m))");
    QVERIFY(design::FormEdits(computed, 1).setMass(1, Eigen::Matrix3d::Identity()).empty());
    for(const std::uint32_t offset : {0u, 2u, 5u, 1000u})
      QVERIFY(!design::FormEdits(bare, offset).found());
  }
};

QTEST_APPLESS_MAIN(MassFromShapeTest)
#include "MassFromShapeTest.moc"
