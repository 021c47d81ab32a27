#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <vector>

namespace sparkwright
{

/// A block of code on a page: what stands between two fences, ```` ```ruby ```` and ```` ``` ````.
struct CodeBlock
{
  QString page;     ///< Its file in docs/, or README.md.
  int line = 0;     ///< Of the fence that begins it.
  QString language; ///< What stands behind that fence.
  QString text;     ///< Without the indentation of its fence.

  /// The file that its first line names in a comment, such as `# team.rb` or `; crate.rsg: a box`; empty: none.
  QString name() const;
  QByteArray place() const { return page.toUtf8() + ':' + QByteArray::number(line); }
};

/// The file names of all pages, and of the README.
QStringList pages();
std::vector<CodeBlock> blocksOf(const QString& page);

/// A folder in which a page is carried out as a reader would: it looks like the folder of the sources, the programs can be
/// called by their names, and the home folder is empty. Where the system allows it, commands have a network of their own,
/// so that the ports of the pages are free. Commands that would change the machine or build this tree are only looked up.
class Terminal
{
public:
  Terminal();
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  QString path(const QString& name) const { return folder_.filePath(name); }
  bool write(const QString& name, const QString& text);
  /// Further commands are called in a folder of this one. @return whether it exists
  bool enter(const QString& folder);

  /// Runs a command to its end. @return what went wrong; empty: exit code 0, and no error in what it printed
  QString run(const QString& command, int milliseconds = 120000);
  /// Starts a command that does not end by itself, and waits until it serves.
  /// @param port  on which it has to listen; 0: it has to live for a moment
  QString start(const QString& command, int port);
  /// Waits for what was started with `--until`, and ends the rest, the newest first. @return what went wrong
  QString stop();
  /// What all commands have printed.
  QString output() const { return output_; }

private:
  /// What stands for commands of the system, as shell scripts.
  static std::vector<std::pair<QString, QString>> substitutes();
  bool replace(const QString& command, const QString& script);
  std::unique_ptr<QProcess> process(const QString& command);
  void collect(QProcess& process);

  struct Started
  {
    QString command;
    std::unique_ptr<QProcess> process;
  };
  QTemporaryDir folder_;
  QString within_; ///< Folder of commands, below that.
  QProcess network_; ///< Keeps the network of its own alive.
  bool ownNetwork_ = false;
  std::vector<Started> started_;
  QString output_;
};

} // namespace sparkwright
