#include "app/f2kview/SensorWindow.h"
#include "app/ide/settings/Theme.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/EndSignal.h"

#include <QApplication>
#include <QCommandLineParser>

#include <clocale>
#include <cstdio>
#include <optional>

namespace
{

constexpr int failed = 1, badUsage = 2;

struct SensorOptions
{
  QString robot, host, log;
  int port = 0;
};

/// Reads the options; help and version end the program. @return nothing: they are wrong
std::optional<SensorOptions> parseOptions(const QCoreApplication& application)
{
  QCommandLineParser parser;
  parser.setApplicationDescription(QStringLiteral("Shows what the sensors of a middle-size robot measure."));
  const QCommandLineOption robot(QStringLiteral("robot"), QStringLiteral("brings this robot to a message board"),
                                 QStringLiteral("FILE.f2krobot"));
  const QCommandLineOption host(QStringLiteral("host"), QStringLiteral("where the message board is [127.0.0.1]"), QStringLiteral("HOST"),
                                QStringLiteral("127.0.0.1"));
  const QCommandLineOption port(QStringLiteral("port"), QStringLiteral("its port [7654]"), QStringLiteral("N"), QStringLiteral("7654"));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addOptions({robot, host, port});
  parser.addPositionalArgument(QStringLiteral("LOG"), QStringLiteral("a log of updates to be played"), QStringLiteral("[LOG.f2klog]"));
  parser.process(application);
  SensorOptions options{parser.value(robot), parser.value(host), parser.positionalArguments().value(0), 0};
  constexpr int lastPort = 65535;
  bool isNumber = false;
  options.port = parser.value(port).toInt(&isNumber);
  const bool isGood = isNumber && options.port >= 1 && options.port <= lastPort && parser.positionalArguments().size() <= 1 &&
                      (options.robot.isEmpty() || options.log.isEmpty());
  return isGood ? std::optional(options) : std::nullopt;
}

} // namespace

int main(int count, char** arguments)
{
  using namespace sparkwright;
  QCoreApplication::setOrganizationName(QStringLiteral("Sparkwright"));
  QCoreApplication::setApplicationName(QStringLiteral("sparkwright-sensors"));
  QCoreApplication::setApplicationVersion(QStringLiteral(SPARKWRIGHT_VERSION));
  std::optional<SensorOptions> options;
  {
    const QCoreApplication withoutWindow(count, arguments); // Help and version need none.
    options = parseOptions(withoutWindow);
  }
  if(!options)
  {
    std::fputs("sparkwright-sensors: a robot or one log, and a port from 1 to 65535\n", stderr);
    return badUsage;
  }
  QApplication application(count, arguments);
  std::setlocale(LC_NUMERIC, "C"); // Qt takes the system's; logs and robots' files have points.
  Theme::useStyle();
  Language language;
  language.use(Language::ofSystem());
  const EndSignal endSignal;
  SensorWindow window;
  QObject::connect(&endSignal, &EndSignal::came, &window, &QWidget::close);
  const bool good = !options->robot.isEmpty() ? window.connectTo(options->robot, options->host, options->port)
                    : !options->log.isEmpty() ? window.play(options->log)
                                              : true;
  if(!good)
  {
    std::fprintf(stderr, "sparkwright-sensors: %s\n", qPrintable(window.status()));
    return failed;
  }
  window.show();
  return QApplication::exec();
}
