#include "app/ide/agents/cameras/CameraDrawer.h"

#include "app/ide/common/texts/CoreTexts.h"

#include <QColor>
#include <QPointer>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sparkwright
{

namespace
{

/// Bright colours: similar within a class, different for each instance.
QRgb segmentColour(int segment, int which)
{
  static constexpr std::array<QRgb, 11> colours{0xff000000, 0xff4a6741, 0xff2f8f3a, 0xffffffff, 0xffff8c1a, 0xfff2d024,
                                                0xff33b5e5, 0xffd43f3a, 0xff3d5afe, 0xffb04cc8, 0xff8d8d8d};
  if(segment < 0 || segment >= static_cast<int>(colours.size()))
    return colours[0];
  const QColor colour(colours[static_cast<std::size_t>(segment)]);
  return segment < ImageSettings::LeftRobot ? colour.rgb() : colour.lighter(100 + 13 * (which % 6)).rgb();
}

} // namespace

CameraDrawer::CameraDrawer(MakeImageDrawer make, int idleAfter) : thread_(std::make_shared<Thread>())
{
  thread_->make = std::move(make);
  jobs_ = std::make_unique<DrawingThread>([thread = thread_] { thread->drawer.reset(); });
  idle_.setSingleShot(true);
  idle_.setInterval(idleAfter);
  connect(&idle_, &QTimer::timeout, this,
          [this]
          {
            jobs_->post(
                [thread = thread_]
                {
                  thread->drawer.reset();
                  thread->made = thread->warm = false;
                });
          });
}

CameraDrawer::~CameraDrawer() = default;

void CameraDrawer::draw(const FramePtr& frame, const Look& look, QObject* receiver, Done done)
{
  idle_.start();
  jobs_->post(
      [this, thread = thread_, frame, look, to = QPointer(receiver), done = std::move(done)]
      {
        if(!thread->made)
          thread->drawer = thread->make(thread->problem);
        thread->made = true;
        thread->warm = thread->drawer != nullptr;
        std::string problem = thread->problem;
        QImage picture;
        if(thread->drawer)
          problem = thread->drawer->draw(frame, look.settings, look.pose, thread->bytes);
        if(problem.empty())
          picture = toPicture(look.settings, thread->bytes);
        LocalText why = problem;
        if(!problem.empty())
          if(const LensModel lens(look.settings); lens.problem().english() == problem)
            why = lens.problem();
        // By way of this, which waits for the thread: the receiver may go at any time.
        QMetaObject::invokeMethod(
            this,
            [to, done, picture, why = inWindow(why)]
            {
              if(to)
                done(picture, why);
            },
            Qt::QueuedConnection);
      });
}

QImage CameraDrawer::toPicture(const ImageSettings& s, const std::vector<std::uint8_t>& bytes)
{
  using Kind = ImageSettings::Kind;
  QImage image(s.width, s.height, QImage::Format_RGB32);
  const float nearest = std::log(s.zNear), range = std::log(std::min(s.zFar, 65.f)) - nearest;
  for(int y = 0; y < s.height; ++y)
  {
    auto* const row = reinterpret_cast<QRgb*>(image.scanLine(s.height - 1 - y));
    for(int x = 0; x < s.width; ++x)
    {
      const std::uint8_t* const p = &bytes[static_cast<std::size_t>((y * s.width + x) * s.bytesPerPixel())];
      if(s.kind == Kind::Colour)
        row[x] = qRgb(p[0], p[1], p[2]);
      else if(s.kind == Kind::Segments)
        row[x] = segmentColour(p[0], p[1]);
      else if(const int mm = p[0] + 256 * p[1]; mm == 0)
        row[x] = qRgb(24, 16, 40);
      else
      {
        const float far = std::clamp((std::log(static_cast<float>(mm) / 1000) - nearest) / range, 0.f, 1.f);
        const int grey = 255 - static_cast<int>(225 * far);
        row[x] = qRgb(grey, grey, grey);
      }
    }
  }
  return image;
}

} // namespace sparkwright
