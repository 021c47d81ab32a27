#include "MeshSupport.h"

#include <QtTest>

#include <limits>

using namespace sparkwright;

/// Meshes that need no files.
class BuiltInShapesTest : public QObject
{
  Q_OBJECT

private slots:
  void builtInShapesAreAlwaysThere_data();
  void builtInShapesAreAlwaysThere();
};

void BuiltInShapesTest::builtInShapesAreAlwaysThere_data()
{
  QTest::addColumn<QString>("name");
  QTest::addColumn<QVector<float>>("parameters");
  QTest::addColumn<QVector<float>>("half");
  QTest::newRow("box") << "StdUnitBox" << QVector<float>{} << QVector<float>{0.5f, 0.5f, 0.5f};
  QTest::newRow("sphere") << "StdUnitSphere" << QVector<float>{} << QVector<float>{1, 1, 1};
  QTest::newRow("cylinder") << "StdUnitCylinder" << QVector<float>{} << QVector<float>{1, 1, 0.5f};
  QTest::newRow("capsule") << "StdCapsule" << QVector<float>{0.5f, 2} << QVector<float>{0.5f, 0.5f, 1.5f};
  const QVector<float> prism{1, 1, 0.5f};
  QTest::newRow("prism") << "TrianglePrism" << QVector<float>{-1, -1, 1, -1, 1, 1} << prism;
  QTest::newRow("prism, clockwise") << "TrianglePrism" << QVector<float>{1, 1, 1, -1, -1, -1} << prism;
}

void BuiltInShapesTest::builtInShapesAreAlwaysThere()
{
  QFETCH(QString, name);
  QFETCH(QVector<float>, parameters);
  QFETCH(QVector<float>, half);
  MeshFixture f;
  const MeshPtr mesh = f.meshes.mesh(name.toStdString(), {parameters.data(), std::size_t(parameters.size())});
  QVERIFY(mesh && isSound(*mesh));
  QVERIFY(mesh->high.isApprox(Vec3f(half[0], half[1], half[2]), 1e-4f));
  QVERIFY(mesh->low.isApprox(-Vec3f(half[0], half[1], half[2]), 1e-4f));
  float volume = 0;
  for(std::size_t i = 0; i < mesh->indices.size(); i += 3)
  {
    const Vec3f &a = mesh->positions[mesh->indices[i]], &b = mesh->positions[mesh->indices[i + 1]],
                &c = mesh->positions[mesh->indices[i + 2]];
    volume += a.dot(b.cross(c)) / 6;
    const Vec3f face = (b - a).cross(c - a);
    QVERIFY(face.norm() > 0 && face.dot(mesh->normals[mesh->indices[i]]) > 0);
  }
  QVERIFY(volume > half[0] * half[1] * half[2] * 2);
  QVERIFY(!f.meshes.mesh("StdCapsule", std::vector<float>{-1, 1}));
  QVERIFY(!f.meshes.mesh("TrianglePrism", std::vector<float>{0, 0, 1, 0, 0, std::numeric_limits<float>::infinity()}));
}

QTEST_GUILESS_MAIN(BuiltInShapesTest)
#include "BuiltInShapesTest.moc"
