#include "app/team/body/Kick.h"

namespace sparkwright::team
{

using Eigen::AngleAxisd;
using Eigen::Matrix3d;
using Eigen::Vector3d;

namespace
{

KickFrame between(const KickFrame& from, const KickFrame& to, double share)
{
  const auto mix = [&](double KickFrame::*value) { return from.*value + (to.*value - from.*value) * share; };
  return {to.seconds,           mix(&KickFrame::sway),    mix(&KickFrame::ahead),
          mix(&KickFrame::lean), mix(&KickFrame::roll),   mix(&KickFrame::forward),
          mix(&KickFrame::outward), mix(&KickFrame::up), mix(&KickFrame::pitch)};
}

} // namespace

void Kick::start(Side foot, const std::vector<KickFrame>& frames)
{
  frames_ = &frames;
  clock_.restart();
  foot_ = foot;
}

void Kick::archive(StateArchive& a)
{
  archiveChosen(a, frames_, {&kickOf(nao_.type())});
  a(clock_);
  a.choice(foot_, Left);
}

void Kick::step(JointAngles& out)
{
  if(!running())
    return;
  const std::size_t frame = clock_.frame();
  const KickFrame& target = (*frames_)[frame];
  const double share = clock_.advance(target.seconds);
  const KickFrame now = between(frame > 0 ? (*frames_)[frame - 1] : KickFrame(), target, share);
  if(share >= 1)
    clock_.nextFrame();

  const double outward = foot_ == Right ? 1 : -1; // Of the kicking foot.
  const double drop = (nao_.legLength() - Nao::soleBelowAnkle) * stance_.legShare;
  const Matrix3d torso = AngleAxisd(stance_.lean + now.lean, Vector3d::UnitX()).toRotationMatrix() *
                         AngleAxisd(outward * now.roll, Vector3d::UnitY()).toRotationMatrix();
  for(const Side side : {Right, Left})
  {
    const bool kicks = side == foot_;
    Vector3d ankle((side == Right ? 1 : -1) * (nao_.halfHipWidth() + stance_.stance) + outward * now.sway,
                   stance_.footForward - now.ahead, -drop);
    Matrix3d foot = torso;
    if(kicks)
    {
      ankle += Vector3d(outward * now.outward, now.forward, now.up);
      foot = torso * AngleAxisd(now.pitch, Vector3d::UnitX()).toRotationMatrix();
    }
    const Vector3d hips = nao_.hip(side).cwiseProduct(Vector3d(0, 1, 1));
    nao_.legAngles(side, hips + torso * ankle, foot, out);
  }
  holdArms(0, out);
  out[RToe] = out[LToe] = 0;
}

} // namespace sparkwright::team
