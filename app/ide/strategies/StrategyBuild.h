#pragma once

#include <QObject>
#include <QProcess>
#include <QString>

namespace sparkwright
{

/// Compiles the source of a strategy with the compiler of this machine. The library takes the place of the former one at
/// once, so that nobody loads half of it.
class StrategyBuild : public QObject
{
  Q_OBJECT
public:
  /// @param headers  folder of sparkwright_strategy.h; the folder of the source is searched first
  explicit StrategyBuild(QString headers, QObject* parent = nullptr);
  ~StrategyBuild() override;

  /// The source of a library: the file of its name beside it, in C or C++; empty: there is none.
  static QString sourceOf(const QString& library);
  /// The library that a source becomes: `mine.c` becomes `mine.so`.
  static QString libraryOf(const QString& source);
  /// The folder of the header in an installation or in the tree of the program; empty: it is not there.
  static QString headersIn(const QString& dataFolder);

  /// Does nothing while it runs.
  void start(const QString& source);
  void cancel();
  bool isRunning() const { return process_.state() != QProcess::NotRunning; }

signals:
  void began(const QString& command);
  /// @param words  what the compiler has said, or why there is none
  void finished(bool good, const QString& words);

private:
  void end(int code, QProcess::ExitStatus status);

  QString headers_, library_;
  QProcess process_;
  bool cancelled_ = false;
};

} // namespace sparkwright
