#include "app/ide/match/RulesModel.h"

#include "app/ide/common/texts/CoreTexts.h"
#include "editor/properties/NumberBoxes.h"
#include "editor/properties/NumberText.h"

#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QFont>
#include <QLocale>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr const char* disabledRules = "DisabledRules";
const QString asSetUp = QStringLiteral("default");

QString numberText(double value)
{
  return QLocale().toString(value, 'g', 7);
}

QString withUnit(const QString& number, const GameVariable& variable)
{
  return variable.unit.empty() ? number : number + QLatin1Char(' ') + inWindow(variable.unit);
}

QString valueText(const GameVariable& variable, const std::string& value)
{
  const QString text = QString::fromStdString(value);
  switch(variable.kind)
  {
  case GameVariable::Kind::Switch:
    return text == QLatin1String("true") ? RulesModel::tr("on") : RulesModel::tr("off");
  case GameVariable::Kind::Number:
    return withUnit(numberText(text.toDouble()), variable);
  case GameVariable::Kind::Text:
    break;
  }
  return text;
}

/// Shows numbers as short as they are, and as exactly as the variable gets them.
class NumberBox : public DecimalBox
{
public:
  using DecimalBox::DecimalBox;
  QString textFromValue(double value) const override
  {
    QString text = QString::number(QString::number(value, 'g', 7).toDouble(), 'f', decimals());
    while(text.contains(QLatin1Char('.')) && (text.endsWith(QLatin1Char('0')) || text.endsWith(QLatin1Char('.'))))
      text.chop(1);
    return NumberText::inLanguage(text, QLocale());
  }
};

} // namespace

void RulesModel::setState(const SessionState& state)
{
  const auto rules = state.frame ? state.frame->game.rules : nullptr;
  if(rules == rules_ && state.variables == set_)
    return;
  const auto namesOf = [](const std::shared_ptr<const GameRules>& list)
  {
    std::vector<std::string> names;
    if(list)
    {
      for(const GameRule& rule : list->rules)
        names.push_back(rule.name);
      for(const GameVariable& variable : list->variables)
        names.push_back(variable.name);
    }
    return names;
  };
  const bool sameRows = rules && rules_ && namesOf(rules) == namesOf(rules_);
  set_ = state.variables;
  if(sameRows)
  {
    rules_ = rules;
    for(int topic = 0; topic < rowCount(); ++topic)
      if(const QModelIndex parent = index(topic, 0); rowCount(parent) > 0)
        emit dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, ColumnCount - 1, parent));
    return;
  }
  beginResetModel();
  rules_ = rules;
  topics_.clear();
  if(rules_ && !rules_->rules.empty())
  {
    topics_.emplace_back();
    for(std::size_t i = 0; i < rules_->rules.size(); ++i)
      topics_.back().items.push_back(i);
  }
  if(rules_)
    for(std::size_t i = 0; i < rules_->variables.size(); ++i)
    {
      const LocalText& topic = rules_->variables[i].topic;
      if(topics_.empty() || topics_.back().name != topic)
        topics_.push_back({topic, {}});
      topics_.back().items.push_back(i);
    }
  endResetModel();
}

void RulesModel::retranslate()
{
  emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
  for(int topic = 0; topic < rowCount(); ++topic)
  {
    const QModelIndex parent = index(topic, 0);
    emit dataChanged(parent, index(topic, ColumnCount - 1));
    emit dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, ColumnCount - 1, parent));
  }
}

QModelIndex RulesModel::index(int row, int column, const QModelIndex& parent) const
{
  if(!hasIndex(row, column, parent))
    return {};
  // What lies below a topic carries its number.
  return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : 0);
}

QModelIndex RulesModel::parent(const QModelIndex& index) const
{
  return index.isValid() && index.internalId() > 0 ? createIndex(static_cast<int>(index.internalId()) - 1, 0)
                                                   : QModelIndex();
}

int RulesModel::rowCount(const QModelIndex& parent) const
{
  if(!parent.isValid())
    return static_cast<int>(topics_.size());
  if(parent.internalId() > 0 || parent.column() > 0)
    return 0;
  return static_cast<int>(topics_[static_cast<std::size_t>(parent.row())].items.size());
}

bool RulesModel::isRule(const QModelIndex& index) const
{
  return index.internalId() > 0 && topics_[index.internalId() - 1].name.empty();
}

std::size_t RulesModel::itemOf(const QModelIndex& index) const
{
  return topics_[index.internalId() - 1].items[static_cast<std::size_t>(index.row())];
}

const GameVariable* RulesModel::variable(const QModelIndex& index) const
{
  return index.isValid() && index.internalId() > 0 && !isRule(index) ? &rules_->variables[itemOf(index)] : nullptr;
}

/// The value set by the user, if it is not in force yet.
const std::string* RulesModel::pending(const GameVariable& variable) const
{
  const auto set = std::ranges::find(set_, variable.name, &std::pair<std::string, std::string>::first);
  if(variable.live || set == set_.end())
    return nullptr;
  const bool same = variable.kind == GameVariable::Kind::Number ? QString::fromStdString(set->second).toDouble() ==
                                                                      QString::fromStdString(variable.value).toDouble()
                                                                : set->second == variable.value;
  return same ? nullptr : &set->second;
}

bool RulesModel::isChanged(const QModelIndex& index) const
{
  if(isRule(index))
    return !rules_->rules[itemOf(index)].enabled;
  const GameVariable* const known = variable(index);
  return known && (known->value != known->configured || pending(*known));
}

QVariant RulesModel::data(const QModelIndex& index, int role) const
{
  if(!index.isValid())
    return {};
  if(index.internalId() == 0)
  {
    const LocalText& name = topics_[static_cast<std::size_t>(index.row())].name;
    if(role == Qt::DisplayRole && index.column() == Name)
      return name.empty() ? tr("Rules that are applied") : inWindow(name);
    return {};
  }
  if(role == ChangedRole)
    return isChanged(index);
  if(role == Qt::FontRole && isChanged(index))
  {
    QFont bold;
    bold.setBold(true);
    return bold;
  }
  return isRule(index) ? ruleData(rules_->rules[itemOf(index)], index.column(), role) : variableData(index, role);
}

QVariant RulesModel::ruleData(const GameRule& rule, int column, int role) const
{
  const QString name = rule.title.empty() ? QString::fromStdString(rule.name) : inWindow(rule.title);
  if(role == ExplanationRole || role == Qt::ToolTipRole)
    return rule.enabled ? tr("The rule “%1” is applied.").arg(name) : tr("The rule “%1” is switched off.").arg(name);
  if(column == Name && role == Qt::DisplayRole)
    return name;
  if(column == Value && role == Qt::CheckStateRole)
    return rule.enabled ? Qt::Checked : Qt::Unchecked;
  if(column == Value && role == Qt::AccessibleTextRole)
    return rule.enabled ? tr("on") : tr("off");
  return {};
}

QVariant RulesModel::variableData(const QModelIndex& index, int role) const
{
  const GameVariable& known = rules_->variables[itemOf(index)];
  const std::string* const later = pending(known);
  const std::string& value = later ? *later : known.value;
  const bool isSwitch = known.kind == GameVariable::Kind::Switch;
  if(role == VariableRole)
    return QString::fromStdString(known.name);
  if(role == LowestRole)
    return known.lowest;
  if(role == HighestRole)
    return known.highest;
  if(role == UnitRole)
    return inWindow(known.unit);
  if(role == ExplanationRole || role == Qt::ToolTipRole)
    return explanation(known);
  if(role == Qt::EditRole && index.column() == Value)
    return isSwitch ? QVariant(value == "true")
           : known.kind == GameVariable::Kind::Number ? QVariant(QString::fromStdString(value).toDouble())
                                                      : QVariant(QString::fromStdString(value));
  if(role == Qt::CheckStateRole && index.column() == Value && isSwitch)
    return value == "true" ? Qt::Checked : Qt::Unchecked;
  if(role == Qt::AccessibleTextRole && index.column() == Value)
    return valueText(known, value);
  if(role != Qt::DisplayRole)
    return {};
  switch(index.column())
  {
  case Name:
    return QString::fromStdString(known.name);
  case Value:
    if(later)
      return QStringLiteral("→ ") + (isSwitch ? QString() : valueText(known, value));
    return isSwitch ? QString() : valueText(known, value);
  case Standard:
    return valueText(known, known.configured);
  case Range:
    return known.kind == GameVariable::Kind::Number
               ? tr("%1 to %2").arg(numberText(known.lowest), withUnit(numberText(known.highest), known))
               : QString();
  default:
    return {};
  }
}

QString RulesModel::explanation(const GameVariable& known) const
{
  QString text = QStringLiteral("<b>%1</b><br>%2<br>")
                     .arg(QString::fromStdString(known.name).toHtmlEscaped(),
                          inWindow(known.meaning).toHtmlEscaped());
  if(known.kind == GameVariable::Kind::Number)
    text += tr("Range %1 to %2.")
                .arg(numberText(known.lowest), withUnit(numberText(known.highest), known))
                .toHtmlEscaped() +
            QLatin1Char(' ');
  text += tr("The set-up says %1.").arg(valueText(known, known.configured)).toHtmlEscaped() + QLatin1Char(' ');
  text += known.live ? tr("Changes count at once.") : tr("Built into the scene: changes take effect after a reset.");
  if(const std::string* const later = pending(known))
    text += QLatin1Char(' ') + tr("Until then it is %1.").arg(valueText(known, known.value)).toHtmlEscaped();
  return text;
}

QVariant RulesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
  if(orientation != Qt::Horizontal || role != Qt::DisplayRole)
    return {};
  switch(section)
  {
  case Name: return tr("Variable");
  case Value: return tr("Value");
  case Standard: return tr("Set-up");
  case Range: return tr("Range");
  default: return {};
  }
}

Qt::ItemFlags RulesModel::flags(const QModelIndex& index) const
{
  Qt::ItemFlags flags = QAbstractItemModel::flags(index);
  if(!index.isValid() || index.internalId() == 0 || index.column() != Value)
    return flags;
  const GameVariable* const known = variable(index);
  if(!known || known->kind == GameVariable::Kind::Switch)
    return flags | Qt::ItemIsUserCheckable;
  return flags | Qt::ItemIsEditable;
}

bool RulesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
  if(!index.isValid() || index.internalId() == 0 || index.column() != Value)
    return false;
  if(isRule(index))
  {
    if(role == Qt::CheckStateRole)
      setRule(rules_->rules[itemOf(index)], value.toInt() == Qt::Checked);
    return role == Qt::CheckStateRole;
  }
  const GameVariable& known = *variable(index);
  QString text;
  if(known.kind == GameVariable::Kind::Switch && role == Qt::CheckStateRole)
    text = value.toInt() == Qt::Checked ? QStringLiteral("true") : QStringLiteral("false");
  else if(known.kind == GameVariable::Kind::Number && role == Qt::EditRole)
  {
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    if(!isNumber || !(number >= known.lowest && number <= known.highest))
      return false; // The editor says the range.
    text = QString::number(number, 'g', 7);
  }
  else if(known.kind == GameVariable::Kind::Text && role == Qt::EditRole)
    text = value.toString();
  else
    return false;
  if(known.kind != GameVariable::Kind::Number ||
     text.toDouble() != data(index, Qt::EditRole).toDouble()) // An editor that was only looked at.
    emit variableChanged(QString::fromStdString(known.name), text);
  return true;
}

void RulesModel::setRule(const GameRule& rule, bool enabled)
{
  QStringList disabled;
  for(const GameRule& known : rules_->rules)
    if(known.name == rule.name ? !enabled : !known.enabled)
      disabled.append(QString::fromStdString(known.name));
  emit variableChanged(QString::fromLatin1(disabledRules), disabled.join(QStringLiteral(", ")));
}

void RulesModel::resetValue(const QModelIndex& index)
{
  if(!index.isValid() || index.internalId() == 0)
    return;
  if(const GameVariable* const known = variable(index))
    emit variableChanged(QString::fromStdString(known->name), asSetUp);
  else
    setRule(rules_->rules[itemOf(index)], true);
}

QWidget* RulesDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                     const QModelIndex& index) const
{
  if(index.data(Qt::EditRole).typeId() != QMetaType::Double)
    return QStyledItemDelegate::createEditor(parent, option, index);
  NumberBox* const box = new NumberBox(parent);
  box->setDecimals(6);
  box->setRange(index.data(RulesModel::LowestRole).toDouble(), index.data(RulesModel::HighestRole).toDouble());
  box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  if(const QString unit = index.data(RulesModel::UnitRole).toString(); !unit.isEmpty())
    box->setSuffix(QLatin1Char(' ') + unit);
  box->setAccessibleName(index.data(RulesModel::VariableRole).toString());
  box->setFrame(false);
  return box;
}

void RulesDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
  if(QDoubleSpinBox* const box = qobject_cast<QDoubleSpinBox*>(editor))
    box->setValue(index.data(Qt::EditRole).toDouble());
  else
    QStyledItemDelegate::setEditorData(editor, index);
}

void RulesDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
  if(QDoubleSpinBox* const box = qobject_cast<QDoubleSpinBox*>(editor))
  {
    box->interpretText();
    model->setData(index, box->value(), Qt::EditRole);
  }
  else
    QStyledItemDelegate::setModelData(editor, model, index);
}

} // namespace sparkwright
