#include "core/object/Log.h"
#include "core/record/export/DressedRun.h"
#include "core/record/export/RunExport.h"
#include "tests/core/record/RecordSupport.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// Recordings name meshes; to be drawn, frames get them.
class DressedRunTest : public QObject
{
  Q_OBJECT
private slots:
  void framesGetMeshesAndStillShareTheirStructure()
  {
    QTemporaryDir directory;
    QFile file(directory.filePath("square.obj"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\n");
    file.close();
    auto structure = std::make_shared<SceneStructure>();
    for(const char* const name : {"TrianglePrism", "square.obj", "none.obj"})
    {
      SceneStructure::Node& node = structure->nodes.emplace_back();
      node.kind = SceneStructure::Node::Kind::Mesh;
      node.mesh = name;
    }
    test::GivenRun run;
    for(int i = 0; i < 2; ++i)
    {
      auto frame = std::make_shared<Frame>();
      frame->structure = structure;
      frame->time = i;
      run.frames.push_back(frame);
    }
    run.frames.push_back(nullptr); // Damaged.

    Log log;
    DressedRun dressed(run, {directory.path().toStdString()}, log);
    QCOMPARE(dressed.count(), run.count());
    QCOMPARE(dressed.time(1), run.time(1));
    QVERIFY(!dressed.frame(2));
    const FramePtr first = dressed.frame(0), second = dressed.frame(1);
    QVERIFY(first->structure == second->structure);
    QCOMPARE(second->time, 1.0);
    const auto& nodes = first->structure->nodes;
    QVERIFY(nodes[0].model && nodes[1].model && !nodes[2].model);
    QVERIFY(!structure->nodes[0].model); // The run itself stays as it is.

    ExportChoice page;
    page.format = ExportFormat::Page;
    page.dataDirectories = {directory.path().toStdString()};
    int pages = 0;
    page.makePage = [&pages](PartOfRun& part, const std::filesystem::path&, const std::string&, const ExportProgress&)
    {
      const FramePtr frame = part.frame(0);
      pages += frame->structure->nodes[0].model && frame->structure->nodes[1].model ? 1 : 0;
      return ExportResult();
    };
    QVERIFY(exportRun(run, "page.html", page).problem.empty());
    QCOMPARE(pages, 1);
  }
};

QTEST_GUILESS_MAIN(DressedRunTest)
#include "DressedRunTest.moc"
