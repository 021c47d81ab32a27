#pragma once

#include "netserver/wire/DrawingBoard.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QUdpSocket>

namespace sparkwright
{

class ViewArea;

/// Receives drawings of agents and tools over UDP and shows them in all views.
class DrawingsReceiver : public QObject
{
  Q_OBJECT
public:
  /// @param area  must outlive this
  explicit DrawingsReceiver(ViewArea& area, QObject* parent = nullptr);

  /// @param port  of this machine, 0: any free one  @return empty, or why nothing can be received there
  QString listen(int port);
  int port() const { return socket_.localPort(); }
  /// Looks for datagrams at once instead of when they are told.
  void receive();
  /// All drawings vanish.
  void clear();

signals:
  /// A client wants this player to be selected: team 1 or 2, and number.
  void selectionWanted(int team, int unum);

private:
  void show();

  ViewArea& area_;
  QUdpSocket socket_;
  DrawingBoard board_;
  DrawingsPtr shown_;
  QTimer update_; ///< Many datagrams make one picture.
};

} // namespace sparkwright
