#pragma once

#include "core/signal/SignalReader.h"

#include <QAbstractTableModel>

#include <string>
#include <vector>

namespace sparkwright
{

/// The watched expressions with their values, and the least and greatest since the start of the run.
class WatchModel : public QAbstractTableModel
{
  Q_OBJECT
public:
  enum Column
  {
    Name,
    Value,
    Least,
    Greatest,
    Unit,
    Columns
  };
  explicit WatchModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  const std::vector<std::string>& expressions() const { return reader_.paths(); }
  /// Sets all of them; those that were there keep their figures. Each is shown once, and empty ones are left out.
  void setExpressions(const std::vector<std::string>& expressions);
  /// @return its row
  int add(const std::string& expression);

  /// Takes the values of the next frame. Views learn them by tell().
  void see(const Frame& frame, const SignalReader::Beside& beside);
  void tell();
  /// Another run begins.
  void restart();
  /// Forgets least and greatest values.
  void forgetExtremes();
  /// Whether any of them may need details of physics.
  bool wantsPhysics() const;
  /// As lines with tabs, with a head.
  QString table() const;
  void retranslate();

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& = {}) const override { return Columns; }
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
  /// By an edit in a view.
  void expressionsChanged();
  /// One of them has become another, by an edit in a view.
  void edited(const QString& expression);
  /// An edit is no expression, and nothing has changed.
  void refused(const QString& problem);

private:
  struct Figures
  {
    double now, least, most; ///< NaN: none.
  };
  static Figures noFigures();
  QString textOf(std::size_t row, Column column) const;

  SignalReader reader_{{}};
  std::vector<Figures> figures_; ///< Of each expression.
  std::vector<double> values_;
  bool seen_ = false; ///< Any frame of this run.
};

} // namespace sparkwright
