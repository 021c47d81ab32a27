#pragma once

#include "core/wire/DrawingBoard.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QUdpSocket>

#include <string>

namespace sparkwright
{

class ShownDrawings;

/// Receives drawings of agents and tools over UDP.
class DrawingsReceiver : public QObject
{
  Q_OBJECT
public:
  /// @param shown  gets them; must outlive this
  explicit DrawingsReceiver(ShownDrawings& shown, QObject* parent = nullptr);

  /// Opens the port, or if it is taken the next free one.
  /// @param port     0: any free one
  /// @param further  number of ports to try after it
  /// @param address  in figures, of IPv4 or IPv6; `0.0.0.0`: all, `::`: all of both families
  /// @return empty, or an error message
  QString listen(int port, int further = 0, const QString& address = QStringLiteral("127.0.0.1"));
  int port() const { return socket_.localPort(); }
  /// Reads waiting datagrams at once.
  void receive();
  /// Removes all drawings.
  void clear();
  /// Tells which run is seen now. Another scene begins without drawings; those of our own run are kept while somebody
  /// else's is watched, since who draws once does not draw again.
  /// @param own  whether it is the World of this program
  void showRun(const std::string& scene, bool own);

signals:
  /// A client asks to select this player: team 1 or 2, and number.
  void selectionWanted(int team, int unum);

private:
  ShownDrawings& shown_;
  QUdpSocket socket_;
  struct Run
  {
    std::string scene{};
    DrawingBoard board{};
  };
  Run own_, other_;
  Run* seen_ = &own_;
  QTimer update_; ///< Combines many datagrams in one update.
};

} // namespace sparkwright
