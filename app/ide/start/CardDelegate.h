#pragma once

#include <QStyledItemDelegate>

namespace sparkwright
{

/// Paints the entries of the start page: examples as cards with a picture, files as rows with a pin.
class CardDelegate : public QStyledItemDelegate
{
  Q_OBJECT
public:
  enum class Look
  {
    Card,
    Row
  };
  explicit CardDelegate(Look look, QObject* parent = nullptr) : QStyledItemDelegate(parent), look_(look) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  /// Where the pin of a row is drawn.
  static QRect pinRect(const QRect& row);

private:
  void paintCard(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
  void paintRow(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

  Look look_;
};

} // namespace sparkwright
