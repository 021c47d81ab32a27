#include "RecordSupport.h"

#include "core/record/pose/PoseCodec.h"

#include <QtTest>

#include <cstring>
#include <limits>
#include <random>

using namespace sparkwright;
using namespace sparkwright::test;

/// Poses come back with known errors, in little room.
class PoseCodecTest : public QObject
{
  Q_OBJECT

private slots:
  void rangeCodingReturnsEveryBit();
  void numbersOfAnySizeComeBack();
  void movingPosesStayWithinTheError();
  void whatDoesNotMoveIsExact();
  void matricesThatAreNoPosesAreExact();
  void linksMakeMotionSmaller();
  void linksFollowTheJoints();
  void linksInACircleAreFound();
  void damagedBytesDoNoHarm();
};

namespace
{

bool sameBits(const Mat4f& a, const Mat4f& b)
{
  return std::memcmp(a.data(), b.data(), sizeof(float) * 16) == 0;
}

Mat4f randomPose(std::mt19937& random)
{
  std::uniform_real_distribution<float> angle(-3.2f, 3.2f), place(-20, 20);
  Mat4f pose = multiply(rotationX(angle(random)), multiply(rotationY(angle(random)), rotationZ(angle(random))));
  setTranslation(pose, {place(random), place(random), place(random)});
  return pose;
}

/// Largest error of place in m, and of an element of the rotation.
std::pair<float, float> errors(const Mat4f& a, const Mat4f& b)
{
  return {(translation(a) - translation(b)).norm(), (a - b).block<3, 3>(0, 0).cwiseAbs().maxCoeff()};
}

/// A chain of bodies on hinges, each of which turns at its own speed, on a base that drives.
struct Chain
{
  std::vector<Mat4f> poses(int step) const
  {
    std::vector<Mat4f> all;
    Mat4f pose = rotationZ(0.01f * static_cast<float>(step));
    setTranslation(pose, {0.02f * static_cast<float>(step), 1, 0.5f});
    all.push_back(pose);
    for(int i = 1; i < 8; ++i)
    {
      const float t = static_cast<float>(step) / 8;
      Mat4f joint = rotationX(std::sin(t + static_cast<float>(i)));
      setTranslation(joint, {0, 0, 0.2f});
      Mat4f arm = Mat4f::Identity(); // From the joint to the body's centre.
      setTranslation(arm, {0, 0, 0.1f});
      pose = multiply(pose, multiply(joint, arm));
      all.push_back(pose);
    }
    return all;
  }
  static PoseLinks links()
  {
    PoseLinks links(8);
    for(int i = 1; i < 8; ++i)
      links[static_cast<std::size_t>(i)] = {i - 1, {0, 0, -0.1f}, {1, 0, 0}};
    return links;
  }
};

std::size_t sizeOf(const PoseLinks& links, int steps)
{
  const Chain chain;
  PoseCodec writer, reader;
  writer.start(chain.poses(0), links);
  reader.start(chain.poses(0), links);
  std::size_t sum = 0;
  std::vector<Mat4f> read;
  for(int step = 1; step <= steps; ++step)
  {
    std::string bytes;
    writer.write(chain.poses(step), bytes);
    sum += bytes.size();
    if(!reader.read(bytes, read))
      return 0;
    for(std::size_t i = 0; i < read.size(); ++i)
    {
      const auto [place, turn] = errors(read[i], chain.poses(step)[i]);
      if(place > PoseCodec::placeError + 1e-6 || turn > PoseCodec::turnError + 1e-6)
        return 0;
    }
  }
  return sum;
}

} // namespace

void PoseCodecTest::rangeCodingReturnsEveryBit()
{
  for(const unsigned oneIn : {2u, 20u, 5000u})
  {
    std::mt19937 random(oneIn);
    std::vector<bool> bits(20'000);
    for(std::size_t i = 0; i < bits.size(); ++i)
      bits[i] = random() % oneIn == 0;
    std::string bytes;
    pose::RangeEncoder encoder(bytes);
    pose::BitModel model;
    for(const bool bit : bits)
      encoder.bit(model, bit);
    encoder.bits(0xdeadbeef, 32);
    encoder.finish();
    pose::RangeDecoder decoder(bytes);
    model = {};
    for(const bool bit : bits)
      QCOMPARE(decoder.bit(model), bit);
    QCOMPARE(decoder.bits(0, 32), 0xdeadbeefu);
    QVERIFY(!decoder.overrun());
    QVERIFY(oneIn == 2 || bytes.size() < bits.size() / 8 / 2);
  }
}

void PoseCodecTest::numbersOfAnySizeComeBack()
{
  std::vector<std::int32_t> numbers{0, 1, -1, 2, -3, pose::IntegerModel::largest, -pose::IntegerModel::largest};
  std::mt19937 random(1);
  for(int i = 0; i < 5000; ++i)
    numbers.push_back(static_cast<std::int32_t>(random() >> (2 + random() % 29)) * (random() % 2 ? 1 : -1));
  std::string bytes;
  pose::RangeEncoder encoder(bytes);
  pose::IntegerModel model;
  for(std::size_t i = 2; i < numbers.size(); ++i)
    model.code(encoder, numbers[i - 1], numbers[i - 2], numbers[i]);
  encoder.finish();
  pose::RangeDecoder decoder(bytes);
  model = {};
  for(std::size_t i = 2; i < numbers.size(); ++i)
    QCOMPARE(model.code(decoder, numbers[i - 1], numbers[i - 2], 0), numbers[i]);
}

void PoseCodecTest::movingPosesStayWithinTheError()
{
  std::mt19937 random(1);
  std::vector<Mat4f> poses, read;
  for(int i = 0; i < 20; ++i)
    poses.push_back(randomPose(random));
  PoseLinks links(20);
  for(int i = 1; i < 15; ++i) // As wrong as links may be.
    links[static_cast<std::size_t>(i)] = {i - 1, Vec3f::Random(), i % 2 ? Vec3f(Vec3f::Random().normalized()) : Vec3f::Zero()};
  PoseCodec writer, reader;
  writer.start(poses, links);
  reader.start(poses, links);
  for(int step = 0; step < 200; ++step)
  {
    for(Mat4f& pose : poses)
      if(random() % 50 == 0)
        pose = randomPose(random); // It was beamed away.
      else if(random() % 3 != 0)
      {
        const auto little = [&] { return 0.02f * (static_cast<float>(random() % 1000) / 1000 - 0.5f); };
        Mat4f move = multiply(rotationX(little()), rotationZ(little()));
        setTranslation(move, {little(), little(), little()});
        pose = multiply(pose, move);
      }
    std::string bytes;
    writer.write(poses, bytes);
    QVERIFY(reader.read(bytes, read));
    for(std::size_t i = 0; i < poses.size(); ++i)
    {
      const auto [place, turn] = errors(read[i], poses[i]);
      QVERIFY2(place <= PoseCodec::placeError + 1e-5, qPrintable(QString::number(place)));
      QVERIFY2(turn <= PoseCodec::turnError + 1e-5, qPrintable(QString::number(turn)));
    }
  }
}

void PoseCodecTest::whatDoesNotMoveIsExact()
{
  std::mt19937 random(2);
  std::vector<Mat4f> poses, read;
  for(int i = 0; i < 100; ++i)
    poses.push_back(randomPose(random));
  PoseCodec writer, reader;
  writer.start(poses, PoseLinks(poses.size()));
  reader.start(poses, PoseLinks(poses.size()));
  std::size_t last = 0;
  for(int step = 0; step < 50; ++step)
  {
    std::string bytes;
    writer.write(poses, bytes);
    last = bytes.size();
    QVERIFY(reader.read(bytes, read));
    for(std::size_t i = 0; i < poses.size(); ++i)
      QVERIFY(sameBits(read[i], poses[i]));
  }
  QVERIFY(last <= 2);
}

void PoseCodecTest::matricesThatAreNoPosesAreExact()
{
  std::vector<Mat4f> poses(6, Mat4f::Identity()), read;
  PoseCodec writer, reader;
  writer.start(poses, PoseLinks(poses.size()));
  reader.start(poses, PoseLinks(poses.size()));
  poses[0](0, 0) = 2;                                          // Scaled.
  poses[1](2, 2) = -1;                                         // Mirrored.
  poses[2].setConstant(std::numeric_limits<float>::quiet_NaN()); // Broken.
  poses[3](0, 3) = std::numeric_limits<float>::infinity();
  poses[4](0, 3) = 1e30f; // Too far away for steps.
  poses[5].setZero();
  for(int step = 0; step < 4; ++step)
  {
    std::string bytes;
    writer.write(poses, bytes);
    QVERIFY(reader.read(bytes, read));
    for(std::size_t i = 0; i < poses.size(); ++i)
      QVERIFY(sameBits(read[i], poses[i]));
    poses[0](0, 0) += 1;
    poses[4](1, 3) += 1e29f;
    if(step == 2) // Sound again.
      poses[2] = poses[1] = Mat4f::Identity();
  }
}

void PoseCodecTest::linksMakeMotionSmaller()
{
  const std::size_t linked = sizeOf(Chain::links(), 200), free = sizeOf(PoseLinks(8), 200);
  QVERIFY(linked > 0 && free > 0); // Within the error.
  QVERIFY2(linked * 2 < free, qPrintable(QString("%1 of %2 bytes").arg(linked).arg(free)));
}

void PoseCodecTest::linksFollowTheJoints()
{
  const auto withDetails = std::ranges::find_if(matchFrames(), [](const FramePtr& frame)
                                                { return frame->physics.structure != nullptr; });
  QVERIFY(withDetails != matchFrames().end());
  const Frame& frame = **withDetails;
  const PoseLinks links = poseLinks(frame);
  QVERIFY(areSound(links, frame.local.size()));
  // All bodies of a robot but the torso hang on another one; the hinge stands still between both.
  std::size_t linked = 0;
  const Frame& later = *matchFrames()[static_cast<std::size_t>(withDetails - matchFrames().begin()) + 30];
  QVERIFY(later.structure == frame.structure);
  for(std::size_t i = 0; i < links.size(); ++i)
  {
    if(links[i].reference < 0)
      continue;
    ++linked;
    const auto anchorIn = [&](const Frame& at)
    {
      const Mat4f& reference = at.local[static_cast<std::size_t>(links[i].reference)];
      return transform(rigidInverse(reference), transform(at.local[i], links[i].anchor));
    };
    QVERIFY((anchorIn(frame) - anchorIn(later)).norm() < 0.005f);
  }
  QVERIFY(linked >= 4 * 20);
  QVERIFY(poseLinks(*matchFrames().back()) == PoseLinks(matchFrames().back()->local.size())); // Without details: none.
}

void PoseCodecTest::linksInACircleAreFound()
{
  PoseLinks links(4);
  QVERIFY(areSound(links, 4));
  QVERIFY(!areSound(links, 5));
  links[0].reference = 1;
  links[1].reference = 2;
  QVERIFY(areSound(links, 4));
  links[2].reference = 0;
  QVERIFY(!areSound(links, 4));
  links[2].reference = 2;
  QVERIFY(!areSound(links, 4));
  links[2].reference = 4;
  QVERIFY(!areSound(links, 4));
  links[2].reference = -1;
  links[3].anchor.x() = std::numeric_limits<float>::quiet_NaN();
  QVERIFY(!areSound(links, 4));
}

void PoseCodecTest::damagedBytesDoNoHarm()
{
  const Chain chain;
  std::mt19937 random(3);
  std::vector<Mat4f> read;
  for(int n = 0; n < 300; ++n)
  {
    PoseCodec reader;
    reader.start(chain.poses(0), Chain::links());
    for(int i = 0; i < 20; ++i)
    {
      std::string bytes(random() % 60, '\0');
      for(char& c : bytes)
        c = static_cast<char>(random());
      reader.read(bytes, read);
      QCOMPARE(read.size(), std::size_t(8));
    }
  }
  // Too short for what it says.
  PoseCodec writer, reader;
  writer.start(chain.poses(0), Chain::links());
  reader.start(chain.poses(0), Chain::links());
  std::string bytes;
  writer.write(std::vector<Mat4f>(8, Mat4f::Constant(0.1f)), bytes);
  QVERIFY(bytes.size() > 500);
  QVERIFY(!reader.read(std::string_view(bytes).substr(0, 20), read));
}

QTEST_APPLESS_MAIN(PoseCodecTest)
#include "PoseCodecTest.moc"
