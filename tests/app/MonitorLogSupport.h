#pragma once

#include <QByteArray>

namespace sparkwright::test
{

/// A monitor log of a ball that rolls along x, 0.2 s from record to record.
/// @param way  m per record
inline QByteArray rollingBallLog(int records, double way = 1)
{
  QByteArray log;
  for(int i = 0; i < records; ++i)
    log += QByteArrayLiteral("((play_modes BeforeKickOff PlayOn)(time ") + QByteArray::number(0.2 * i) +
           QByteArrayLiteral(")(half 1)(score_left 0)(score_right 0)(play_mode 1))(RSG 0 1)"
                             "((nd TRF (SLT 1 0 0 0 0 1 0 0 0 0 1 0 ") +
           QByteArray::number(way * i) +
           QByteArrayLiteral(" 0 0.042 1)(nd StaticMesh (setVisible 1) (load models/soccerball.obj)"
                             " (sSc 0.042 0.042 0.042)(resetMaterials soccerball_rcs-soccerball.png))))\n");
  return log;
}

} // namespace sparkwright::test
