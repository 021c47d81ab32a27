#pragma once

#include "editor/text/find/TextSearch.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

/// Searches one text in a thread of its own, always for the newest request only.
class FindRun : public QObject
{
  Q_OBJECT
public:
  explicit FindRun(QObject* parent = nullptr);
  ~FindRun() override;

  /// Searches; what was asked before and is not found by now is given up.
  void start(const SearchTerm& term, std::string text);
  void cancel();
  bool running() const { return running_; }

signals:
  void found(const std::vector<sparkwright::TextSearch::Match>& matches);

private:
  QThreadPool threads_;
  std::shared_ptr<std::atomic_bool> cancelled_;
  bool running_ = false;
};

} // namespace sparkwright
