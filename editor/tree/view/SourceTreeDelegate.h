#pragma once

#include "editor/tree/SourceTreeModel.h"

#include <QStyledItemDelegate>

#include <map>

namespace sparkwright
{

/// Draws items of a SourceTreeModel in one line: icon, class, name, and values in colour.
class SourceTreeDelegate : public QStyledItemDelegate
{
  Q_OBJECT
public:
  SourceTreeDelegate(const SourceTreeModel& model, const Registry& registry, QObject* parent = nullptr);

  /// What the parts of a line are, for their colours.
  enum class Part
  {
    Keyword,
    Class,
    Name,
    Label,
    Number,
    Text,
    Variable,
    Problem
  };
  struct Run
  {
    Part part;
    QString text;
  };
  std::vector<Run> runsOf(const QModelIndex& index) const;
  /// The whole line, for screen readers and tests.
  QString lineOf(const QModelIndex& index) const;
  QString iconOf(const QModelIndex& index) const;
  static QColor colourOf(Part part, const QPalette& palette);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override;
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
  void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const override;

signals:
  void renamed(const QModelIndex& index, const QString& name) const;

private:
  const ClassInfo* classOf(const std::string& name) const;

  const SourceTreeModel& model_;
  const Registry& registry_;
  mutable std::map<std::string, const ClassInfo*, std::less<>> classes_;
};

} // namespace sparkwright
