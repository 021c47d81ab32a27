#pragma once

#include "app/ide/start/ScenePicture.h"

#include <QElapsedTimer>
#include <QHash>
#include <QImage>
#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>

namespace sparkwright
{

/// Pictures of scenes: from the cache on the disk, else drawn by a worker thread, one after the other, and put there.
///
/// A picture in the cache counts until its file or the program changes.
class Thumbnails : public QObject
{
  Q_OBJECT
public:
  using Draw = std::function<QImage(const ScenePicture&, const std::atomic<bool>& stop)>;

  /// @param folder  of the cache; need not exist  @param draw  in the worker thread
  Thumbnails(QString folder, std::filesystem::path data, Draw draw = {});
  /// Stops the worker, and waits for it.
  ~Thumbnails() override;

  /// The picture of a scene; null: there is none yet. If it was not asked for before, it is got, and ready() is sent.
  QImage picture(const ScenePicture& scene);
  /// While it rests, nothing more is drawn: others need the machine. What was asked for is drawn afterwards.
  void rest(bool resting);
  int waiting() const { return static_cast<int>(wanted_.size()) + (busy_ ? 1 : 0); }

  /// The file of the cache for a scene.
  QString fileOf(const ScenePicture& scene) const;

signals:
  void ready(const QString& scene);

private:
  void next();
  void take(const QString& scene, const QImage& picture);

  QString folder_;
  std::filesystem::path data_;
  Draw draw_;
  QHash<QString, QImage> pictures_; ///< Null: asked for.
  QList<ScenePicture> wanted_;
  bool busy_ = false, resting_ = false;
  std::shared_ptr<std::atomic<bool>> stop_;
  QThreadPool worker_;
};

} // namespace sparkwright
