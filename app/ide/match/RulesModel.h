#pragma once

#include "app/ide/session/Session.h"

#include <QAbstractItemModel>
#include <QString>
#include <QStyledItemDelegate>

#include <memory>
#include <utility>
#include <vector>

namespace sparkwright
{

/// Model of a game's rules and their variables, as a tree of topics.
class RulesModel : public QAbstractItemModel
{
  Q_OBJECT
public:
  enum Column
  {
    Name,
    Value,
    Standard, ///< The value of the set-up.
    Range,
    ColumnCount
  };
  enum Role
  {
    VariableRole = Qt::UserRole, ///< Its name; empty for topics and rules.
    LowestRole,
    HighestRole,
    UnitRole,
    ChangedRole,    ///< Whether its value differs from that of the set-up.
    ExplanationRole ///< As rich text.
  };

  using QAbstractItemModel::QAbstractItemModel;

  void setState(const SessionState& state);
  bool isEmpty() const { return topics_.empty(); }
  void retranslate();

  /// Resets to the value of the set-up.
  void resetValue(const QModelIndex& index);

  const GameVariable* variable(const QModelIndex& index) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& = {}) const override { return ColumnCount; }
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  /// Requests the value by variableChanged(); it is shown when it is in force.
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
  void variableChanged(const QString& name, const QString& value);

private:
  struct Topic
  {
    LocalText name;                 ///< Empty: the rules themselves.
    std::vector<std::size_t> items; ///< Indices in the list of variables, or of rules.
  };

  bool isRule(const QModelIndex& index) const;
  std::size_t itemOf(const QModelIndex& index) const;
  const std::string* pending(const GameVariable& variable) const;
  bool isChanged(const QModelIndex& index) const;
  QVariant ruleData(const GameRule& rule, int column, int role) const;
  QVariant variableData(const QModelIndex& index, int role) const;
  QString explanation(const GameVariable& variable) const;
  void setRule(const GameRule& rule, bool enabled);

  std::shared_ptr<const GameRules> rules_;
  std::vector<std::pair<std::string, std::string>> set_; ///< Set by the user.
  std::vector<Topic> topics_;
};

/// Edits numbers with their unit and within their range, other values as usual.
class RulesDelegate : public QStyledItemDelegate
{
  Q_OBJECT
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override;
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

} // namespace sparkwright
