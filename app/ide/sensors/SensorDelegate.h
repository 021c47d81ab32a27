#pragma once

#include <QStyledItemDelegate>

namespace sparkwright
{

/// Draws the numbers of a sensor as bars about their middle, or as a lamp that is on or off.
class SensorDelegate : public QStyledItemDelegate
{
public:
  /// Data of an item.
  enum Role
  {
    Picture = Qt::UserRole + 10, ///< SensorLine::Picture as int.
    Numbers,                     ///< QVariantList of double.
    Scale                        ///< double
  };

  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace sparkwright
