#pragma once

#include <QCoreApplication>
#include <QString>


namespace sparkwright
{

class WindowPlugin;

/// A shared library that may be a plugin of the window. What it says of itself is read without loading it.
class PluginFile
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::PluginFile)
public:
  explicit PluginFile(QString path);

  const QString& path() const { return path_; }
  const QString& id() const { return id_; }
  QString name() const { return name_.isEmpty() ? id_ : name_; }
  const QString& description() const { return description_; }
  /// Why it cannot be used; empty: nothing is known against it.
  const QString& problem() const { return problem_; }

  /// Loads it; it stays in memory until the program ends, since its code may be in use anywhere.
  /// @return null: problem() says why
  WindowPlugin* load();

private:
  void readAbout();
  void refuse(const QString& why) { problem_ = why; }

  QString path_, id_, name_, description_, problem_;
};

} // namespace sparkwright
