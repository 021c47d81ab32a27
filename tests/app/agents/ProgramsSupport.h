#pragma once

#include "app/ide/agents/programs/OsProcess.h"
#include "app/ide/agents/programs/Programs.h"

#include <QtTest>

#include <functional>
#include <string>

namespace sparkwright::test
{

/// Programs with real processes.
struct RealPrograms
{
  ProcessStarter starter;
  Programs programs{[this] { return starter.make(); }, steadyClock()};

  Programs::Id shell(const std::string& script)
  {
    StartCommand command;
    command.program = "/bin/sh";
    command.arguments = {"-c", script};
    return programs.start(command);
  }
  Programs::State state(Programs::Id id) const { return programs.find(id)->state; }
  /// What it has printed, errors with an exclamation mark, without our notes.
  QStringList printed(Programs::Id id) const
  {
    QStringList lines;
    for(const Console::Line& line : programs.find(id)->console->since(0, 1000).lines)
      if(line.stream != Console::Stream::Note)
        lines << (line.stream == Console::Stream::Errors ? "!" : "") + QString::fromStdString(line.text);
    return lines;
  }
  bool until(const std::function<bool()>& condition)
  {
    return QTest::qWaitFor(
        [&]
        {
          programs.tick();
          return condition();
        },
        10000);
  }
};

} // namespace sparkwright::test
