#pragma once

#include "editor/document/storage/SceneDisk.h"

#include <map>
#include <mutex>

namespace sparkwright::test
{

/// Files in memory, and a disk that may be full.
class FakeDisk : public SceneDisk
{
public:
  std::optional<std::string> read(const QString& file) const override
  {
    const std::lock_guard lock(mutex_);
    const auto found = files.find(file);
    return found == files.end() ? std::nullopt : std::optional(found->second);
  }
  QString write(const QString& file, const std::string& content) override
  {
    const std::lock_guard lock(mutex_);
    if(full)
      return QStringLiteral("No space left on device");
    files[file] = content;
    return {};
  }
  QString append(const QString& file, const std::string& bytes) override
  {
    const std::lock_guard lock(mutex_);
    // A full disk takes some of it.
    files[file] += full ? bytes.substr(0, bytes.size() / 2) : bytes;
    return full ? QStringLiteral("No space left on device") : QString();
  }
  FileKind kind(const QString& file) const override { return read(file) ? FileKind::File : FileKind::Missing; }
  Replacement replace(const QString& file, const std::string& content,
                      const std::function<bool(std::optional<FormerFile>)>& proceed) override
  {
    const std::optional<std::string> former = read(file);
    if(!mayWrite)
      return {Replacement::Outcome::ReadOnlyFile};
    if(full)
      return {Replacement::Outcome::NoSpace};
    if(proceed && !proceed(former ? std::optional(FormerFile{*former, modified}) : std::nullopt))
      return {Replacement::Outcome::Stopped};
    return write(file, content).isEmpty() ? Replacement{} : Replacement{Replacement::Outcome::NoSpace};
  }
  std::size_t size(const QString& file) const override { return read(file).value_or("").size(); }
  bool writable(const QString&) const override { return mayWrite; }
  void remove(const QString& file) override
  {
    const std::lock_guard lock(mutex_);
    files.erase(file);
  }
  QStringList list(const QString& folder, const QString& ending) const override
  {
    const std::lock_guard lock(mutex_);
    QStringList found;
    for(const auto& [name, content] : files)
      if(name.startsWith(folder + '/') && name.endsWith(ending))
        found << name;
    return found;
  }

  std::map<QString, std::string> files;
  QDateTime modified = QDateTime::fromSecsSinceEpoch(1'700'000'000); ///< When files that are replaced were written.
  std::atomic<bool> full = false, mayWrite = true;

private:
  mutable std::mutex mutex_;
};

} // namespace sparkwright::test
