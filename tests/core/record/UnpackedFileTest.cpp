#include "core/record/monitorlog/UnpackedFile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <bzlib.h>
#include <lzma.h>
#include <zip.h>
#include <zlib.h>
#include <zstd.h>

#include <map>
#include <random>

using namespace sparkwright;

namespace
{

using Files = std::vector<std::pair<std::string, std::string>>; ///< Name and content.

std::string gzipped(std::string content)
{
  z_stream stream{};
  deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
  std::string out(content.size() + 1000, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(content.data());
  stream.avail_in = static_cast<uInt>(content.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

std::string bzipped(std::string content)
{
  std::string out(content.size() + content.size() / 50 + 1000, '\0');
  auto size = static_cast<unsigned>(out.size());
  BZ2_bzBuffToBuffCompress(out.data(), &size, content.data(), static_cast<unsigned>(content.size()), 1, 0, 0);
  out.resize(size);
  return out;
}

std::string xzipped(const std::string& content, std::uint32_t preset = 1)
{
  std::string out(lzma_stream_buffer_bound(content.size()), '\0');
  std::size_t size = 0;
  lzma_easy_buffer_encode(preset, LZMA_CHECK_CRC64, nullptr, reinterpret_cast<const std::uint8_t*>(content.data()),
                          content.size(), reinterpret_cast<std::uint8_t*>(out.data()), &size, out.size());
  out.resize(size);
  return out;
}

/// @param window  2 to this power: how far back it may refer, bytes
std::string zstandard(const std::string& content, int window = 20)
{
  ZSTD_CCtx* const context = ZSTD_createCCtx();
  ZSTD_CCtx_setParameter(context, ZSTD_c_windowLog, window);
  ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
  ZSTD_CCtx_setParameter(context, ZSTD_c_contentSizeFlag, 0); // As from a pipe.
  std::string out(ZSTD_compressBound(content.size()) + 100, '\0');
  ZSTD_inBuffer from{content.data(), content.size(), 0};
  ZSTD_outBuffer to{out.data(), out.size(), 0};
  ZSTD_compressStream2(context, &to, &from, ZSTD_e_flush);
  ZSTD_compressStream2(context, &to, &from, ZSTD_e_end);
  ZSTD_freeCCtx(context);
  out.resize(to.pos);
  return out;
}

/// What zstd tools skip: it begins a file of some of them.
std::string skipped(std::size_t size)
{
  std::string out("\x50\x2a\x4d\x18", 4);
  for(int i = 0; i < 4; ++i)
    out += static_cast<char>(size >> 8 * i & 0xff);
  return out + std::string(size, 'x');
}

/// As tar writes it: a header and the content of each, in blocks.
std::string tarred(const Files& files)
{
  std::string out;
  for(const auto& [name, content] : files)
  {
    const bool folder = name.ends_with('/');
    std::string longName;
    if(name.size() > 99)
      longName = name;
    const auto add = [&out](const std::string& shortName, const std::string& bytes, char kind)
    {
      std::string header(512, '\0');
      header.replace(0, shortName.size(), shortName);
      char size[13];
      std::snprintf(size, sizeof size, "%011zo", bytes.size());
      header.replace(124, 11, size);
      header[156] = kind;
      header.replace(257, 5, "ustar");
      out += header + bytes;
      out.resize((out.size() + 511) / 512 * 512);
    };
    if(!longName.empty())
      add("././@LongLink", longName + '\0', 'L');
    add(name.substr(0, 99), content, folder ? '5' : '0');
  }
  return out + std::string(1024, '\0');
}

} // namespace

class UnpackedFileTest : public QObject
{
  Q_OBJECT

private slots:
  void initTestCase()
  {
    std::mt19937 random(1);
    for(int i = 0; i < 400'000; ++i)
      text_ += i % 50 == 0 ? '\n' : static_cast<char>('a' + random() % 20);
  }

  void everyFormGivesTheContent()
  {
    const Files files{{"match/", ""}, {"match/notes.txt", "no log"}, {"match/run-sparkmonitor.log", text_}};
    const std::string tar = tarred(files);
    for(const std::string& packed : {text_, gzipped(text_), bzipped(text_), xzipped(text_), zstandard(text_), tar, gzipped(tar),
                                     bzipped(tar), xzipped(tar), zstandard(tar), zipped(files), zipped({{"other.txt", text_}})})
    {
      QVERIFY(unpack(packed) == text_);
      QVERIFY(!cut);
    }
  }

  void theLogIsFoundAmongSeveralFiles_data()
  {
    QTest::addColumn<QString>("names");
    QTest::addColumn<int>("found");
    QTest::newRow("our other ending") << "readme run.sparkmonitor notes" << 1;
    QTest::newRow("the reference's name") << "a.log b.log x/sparkmonitor.log" << 2;
    QTest::newRow("the only one") << "readme" << 0;
    QTest::newRow("the only one in a folder") << "a/ a/readme" << 1;
    QTest::newRow("the first log") << "readme roboviz_1.log roboviz_2.log" << 1;
    QTest::newRow("a long name") << "readme " + QString(150, 'd') + "/sparkmonitor.log" << 1;
    QTest::newRow("none") << "readme notes" << -1;
    QTest::newRow("no files") << "a/" << -1;
  }
  void theLogIsFoundAmongSeveralFiles()
  {
    QFETCH(const QString, names);
    QFETCH(const int, found);
    Files files;
    for(const QString& name : names.split(' '))
      files.emplace_back(name.toStdString(), name.endsWith('/') ? "" : "content " + std::to_string(files.size()));
    const std::string expected =
        found >= 0 ? "content " + std::to_string(found)
                   : path.toStdString() + " contains no log of a monitor; one would be named like sparkmonitor.log";
    QCOMPARE(unpack(tarred(files)), expected);
    QCOMPARE(unpack(zipped(files)), expected);
  }

  void streamsInARowAreOneContent()
  {
    QVERIFY(unpack(gzipped(text_) + gzipped("more")) == text_ + "more");
    QVERIFY(unpack(bzipped(text_) + bzipped("more")) == text_ + "more");
    QVERIFY(unpack(xzipped(text_) + xzipped("more")) == text_ + "more");
    QVERIFY(unpack(xzipped(text_) + std::string(8, '\0') + xzipped("more")) == text_ + "more"); // Padded.
    QVERIFY(unpack(zstandard(text_) + zstandard("more")) == text_ + "more");
    QVERIFY(unpack(skipped(10) + zstandard(text_) + skipped(0) + zstandard("more") + skipped(3)) == text_ + "more");
    QVERIFY(!cut);
  }

  void whatLittleIsPackedLargeIsRead()
  {
    // Much comes out of the last bytes of the file.
    const std::string large(5'000'000, 'a');
    for(const std::string& packed : {gzipped(large), bzipped(large), xzipped(large), zstandard(large)})
    {
      QVERIFY(unpack(packed) == large);
      QVERIFY(!cut);
    }
  }

  void moreMemoryThanAllowedIsRefused()
  {
    // Only the heads of the files ask for it: a dictionary of 1 GiB.
    std::string xz = xzipped(text_, 9);
    lzma_options_lzma options;
    lzma_lzma_preset(&options, 1);
    options.dict_size = 1u << 30;
    lzma_filter filters[]{{LZMA_FILTER_LZMA2, &options}, {LZMA_VLI_UNKNOWN, nullptr}};
    lzma_block block{};
    block.version = 0;
    block.check = LZMA_CHECK_NONE;
    block.compressed_size = block.uncompressed_size = LZMA_VLI_UNKNOWN;
    block.filters = filters;
    QCOMPARE(lzma_block_header_size(&block), LZMA_OK);
    std::string head(block.header_size, '\0');
    QCOMPARE(lzma_block_header_encode(&block, reinterpret_cast<std::uint8_t*>(head.data())), LZMA_OK);
    xz.replace(LZMA_STREAM_HEADER_SIZE, std::string::npos, head + std::string(100, '\0'));
    QCOMPARE(unpack(xz), path.toStdString() + " is a damaged archive: it needs more than 256 MB of memory");
    std::string zstd = zstandard(text_);
    zstd[5] = static_cast<char>((30 - 10) << 3); // The window.
    QVERIFY2(unpack(zstd).starts_with(path.toStdString() + " is a damaged archive: "), unpack(zstd).c_str());
  }

  void unpackingCanBeInterrupted()
  {
    // Also where nothing comes out.
    for(const std::string& packed : {xzipped(text_), zstandard(text_), skipped(4'000'000) + zstandard(text_)})
    {
      unpack(packed);
      LocalText problem;
      int asked = 0;
      QVERIFY(!UnpackedFile::open(path.toStdString(), [&](double) { return ++asked < 2; }, problem));
      QCOMPARE(problem.english(), "cancelled");
      QCOMPARE(asked, 2);
    }
  }

  void archivesThatEndTooEarlyAreReadAsFarAsTheyGo()
  {
    for(const std::string& packed : {gzipped(text_), bzipped(text_), xzipped(text_), zstandard(text_), gzipped(tarred({{"sparkmonitor.log", text_}})),
                                     tarred({{"sparkmonitor.log", text_}})})
    {
      const std::string content = unpack(packed.substr(0, packed.size() * 2 / 3));
      QVERIFY(cut);
      QCOMPARE_GT(content.size(), text_.size() / 4);
      QVERIFY(text_.starts_with(content));
    }
  }

  void anyPartIsRead()
  {
    unpack(gzipped(text_));
    LocalText problem;
    const auto file = UnpackedFile::open(path.toStdString(), {}, problem);
    QVERIFY(file);
    QCOMPARE(file->size(), text_.size());
    std::string part;
    for(const auto& [from, count] : {std::pair<std::size_t, std::size_t>(0, 5), {300'000, 1000}, {399'990, 100}, {500'000, 7}})
    {
      file->read(from, count, part);
      QCOMPARE(part, from < text_.size() ? text_.substr(from, count) : std::string());
    }
  }

  void whatCannotBeReadIsSaid()
  {
    const std::string name = path.toStdString();
    QFile::remove(path);
    QCOMPARE(read(), name + " cannot be read: No such file or directory");
    LocalText problem;
    QVERIFY(!UnpackedFile::open(directory.path().toStdString(), {}, problem));
    QCOMPARE(problem.english(), directory.path().toStdString() + " cannot be read: Is a directory");
    QVERIFY(unpack("\x1f\x8brubbish").starts_with(name + " is a damaged archive: "));
    QVERIFY(unpack("BZhrubbish").starts_with(name + " is a damaged archive: "));
    QVERIFY(unpack(std::string("\xfd" "7zXZ\0rubbish and more of it", 28)).starts_with(name + " is a damaged archive: "));
    QVERIFY(unpack("\x28\xb5\x2f\xfdrubbish").starts_with(name + " is a damaged archive: "));
    QVERIFY(unpack("PK\x03\x04rubbish").starts_with(name + " is a damaged archive: "));
  }

  void damagedArchivesDoNoHarm()
  {
    const Files files{{"sparkmonitor.log", text_.substr(0, 20'000)}};
    const std::string tar = tarred(files);
    std::mt19937 random(3);
    for(const std::string& packed : {gzipped(files[0].second), bzipped(files[0].second), xzipped(files[0].second), zstandard(files[0].second), tar, gzipped(tar), zipped(files)})
      for(int i = 0; i < 20; ++i)
      {
        std::string damaged = packed.substr(0, random() % 3 ? packed.size() : random() % packed.size());
        for(int k = 0; k < 3 && !damaged.empty(); ++k)
          damaged[random() % damaged.size()] = static_cast<char>(random());
        QCOMPARE_LE(unpack(damaged).size(), 100'000u);
      }
  }

private:
  /// Writes a file and reads its content; the problem if it cannot be read.
  std::string unpack(const std::string& bytes)
  {
    QFile file(path);
    if(!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), static_cast<qint64>(bytes.size())) < 0)
      return "not written";
    file.close();
    return read();
  }
  std::string read()
  {
    LocalText problem;
    const auto opened = UnpackedFile::open(path.toStdString(), {}, problem);
    if(!opened)
      return problem.english();
    cut = opened->isCut();
    std::string content;
    opened->read(0, opened->size() + 10, content);
    return content;
  }
  std::string zipped(const Files& files)
  {
    QFile::remove(path);
    int code = 0;
    zip_t* const zip = zip_open(path.toLocal8Bit(), ZIP_CREATE, &code);
    for(const auto& [name, content] : files)
      if(name.ends_with('/'))
        zip_dir_add(zip, name.c_str(), 0);
      else
        zip_file_add(zip, name.c_str(), zip_source_buffer(zip, content.data(), content.size(), 0), 0);
    zip_close(zip);
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
  }

  QTemporaryDir directory;
  QString path = directory.filePath("packed");
  bool cut = false;
  std::string text_;
};

QTEST_APPLESS_MAIN(UnpackedFileTest)
#include "UnpackedFileTest.moc"
