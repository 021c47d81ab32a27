#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QList>
#include <QString>

namespace sparkwright
{

/// What a run asked of the physics engine and what came of it, step by step, in the form that
/// recorder/EngineRecorder.cpp writes and tests/data/engine keeps.
class EngineTrace
{
public:
  struct Step
  {
    QByteArrayList calls, states;
    /// Of recordings that keep no more of a step; "-": not recorded. See tests/data/engine/README.md.
    QByteArray callsDigest, statesDigest;
  };

  /// An unfinished step at the end is left out.
  static EngineTrace parse(const QByteArray& text);
  /// @param name  of a file in tests/data/engine, without .qz
  static EngineTrace recording(const QString& name);

  /// From the creation of the first robot on. Of that step the robot's part only: where the ball is then depends on how
  /// long the server has been waiting.
  EngineTrace fromRobot() const;
  /// From the first placing of the ball on.
  EngineTrace fromBall() const;

  qsizetype size() const { return steps_.size(); }
  /// The first difference between this recording and a run that should begin with it; empty if there is none.
  QString difference(const EngineTrace& run) const;

private:
  qsizetype firstWith(const char* call) const;

  QList<Step> steps_;
};

/// The lines of a file in tests/data/engine.
QByteArrayList recordedLines(const QString& name);

} // namespace sparkwright
