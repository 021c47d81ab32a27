#pragma once

#include "editor/document/SceneDocument.h"

#include <QFrame>
#include <QLabel>
#include <QToolButton>

namespace sparkwright
{

/// The row above a text that tells that another program has changed or deleted its file, and asks what to do.
class ChangeBanner : public QFrame
{
  Q_OBJECT
public:
  /// @param document  must outlive this
  explicit ChangeBanner(SceneDocument& document, QWidget* parent = nullptr);

  QString text() const { return words_->text(); }

signals:
  /// Texts that differ are to be shown; the banner stays.
  void differenceWanted(sparkwright::SceneDocument* document);
  /// The file could not be read again.
  void failed(const QString& problem);

protected:
  void changeEvent(QEvent* event) override;

private:
  void look();
  void reload();
  void keep();
  void retranslate();

  SceneDocument& document_;
  QLabel* words_;
  QToolButton *reload_, *keep_, *difference_;
};

} // namespace sparkwright
