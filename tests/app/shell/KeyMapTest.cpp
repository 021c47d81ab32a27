#include "app/ide/keys/KeyMap.h"
#include "app/ide/keys/KeyProfiles.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// Key maps in files: read with places of errors, written back, and a user's changes above a profile.
class KeyMapTest : public QObject
{
  Q_OBJECT
private slots:
  void keysPressesAndModesAreRead()
  {
    const KeyMap map = read("name = \"Mine\"\n[actions]\nfieldMap = \"F\"\nfly = []\nstep = [\"F8\", \".\"]\n"
                            "[view]\ncamera = \"fly\"\nwheelWhileFlying = \"move\"\nforward = [\"W\", \"Up\"]\n"
                            "[mouse]\npan = [\"Right\", \"Shift+Left\"]\nselectWhole = \"Double+Left\"\n");
    QVERIFY(problems_.empty());
    QCOMPARE(map.name, QString("Mine"));
    QCOMPARE(map.actions.at("fieldMap").keys, QList<QKeySequence>{QKeySequence(Qt::Key_F)});
    QVERIFY(map.actions.at("fly").keys.isEmpty());
    QCOMPARE(map.actions.at("step").keys.size(), 2);
    ViewControls controls;
    map.applyTo(controls);
    QCOMPARE(controls.restMode, CameraDirector::Mode::Fly);
    QCOMPARE(controls.flyWheel, ViewControls::FlyWheel::Move);
    QCOMPARE(controls.presses(MouseGesture::Pan),
             (ViewControls::Presses{{Qt::RightButton, {}, false}, {Qt::LeftButton, Qt::ShiftModifier, false}}));
    QVERIFY(controls.presses(MouseGesture::SelectWhole).first().twice);
  }
  void errorsHaveTheirPlaceAndTheRestCounts()
  {
    const KeyMap map = read("[actions]\nfieldMap = \"Ctrl+Nonsense\"\nstep = 8\nreset = \"F7\"\n"
                            "[view]\nforwards = \"W\"\n[mouse]\nturn = \"Ctrl+Knob\"\n[sounds]\nx = 1\n");
    QCOMPARE(map.actions.at("reset").keys.first(), QKeySequence(Qt::Key_F7));
    QStringList texts;
    for(const Diagnostic& each : problems_)
      texts << QString("%1:%2 %3")
                   .arg(each.line)
                   .arg(QString::fromStdString(each.message), QString::fromStdString(each.hint));
    texts.sort();
    QCOMPARE(texts.size(), 5);
    const auto said = [&](const char* begin, const char* part)
    {
      return std::ranges::any_of(texts,
                                 [&](const QString& text) {
                                   return text.startsWith(QLatin1String(begin)) && text.contains(QLatin1String(part));
                                 });
    };
    QVERIFY(said("2:", "Ctrl+Nonsense"));
    QVERIFY(said("3:", "text in quotation marks"));
    QVERIFY(said("6:", "forward")); // Did you mean …
    QVERIFY(said("8:", "Ctrl+Knob"));
    QVERIFY(said("9:", "sounds"));
  }
  void brokenTextIsToldWithItsPlace()
  {
    read("[actions]\nfieldMap = \"F\nstep = 1\n");
    QCOMPARE(problems_.size(), std::size_t(1));
    QCOMPARE(problems_.front().line, 2);
    QCOMPARE(problems_.front().file, std::string("keys.toml"));
  }
  void severalKeysInTurnAreNoKey()
  {
    QVERIFY(!keyFrom("Ctrl+K, Ctrl+C"));
    QVERIFY(!keyFrom(""));
    QVERIFY(!keyFrom("Ctrl+"));
    QCOMPARE(keyFrom("Shift+PgUp").value(), QKeySequence(Qt::SHIFT | Qt::Key_PageUp));
    QVERIFY(!MousePress::of("Ctrl"));
    QVERIFY(!MousePress::of("Left+Right"));
    QVERIFY(!MousePress::of(""));
    QCOMPARE(MousePress::of("shift+double+left").value().text(), QString("Shift+Double+Left"));
  }
  void whatIsWrittenIsReadAgain()
  {
    KeyMap map =
        read("profile = \"webots\"\n[actions]\n\"select.ball\" = \"0\"\nreset = []\n[view]\ncamera = \"orbit\"\n"
             "wheelWhileFlying = \"speed\"\nturnLeft = \"Ctrl+Left\"\n[mouse]\nzoom = \"Middle\"\n");
    const QByteArray text = writeKeyMap(map);
    const KeyMap again = read(text);
    QVERIFY(problems_.empty());
    QCOMPARE(writeKeyMap(again), text);
    QCOMPARE(again.profile, QString("webots"));
    QCOMPARE(again.view.at(ViewKey::TurnLeft).first(), QKeyCombination(Qt::CTRL, Qt::Key_Left));
  }

  void everyProfileIsReadWithoutProblems()
  {
    for(const QString& profile : KeyProfiles::profiles())
    {
      QVERIFY(!KeyProfiles::nameOf(profile).isEmpty() && !KeyProfiles::describe(profile).isEmpty());
      if(profile == "default")
        continue;
      QFile file(QString(SPARKWRIGHT_SOURCE_DIR "/resources/keymaps/%1.toml").arg(profile));
      QVERIFY(file.open(QIODevice::ReadOnly));
      const KeyMap map = read(file.readAll());
      QVERIFY2(problems_.empty(), problems_.empty() ? "" : problems_.front().text().c_str());
      QVERIFY(map.actions.size() > 5 && !map.mouse.empty());
    }
  }
  void ownKeysAreKeptAboveTheProfile()
  {
    const QString file = folder_.filePath("own/keys.toml");
    {
      KeyProfiles profiles(file);
      QSignalSpy changed(&profiles, &KeyProfiles::changed);
      QVERIFY(profiles.setProfile("roboviz"));
      profiles.setKeys("fieldMap", {QKeySequence(Qt::Key_F2)});
      profiles.setPresses(MouseGesture::Pan, {{Qt::MiddleButton, {}, false}});
      QCOMPARE(changed.size(), 3);
      QVERIFY(!profiles.setProfile("nobody"));
    }
    KeyProfiles profiles(file);
    QVERIFY(profiles.problems().empty());
    QCOMPARE(profiles.profile(), QString("roboviz"));
    QCOMPARE(profiles.keysOf("fieldMap").value(), QList<QKeySequence>{QKeySequence(Qt::Key_F2)});
    QCOMPARE(profiles.keysOf("followBall").value(), QList<QKeySequence>{QKeySequence(Qt::Key_Space)});
    QVERIFY(!profiles.keysOf("openScene"));
    QCOMPARE(profiles.controls().presses(MouseGesture::Pan).size(), 1);
    profiles.reset("fieldMap");
    QCOMPARE(profiles.keysOf("fieldMap").value(), QList<QKeySequence>{QKeySequence(Qt::Key_F)});
    profiles.resetAll();
    QCOMPARE(profiles.profile(), QString("roboviz"));
    QVERIFY(profiles.own().mouse.empty());
  }
  void aDamagedFileIsKeptAsideBeforeItIsWritten()
  {
    const QString file = folder_.filePath("damaged.toml");
    const QByteArray damaged = "[actions]\nreset = \"F7\"\nstep = nonsense\n";
    write(file, damaged);
    KeyProfiles profiles(file);
    QCOMPARE(profiles.problems().size(), std::size_t(1));
    QCOMPARE(profiles.profile(), QString("default"));
    profiles.setKeys("fieldMap", {});
    QFile aside(file + ".damaged");
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), damaged);
    QVERIFY(KeyProfiles(file).problems().empty());
  }
  void unknownProfilesAndActionsAreTold()
  {
    const QString file = folder_.filePath("unknown.toml");
    write(file, "profile = \"robovis\"\n[actions]\nopenScenes = \"F9\"\n");
    const KeyProfiles profiles(file);
    QCOMPARE(profiles.problems().size(), std::size_t(1));
    QVERIFY(profiles.problems().front().hint.find("roboviz") != std::string::npos);
    const Diagnostics unknown = profiles.unknownActions({"openScene"});
    QCOMPARE(unknown.size(), std::size_t(1));
    QCOMPARE(unknown.front().line, 3);
    QVERIFY(unknown.front().hint.find("openScene") != std::string::npos);
  }
  void whatCannotBeStoredIsToldAndHoldsMeanwhile()
  {
    write(folder_.filePath("noFolder"), "");
    KeyProfiles profiles(folder_.filePath("noFolder/keys.toml"));
    QSignalSpy failed(&profiles, &KeyProfiles::notStored);
    profiles.setKeys("fieldMap", {QKeySequence(Qt::Key_F2)});
    QCOMPARE(failed.size(), 1);
    QCOMPARE(profiles.keysOf("fieldMap").value().first(), QKeySequence(Qt::Key_F2));
  }

private:
  KeyMap read(const QByteArray& text)
  {
    problems_.clear();
    return readKeyMap(text, "keys.toml", problems_);
  }
  static void write(const QString& name, const QByteArray& text)
  {
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
  }

  QTemporaryDir folder_;
  Diagnostics problems_;
};

QTEST_MAIN(KeyMapTest)
#include "KeyMapTest.moc"
