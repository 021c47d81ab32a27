#pragma once

#include "app/ide/common/DrawingThread.h"
#include "core/frame/ImageDrawer.h"

#include <QImage>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace sparkwright
{

/// Draws the pictures of robots' cameras for all who show some, one after the other, in a thread of its own. What it
/// needs on the graphics card is made for the first picture, and freed when nobody has asked for one for a while.
class CameraDrawer : public QObject
{
  Q_OBJECT
public:
  /// @param make       makes the ImageDrawer; called in the drawing thread
  /// @param idleAfter  ms without a picture, after which everything is freed
  explicit CameraDrawer(MakeImageDrawer make, int idleAfter = 10000);
  /// Waits for the picture that is being drawn.
  ~CameraDrawer() override;

  struct Look
  {
    ImageSettings settings;
    Mat4f pose;
  };
  /// @param picture  null, with the reason, if there is none
  using Done = std::function<void(const QImage& picture, const QString& problem)>;
  /// Draws a picture and then calls `done` in the caller's thread, unless the receiver has gone.
  void draw(const FramePtr& frame, const Look& look, QObject* receiver, Done done);

  /// Whether it holds memory of the graphics card.
  bool isWarm() const { return thread_->warm; }

  /// Converts a camera's bytes to a visible picture: distances from bright to dark, each segment in its own colour.
  static QImage toPicture(const ImageSettings& settings, const std::vector<std::uint8_t>& bytes);

private:
  /// What belongs to the drawing thread.
  struct Thread
  {
    MakeImageDrawer make;
    std::unique_ptr<ImageDrawer> drawer;
    std::string problem;
    bool made = false;
    std::atomic<bool> warm = false;
    std::vector<std::uint8_t> bytes;
  };

  std::shared_ptr<Thread> thread_;
  QTimer idle_;
  std::unique_ptr<DrawingThread> jobs_; ///< The last member: it ends first.
};

} // namespace sparkwright
