#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/common/DrawingThread.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/film/PictureLayers.h"
#include "viewer/pictures/Screenshot.h"

#include <QPointer>
#include <QProgressDialog>

#include <atomic>
#include <memory>
#include <vector>


namespace sparkwright
{

/// Saves pictures of the active view: at once in its own size, or in any size, drawn in another thread.
class PictureCommands : public QObject
{
  Q_OBJECT
public:
  /// Settings of a picture.
  struct Wish
  {
    QString file; ///< Format by its ending: PNG, JPEG, or another format of Qt.
    QSize size;
    int supersampling = 2;
    bool transparent = false;
    bool overlays = false; ///< With selection marks and scoreboard.
  };

  /// @param actions,area  must outlive this
  PictureCommands(Actions& actions, ViewArea& area, QObject* parent);
  ~PictureCommands() override;

  QList<QAction*> actions() const;
  /// Saves the view as on the screen. @return the file; empty on failure, which is reported by told()
  QString pictureNow();
  /// Puts the view as on the screen on the clipboard.
  void copyPicture();
  /// Draws and writes; reports the result by saved(), failures also by told().
  void save(const Wish& wish);
  bool saving() const { return progress_ || working_; }
  void cancel();
  /// Default folder of pictures: the user's folder of pictures, or home.
  static QString folder();
  /// An unused file name in a folder: `sparkwright 2026-05-01 12-30-05.png`.
  static QString freeName(const QString& folder, const QString& ending);

signals:
  void told(const QString& words);
  void saved(const QString& file, const QString& problem);

private:
  struct Studio;

  void finish(const QString& file, const QString& problem);
  static QString draw(Studio& studio, const FramePtr& frame, const PictureLayers::Shown& layers, Screenshot::Shot shot,
                      const QImage& board, std::vector<QImage>& pictures, const std::function<bool(int, int)>& goOn);

  Actions& actions_;
  ViewArea& area_;
  QAction* copy_;
  std::shared_ptr<Studio> studio_; ///< Belongs to the thread.
  std::shared_ptr<std::atomic<bool>> cancelled_ = std::make_shared<std::atomic<bool>>(false);
  bool working_ = false;
  QPointer<QProgressDialog> progress_;
  std::unique_ptr<DrawingThread> thread_;
};

} // namespace sparkwright
