#include "app/ide/shell/SystemInfo.h"

#include <QCoreApplication>
#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QProcess>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>
#include <QSysInfo>
#include <QThread>

#include "viewer/graphics/GraphicsCheck.h"

namespace sparkwright
{

namespace
{

constexpr int longestAnswer = 20000; // ms

QString lineOf(const char* name, const QString& value)
{
  return QStringLiteral("%1: %2\n").arg(QLatin1String(name), value.isEmpty() ? QStringLiteral("–") : value);
}

/// The first line of a file of the system that begins with a word, without it.
QString lineOfFile(const char* name, const char* word)
{
  QFile file(QString::fromLatin1(name));
  if(file.open(QIODevice::ReadOnly))
    for(const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n')))
      if(line.startsWith(QLatin1String(word)))
        return line.section(QLatin1Char(':'), 1).trimmed();
  return {};
}

QString environment()
{
  QStringList set;
  for(const char* const name :
      {"XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "WAYLAND_DISPLAY", "DISPLAY", "QT_QPA_PLATFORM", "QT_SCALE_FACTOR",
       "QT_STYLE_OVERRIDE", "LIBGL_ALWAYS_SOFTWARE", "SPARKWRIGHT_PLUGINS", "SPARKWRIGHT_SAFE_MODE"})
    if(qEnvironmentVariableIsSet(name))
      set.append(QStringLiteral("%1=%2").arg(QLatin1String(name), qEnvironmentVariable(name)));
  return set.join(QLatin1Char(' '));
}

} // namespace

QString SystemInfo::program()
{
  return lineOf("Sparkwright", QStringLiteral(SPARKWRIGHT_VERSION)) +
         lineOf("Qt",
                QStringLiteral("%1, built with %2").arg(QLatin1String(qVersion()), QLatin1String(QT_VERSION_STR))) +
         lineOf("System", QStringLiteral("%1, %2 %3, %4")
                              .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                                   QSysInfo::currentCpuArchitecture())) +
         lineOf("Processor", QStringLiteral("%1, %2 threads")
                                 .arg(lineOfFile("/proc/cpuinfo", "model name"))
                                 .arg(QThread::idealThreadCount())) +
         lineOf("Memory", lineOfFile("/proc/meminfo", "MemTotal")) + lineOf("Locale", QLocale::system().name()) +
         lineOf("Environment", environment()) + lineOf("Settings", QSettings().fileName()) +
         lineOf("Data", QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)) +
         lineOf("ffmpeg", QStandardPaths::findExecutable(QStringLiteral("ffmpeg")));
}

QString SystemInfo::graphics()
{
  QString text = lineOf("Display", QGuiApplication::platformName());
  for(const QScreen* const screen : QGuiApplication::screens())
    text += lineOf("Screen", QStringLiteral("%1 × %2, scale %3, %4 Hz")
                                 .arg(screen->size().width())
                                 .arg(screen->size().height())
                                 .arg(screen->devicePixelRatio())
                                 .arg(screen->refreshRate()));
  QOpenGLContext context;
  context.setFormat(viewportFormat());
  QOffscreenSurface surface;
  surface.setFormat(viewportFormat());
  surface.create();
  if(!context.create() || !context.makeCurrent(&surface))
    return text + lineOf("OpenGL", QStringLiteral("none: no context of version 3.3 can be made"));
  QOpenGLFunctions& gl = *context.functions();
  const auto name = [&](GLenum what)
  { return QString::fromLatin1(reinterpret_cast<const char*>(gl.glGetString(what))); };
  text += lineOf("OpenGL", name(GL_VERSION)) + lineOf("Renderer", name(GL_RENDERER)) +
          lineOf("Vendor", name(GL_VENDOR)) + lineOf("Shading language", name(GL_SHADING_LANGUAGE_VERSION));
  GLint texture = 0, samples = 0;
  gl.glGetIntegerv(GL_MAX_TEXTURE_SIZE, &texture);
  gl.glGetIntegerv(0x8D57 /* GL_MAX_SAMPLES */, &samples);
  text += lineOf("Largest texture", QString::number(texture)) + lineOf("Most samples", QString::number(samples));
  context.doneCurrent();
  return text;
}

QString SystemInfo::graphicsSafely(const QString& executable)
{
  QProcess process;
  process.start(executable, {QString::fromLatin1(graphicsOption)});
  if(!process.waitForFinished(longestAnswer))
  {
    process.kill();
    process.waitForFinished();
    return lineOf("Display",
                  QStringLiteral("no answer in %1 s: %2").arg(longestAnswer / 1000).arg(process.errorString()));
  }
  const QString said = QString::fromUtf8(process.readAllStandardOutput());
  if(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
    return said;
  const QString error = QString::fromUtf8(process.readAllStandardError()).trimmed().section(QLatin1Char('\n'), 0, 0);
  return said +
         lineOf("Display", QStringLiteral("cannot be used: %1")
                               .arg(error.isEmpty() ? QStringLiteral("the program that asked has crashed") : error));
}

} // namespace sparkwright
