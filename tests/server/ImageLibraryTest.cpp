#include "app/server/libraries/ImageLibrary.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// Why there are no images is always said in words; with the library there are some, without a display.
class ImageLibraryTest : public QObject
{
  Q_OBJECT
private slots:
  void initTestCase()
  {
    qunsetenv("DISPLAY");
    qunsetenv("WAYLAND_DISPLAY");
  }
  void withoutItTheWordsSayWhereItBelongs()
  {
    const QTemporaryDir empty;
    std::string problem;
    QVERIFY(!imagesFromLibrary({empty.path().toStdString()})(problem));
    QVERIFY(QString::fromStdString(problem).contains(empty.path()));
    QVERIFY(QString::fromStdString(problem).contains("sparkwright-images.so"));
    problem.clear();
    QVERIFY(!imagesFromLibrary({})(problem));
    QVERIFY(!problem.empty());
  }
  void whatIsNoLibraryIsSaidToBeNone()
  {
    const QTemporaryDir folder;
    QFile file(folder.filePath("sparkwright-images.so"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("nothing of the kind");
    file.close();
    std::string problem;
    QVERIFY(!imagesFromLibrary({folder.path().toStdString()})(problem));
    QVERIFY2(QString::fromStdString(problem).contains("cannot be used"), problem.c_str());
  }
  void aLibraryOfAnotherKindIsNotCalled()
  {
    const QTemporaryDir folder;
    QVERIFY(QFile::copy(SPARKWRIGHT_OTHER_LIBRARY, folder.filePath("sparkwright-images.so")));
    std::string problem;
    QVERIFY(!imagesFromLibrary({folder.path().toStdString()})(problem));
    QVERIFY2(QString::fromStdString(problem).contains("cannot be used"), problem.c_str());
  }
#ifdef SPARKWRIGHT_IMAGES
  void theRightOneDraws()
  {
    const QTemporaryDir empty; // Directories without it are passed over.
    std::string problem;
    const auto drawer = imagesFromLibrary({empty.path().toStdString(), SPARKWRIGHT_BIN_DIR "/plugins"})(problem);
    QVERIFY2(drawer, problem.c_str());
    auto frame = std::make_shared<Frame>();
    frame->structure = std::make_shared<SceneStructure>();
    ImageSettings settings;
    settings.width = 8;
    settings.height = 4;
    std::vector<std::uint8_t> bytes;
    QCOMPARE(drawer->draw(frame, settings, Mat4f::Identity(), bytes), std::string());
    QCOMPARE(bytes.size(), std::size_t(8 * 4 * 3));
  }
#endif
};

QTEST_GUILESS_MAIN(ImageLibraryTest)
#include "ImageLibraryTest.moc"
