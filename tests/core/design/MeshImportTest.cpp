#include "core/design/MeshImport.h"
#include "core/run/SceneCheck.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace sparkwright;
using namespace sparkwright::design;
namespace fs = std::filesystem;
using MeshCollision = MeshPlacing::Collider;

/// Meshes that are put into scenes: what they need is found and copied, sizes are right, damaged ones are refused.
class MeshImportTest : public QObject
{
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> folder_;

  fs::path place(const QString& name) const
  {
    return fs::path(QFileInfo(folder_->path()).canonicalFilePath().toStdString()) / name.toStdString();
  }
  fs::path write(const QString& name, const QByteArray& bytes) const
  {
    const fs::path path = place(name);
    fs::create_directories(path.parent_path());
    QFile out(QString::fromStdString(path.string()));
    return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() ? path : fs::path();
  }
  /// A block of 2 by 4 by 6 with a material.
  static QByteArray block(const QByteArray& material = "mtllib block.mtl\nusemtl wood\n")
  {
    QByteArray text = material;
    for(const char* const z : {"0", "6"})
      for(const char* const y : {"0", "4"})
        for(const char* const x : {"-1", "1"})
          text += QByteArray("v ") + x + ' ' + y + ' ' + z + '\n';
    return text + "f 1 3 4 2\nf 5 6 8 7\nf 1 2 6 5\nf 3 7 8 4\nf 1 5 7 3\nf 2 4 8 6\n";
  }
  static QByteArray stl()
  {
    return "solid s\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 100 0 0\nvertex 0 200 50\nendloop\nendfacet\n"
           "endsolid s\n";
  }

private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  void sizeAndWhatItNeedsAreFound()
  {
    write("from/block.mtl", "newmtl wood\nKd 1 1 1\nmap_Kd pictures/wood.png\nnewmtl other\nmap_Kd unused.png\n");
    write("from/pictures/wood.png", "png");
    const MeshFile mesh = readMeshFile(write("from/block.obj", block()));
    QVERIFY2(mesh.problem.empty(), mesh.problem.english().c_str());
    QCOMPARE(mesh.size(), Vec3f(2, 4, 6));
    QCOMPARE(mesh.triangles, std::size_t(12));
    QVERIFY(mesh.missing.empty());
    QCOMPARE(mesh.companions.size(), std::size_t(2));
    QCOMPARE(mesh.companions[0].name, std::string("block.mtl"));
    QCOMPARE(mesh.companions[1].name, std::string("pictures/wood.png"));
  }
  void whatIsMissingIsNamed()
  {
    write("from/block.mtl", "newmtl wood\nmap_Kd C:\\art\\wood.png\n");
    const MeshFile lacksPicture = readMeshFile(write("from/block.obj", block()));
    QVERIFY(lacksPicture.problem.empty());
    QCOMPARE(lacksPicture.missing, std::vector<std::string>{"C:/art/wood.png"});
    const MeshFile lacksLibrary = readMeshFile(write("other/block.obj", block("mtllib none.mtl\n")));
    QVERIFY(lacksLibrary.problem.empty());
    QCOMPARE(lacksLibrary.missing, std::vector<std::string>{"none.mtl"});
    write("from/wood.png", "png"); // Under its bare name beside the mesh.
    const MeshFile found = readMeshFile(place("from/block.obj"));
    QVERIFY(found.missing.empty());
    QCOMPARE(found.companions.back().name, std::string("wood.png"));
  }
  void damagedMeshesHaveAReason_data()
  {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << "a.obj" << QByteArray();
    QTest::newRow("no faces") << "a.obj" << QByteArray("v 0 0 0\n");
    QTest::newRow("wrong vertex") << "a.obj" << QByteArray("v 0 0 0\nf 1 2 3\n");
    QTest::newRow("a point") << "a.obj" << QByteArray("v 1 1 1\nf 1 1 1\n");
    QTest::newRow("too far") << "a.obj" << QByteArray("v 0 0 0\nv 1e9 0 0\nv 0 1 0\nf 1 2 3\n");
    QTest::newRow("glb") << "a.glb" << QByteArray("glTF\2\0\0\0\xff\xff\xff\x7f", 12);
    QTest::newRow("stl") << "a.stl" << QByteArray(84, '\xff');
    QTest::newRow("ply") << "a.ply" << QByteArray("ply\nformat ascii 1.0\nelement vertex 999999999\nend_header\n");
    QTest::newRow("dae") << "a.dae" << QByteArray("<COLLADA><asset>");
    QTest::newRow("gltf") << "a.gltf" << QByteArray("{ \"asset\": ");
  }
  void damagedMeshesHaveAReason()
  {
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const MeshFile mesh = readMeshFile(write(name, bytes));
    QVERIFY(!mesh.problem.empty());
    QCOMPARE(problemOf(mesh, {"a"}), mesh.problem);
  }
  void whatIsNoFileOrTooLargeIsRefused()
  {
    QVERIFY(!readMeshFile(place("none.obj")).problem.empty());
    QVERIFY(!readMeshFile(place("")).problem.empty());
    const fs::path large = write("large.stl", "solid");
    fs::resize_file(large, (64u << 20) + 1);
    QVERIFY(readMeshFile(large).problem.english().find("64 MB") != std::string::npos);
    QVERIFY(isMesh("a.OBJ") && isMesh("b.glb") && !isMesh("c.rsg") && !isMesh("obj"));
  }
  void placingIsChecked()
  {
    MeshFile mesh = readMeshFile(write("a.stl", stl()));
    MeshPlacing placing{"thing", 0.001};
    QVERIFY(problemOf(mesh, placing).empty());
    QVERIFY(sizeInWorld(mesh, placing).isApprox(Vec3f(0.1f, 0.2f, 0.05f), 1e-4f));
    placing.yUp = true;
    QVERIFY(sizeInWorld(mesh, placing).isApprox(Vec3f(0.1f, 0.05f, 0.2f), 1e-4f));
    for(const std::string name : {"", "two words", "a(b", "a/b"})
      QVERIFY(!problemOf(mesh, {name}).empty());
    for(const double scale : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN(), 1e9})
      QVERIFY(!problemOf(mesh, {"a", scale}).empty());
    mesh.triangles = mostColliderTriangles() + 1;
    placing.collider = MeshCollision::Triangles;
    QVERIFY(!problemOf(mesh, placing).empty());
    placing.collider = MeshCollision::Box;
    QVERIFY(problemOf(mesh, placing).empty());
  }
  void copiesLieBelowTheScenesFolder()
  {
    write("from/block.mtl", "newmtl wood\nmap_Kd wood.png\n");
    write("from/wood.png", "png");
    const MeshFile mesh = readMeshFile(write("from/my block.obj", block()));
    const MeshCopies copies = planCopies(mesh, place("scenes"));
    QCOMPARE(copies.name, std::string("meshes/my_block/my_block.obj"));
    QVERIFY2(makeCopies(copies).empty(), makeCopies(copies).english().c_str());
    for(const char* const file : {"my_block.obj", "block.mtl", "wood.png"})
      QVERIFY(fs::exists(place("scenes/meshes/my_block") / file));
    // The same once more uses what is there; another one of this name has a folder of its own.
    QVERIFY(planCopies(mesh, place("scenes")).copies.empty());
    QCOMPARE(planCopies(mesh, place("scenes")).name, copies.name);
    const MeshFile other = readMeshFile(write("else/my block.obj", block("")));
    QCOMPARE(planCopies(other, place("scenes")).name, std::string("meshes/my_block-2/my_block.obj"));
    // What lies below the scene's folder is used there.
    const MeshFile near = readMeshFile(place("scenes/meshes/my_block/my_block.obj"));
    QVERIFY(planCopies(near, place("scenes")).copies.empty());
    QCOMPARE(planCopies(near, place("scenes")).name, copies.name);
  }
  void aFailedCopyLeavesNothing()
  {
    const MeshFile mesh = readMeshFile(write("from/block.obj", block("")));
    MeshCopies copies = planCopies(mesh, place("scenes"));
    copies.copies.push_back({place("from/none.png"), place("scenes/meshes/block/none.png")});
    QVERIFY(!makeCopies(copies).empty());
    QVERIFY(!fs::exists(place("scenes/meshes/block/block.obj")));
  }
  void theNodeLoadsAndStandsOnTheGround_data()
  {
    QTest::addColumn<int>("collider");
    QTest::addColumn<bool>("yUp");
    for(const auto& [name, collider] :
        {std::pair("none", MeshCollision::None), {"box", MeshCollision::Box}, {"triangles", MeshCollision::Triangles}})
      for(const bool yUp : {false, true})
        QTest::addRow("%s %s", name, yUp ? "y up" : "z up") << static_cast<int>(collider) << yUp;
  }
  void theNodeLoadsAndStandsOnTheGround()
  {
    QFETCH(int, collider);
    QFETCH(bool, yUp);
    const MeshFile mesh = readMeshFile(write("scenes/blocks/block.obj", block("")));
    MeshPlacing placing{"block", 0.1, yUp, static_cast<MeshCollision>(collider), Vec3f(1, 2, 0.5f)};
    const std::string form = meshForm(mesh, planCopies(mesh, place("scenes")).name, placing);
    // The middle of its lower side is at the place: the file has x −1 … 1, y 0 … 4, z 0 … 6.
    QVERIFY2(form.find(yUp ? "(setLocalPos 1 2.3 0.5)" : "(setLocalPos 1 1.8 0.5)") != std::string::npos, form.c_str());
    const std::string file =
        write("scenes/main.rsg", QByteArray::fromStdString("(RSG 0 1)\n(\n" + form + "\n)\n")).string();
    SceneCheckOptions options;
    options.world.dataDirectories = {place("scenes")};
    options.world.seed = 1;
    for(const Diagnostic& each : SceneCheck(options).check(std::span(&file, 1)))
      QVERIFY2(each.severity < Diagnostic::Severity::Warning, each.text().c_str());
  }
};

QTEST_GUILESS_MAIN(MeshImportTest)
#include "MeshImportTest.moc"
