#pragma once

#include <QObject>

#include <array>

namespace sparkwright
{

/// Tells in the window's thread that the system or a terminal asks the program to end: SIGTERM, SIGHUP,
/// SIGINT, SIGQUIT. One at a time.
class EndSignal : public QObject
{
  Q_OBJECT
public:
  explicit EndSignal(QObject* parent = nullptr);
  ~EndSignal() override;

signals:
  void came();

private:
  std::array<int, 2> pipe_{-1, -1}; ///< To read from, and to write into.
};

} // namespace sparkwright
