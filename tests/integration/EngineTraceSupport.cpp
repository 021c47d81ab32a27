#include "EngineTraceSupport.h"

#include <QFile>

#include <algorithm>
#include <cstdint>

namespace sparkwright
{

namespace
{

QByteArray unpacked(const QString& name)
{
  QFile file(SPARKWRIGHT_SOURCE_DIR "/tests/data/engine/" + name + ".qz");
  return file.open(QIODevice::ReadOnly) ? qUncompress(file.readAll()) : QByteArray();
}

/// FNV-1a, 64 bits.
QByteArray digest(const QByteArrayList& lines)
{
  std::uint64_t hash = 0xcbf29ce484222325;
  const auto add = [&hash](char c) { hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3; };
  for(const QByteArray& line : lines)
  {
    std::for_each(line.begin(), line.end(), add);
    add('\n');
  }
  return QByteArray::number(static_cast<qulonglong>(hash), 16).rightJustified(16, '0');
}

bool isOfBall(const QByteArray& line)
{
  const QByteArray words = line + ' ';
  return words.contains("body#1 ") || words.contains("geom#16 ");
}

void removeBall(QByteArrayList& lines)
{
  bool ofBall = false;
  lines.removeIf(
      [&ofBall](const QByteArray& line)
      {
        if(!line.startsWith("point ")) // Points belong to the call before them.
          ofBall = isOfBall(line);
        return ofBall;
      });
}

QString lineDifference(const QByteArrayList& want, const QByteArrayList& got)
{
  for(qsizetype i = 0; i < std::max(want.size(), got.size()); ++i)
    if(want.value(i) != got.value(i))
      return QString("line %1\nrecorded: %2\nrun:      %3")
          .arg(i + 1)
          .arg(QString(want.value(i)), QString(got.value(i)));
  return {};
}

} // namespace

EngineTrace EngineTrace::parse(const QByteArray& text)
{
  EngineTrace trace;
  Step step;
  QByteArrayList* lines = &step.calls;
  for(const QByteArray& line : text.split('\n'))
  {
    if(line == "again" && trace.size() > 0)
      trace.steps_.append(trace.steps_.last());
    else if(line == "step")
      lines = &step.states;
    else if(line == ".")
    {
      trace.steps_.append(std::exchange(step, {}));
      lines = &step.calls;
    }
    else if(line.startsWith("digest "))
    {
      const QByteArrayList words = line.split(' ');
      trace.steps_.append({{}, {}, words.value(1), words.value(2)});
    }
    else
      lines->append(line);
  }
  return trace;
}

EngineTrace EngineTrace::recording(const QString& name)
{
  return parse(unpacked(name));
}

qsizetype EngineTrace::firstWith(const char* call) const
{
  const auto found = std::find_if(steps_.begin(), steps_.end(),
                                  [call](const Step& step)
                                  {
                                    return std::any_of(step.calls.begin(), step.calls.end(),
                                                       [call](const QByteArray& c) { return c.startsWith(call); });
                                  });
  return found - steps_.begin();
}

EngineTrace EngineTrace::fromRobot() const
{
  EngineTrace trace;
  trace.steps_ = steps_.mid(firstWith("dBodyCreate world#1 -> body#2"));
  if(trace.steps_.isEmpty())
    return trace;
  // Where its space begins. In a run whose first step it is, those of the field come before.
  QByteArrayList& calls = trace.steps_.first().calls;
  calls.remove(0, std::max<qsizetype>(0, calls.indexOf("dHashSpaceCreate space#1 -> space#4") - 1));
  removeBall(calls);
  removeBall(trace.steps_.first().states);
  return trace;
}

EngineTrace EngineTrace::fromBall() const
{
  // The first step makes the ball.
  EngineTrace trace;
  trace.steps_ = steps_.mid(1);
  trace.steps_ = trace.steps_.mid(trace.firstWith("dBodySetPosition body#1 "));
  return trace;
}

QString EngineTrace::difference(const EngineTrace& run) const
{
  if(steps_.isEmpty())
    return "no recording";
  if(run.size() < size())
    return QString("the run has %1 steps of %2").arg(run.size()).arg(size());
  for(qsizetype i = 0; i < size(); ++i)
  {
    const Step& want = steps_[i];
    const Step& got = run.steps_[i];
    QString what;
    if(want.statesDigest.isEmpty())
    {
      if(const QString calls = lineDifference(want.calls, got.calls); !calls.isEmpty())
        what = "calls: " + calls;
      else if(const QString states = lineDifference(want.states, got.states); !states.isEmpty())
        what = "states: " + states;
    }
    else if(want.callsDigest != "-" && want.callsDigest != digest(got.calls))
      what = "calls";
    else if(want.statesDigest != digest(got.states))
      what = "states";
    if(!what.isEmpty())
      return QString("step %1 of %2 differs: %3").arg(i + 1).arg(size()).arg(what);
  }
  return {};
}

QByteArrayList recordedLines(const QString& name)
{
  QByteArrayList lines = unpacked(name).split('\n');
  lines.removeLast(); // Behind the last line's end.
  return lines;
}

} // namespace sparkwright
