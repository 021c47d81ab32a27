#include "editor/properties/PropertyRow.h"

#include "editor/language/help/Parameters.h"
#include "editor/properties/ExpressionEdit.h"
#include "editor/properties/FieldUndo.h"
#include "editor/properties/NumberEdit.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace sparkwright
{

namespace
{

using Kind = Property::Kind;
using From = SourceValue::From;

constexpr int nameWidth = 124, sourceWidth = 84, numbersPerLine = 4;

bool isComputed(const SourceValue& value)
{
  return value.from == From::Variable || value.from == From::Expression;
}

QString shownValue(const SourceValue& value)
{
  return value.value ? QString::fromStdString(*value.value) : QString();
}

/// The number of values to be edited: those given, and those that the method declares.
std::size_t countOf(const Property& property)
{
  std::size_t count = property.values.size();
  // Of `materials...`, one more.
  if(property.method->most < 0 && !property.method->parameters.empty() &&
     property.method->parameters.back().name.ends_with("...") && !property.isCalled())
    count = std::max<std::size_t>(count, 1);
  return count;
}

} // namespace

PropertyRow::PropertyRow(QWidget* parent)
    : QWidget(parent), layout_(new QGridLayout(this)), name_(new QLabel), editors_(new QWidget), live_(new QLabel),
      source_(new QLabel), reset_(new QToolButton)
{
  name_->setFixedWidth(nameWidth);
  live_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  live_->setForegroundRole(QPalette::Link);
  live_->hide();
  source_->setFixedWidth(sourceWidth);
  source_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  reset_->setText(QStringLiteral("↺"));
  reset_->setAutoRaise(true);
  reset_->setToolTip(tr("Reset to default: removes the call"));
  layout_->setContentsMargins(12, 2, 4, 2);
  layout_->setHorizontalSpacing(6);
  layout_->setVerticalSpacing(1);
  layout_->setColumnStretch(1, 1);
  layout_->addWidget(name_, 0, 0);
  layout_->addWidget(source_, 0, 2);
  layout_->addWidget(reset_, 0, 3);
  connect(reset_, &QToolButton::clicked, this, [this] { emit called(false); });
  connect(source_, &QLabel::linkActivated, this,
          [this](const QString& link)
          {
            const qsizetype colon = link.lastIndexOf(QLatin1Char(':'));
            emit openSource(link.left(colon), link.mid(colon + 1).toInt());
          });
}

QString PropertyRow::searched() const
{
  return QString::fromStdString(key_) + QLatin1Char(' ') + help_;
}

void PropertyRow::setLive(const QString& text)
{
  live_->setText(text);
  live_->setToolTip(text.isEmpty() ? QString() : tr("In the running simulation"));
  live_->setVisible(!text.isEmpty());
}

/// What the editors depend on.
QString PropertyRow::shapeOf(const std::vector<const Property*>& nodes) const
{
  const Property& first = *nodes.front();
  QString shape = QString::fromStdString(first.owner->name + '.' + first.key()) + QLatin1Char(':');
  std::size_t count = 0;
  for(const Property* const property : nodes)
    count = std::max(count, countOf(*property));
  for(std::size_t i = 0; i < count; ++i)
    shape += i < first.values.size() && isComputed(first.values[i]) ? QLatin1Char('e') : QLatin1Char('v');
  return shape;
}

void PropertyRow::setNodes(const std::vector<const Property*>& nodes, const QStringList& materials)
{
  const Property& property = *nodes.front();
  key_ = property.key();
  called_ = std::ranges::any_of(nodes, &Property::isCalled);
  if(const QString shape = shapeOf(nodes); shape != shape_)
  {
    shape_ = shape;
    build(property, materials);
  }
  fill(nodes);
  fillSource(nodes);
  name_->setForegroundRole(called_ ? QPalette::WindowText : QPalette::PlaceholderText);
  reset_->setEnabled(called_);
}

/// Several values and texts have a line of their own below the name, so that they fit into a narrow panel. One number
/// stands beside the name.
void PropertyRow::arrange(const Property& property)
{
  const bool one =
      property.kind == Kind::Call || property.kind == Kind::Flag || property.kind == Kind::Choice ||
      (property.kind == Kind::Numbers && countOf(property) == 1 && std::ranges::none_of(property.values, isComputed));
  layout_->removeWidget(editors_);
  layout_->removeWidget(live_);
  if(one)
  {
    layout_->addWidget(editors_, 0, 1);
    layout_->addWidget(live_, 1, 0, 1, -1);
  }
  else
  {
    layout_->addWidget(live_, 0, 1);
    layout_->addWidget(editors_, 1, 0, 1, -1);
  }
}

void PropertyRow::build(const Property& property, const QStringList& materials)
{
  arrange(property);
  fields_.clear();
  chip_ = nullptr;
  delete editors_->layout();
  qDeleteAll(editors_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
  QString name = QString::fromStdString(property.method->name);
  if(property.axis)
    name += QStringLiteral(" [%1]").arg(*property.axis);
  help_ = QString::fromStdString(signatureOf(*property.method) + "\n" + property.method->documentation);
  if(property.number > 0)
    name += QStringLiteral(" #%1").arg(property.number + 1);
  name_->setText(name_->fontMetrics().elidedText(name, Qt::ElideRight, nameWidth));
  setToolTip(help_);
  reset_->setAccessibleName(tr("Reset %1").arg(name));
  auto* const grid = new QGridLayout(editors_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(4);
  const auto watch = [&](QWidget* field)
  {
    field->installEventFilter(this);
    for(QWidget* const inside : field->findChildren<QWidget*>())
      inside->installEventFilter(this);
  };
  if(property.kind == Kind::Call)
  {
    auto* const box = new QCheckBox;
    box->setAccessibleName(name);
    connect(box, &QCheckBox::clicked, this, [this](bool on) { emit called(on); });
    grid->addWidget(box, 0, 0);
    fields_.push_back({0, box});
    watch(box);
    return;
  }
  int column = 0;
  if(property.kind == Kind::Colour)
  {
    const Parameter* const red = property.parameter(0);
    colourScale_ = red && red->unit == "0..255" ? 255 : 1;
    chip_ = new QToolButton;
    chip_->setAccessibleName(tr("Choose colour of %1").arg(name));
    chip_->setToolTip(tr("Choose colour"));
    connect(chip_, &QToolButton::clicked, this, &PropertyRow::addColourChip);
    grid->addWidget(chip_, 0, column++);
  }
  const std::size_t count = countOf(property);
  const int perLine = property.kind == Kind::Numbers ? numbersPerLine : 5;
  int line = 0;
  for(std::size_t i = 0; i < count; ++i)
  {
    QWidget* const field = makeField(property, i, materials);
    const Parameter* const parameter = property.parameter(i);
    QString label = name;
    if(parameter && count > 1)
      label += QLatin1Char(' ') + QString::fromStdString(parameter->name);
    field->setAccessibleName(label);
    if(parameter)
      field->setToolTip(QString::fromStdString(
          labelOf(*property.method, std::min(i + (property.axis ? 1 : 0), property.method->parameters.size() - 1))));
    watch(field);
    // What is computed needs a line of its own.
    if(i < property.values.size() && isComputed(property.values[i]))
    {
      line += column > 0 ? 1 : 0;
      grid->addWidget(field, line++, 0, 1, -1);
      column = 0;
      continue;
    }
    if(column == perLine)
    {
      ++line;
      column = 0;
    }
    grid->addWidget(field, line, column++);
  }
}

QWidget* PropertyRow::makeField(const Property& property, std::size_t index, const QStringList& materials)
{
  const Parameter* const parameter = property.parameter(index);
  if(index < property.values.size() && isComputed(property.values[index]))
  {
    auto* const edit = new ExpressionEdit(QString::fromStdString(property.method->name));
    connect(edit, &ExpressionEdit::edited, this,
            [this, index](const QString& source) { send(index, source, true, true); });
    connect(edit, &ExpressionEdit::overridden, this,
            [this, index](const QString& value) { send(index, value, false, true); });
    fields_.push_back({index, edit});
    return edit;
  }
  if(property.kind == Kind::Flag || (parameter && parameter->type == "bool"))
  {
    auto* const box =
        new QCheckBox(property.kind == Kind::Flag || !parameter ? QString() : QString::fromStdString(parameter->name));
    connect(box, &QCheckBox::clicked, this,
            [this, index](bool on)
            { send(index, on ? QStringLiteral("true") : QStringLiteral("false"), false, true); });
    fields_.push_back({index, box});
    return box;
  }
  if(parameter && parameter->type == "int" && !choicesOf(*parameter).empty())
  {
    auto* const box = new QComboBox;
    for(const auto& [number, name] : choicesOf(*parameter))
      box->addItem(QString::fromStdString(name), QString::number(number));
    connect(box, &QComboBox::activated, this,
            [this, index, box] { send(index, box->currentData().toString(), false, true); });
    fields_.push_back({index, box});
    return box;
  }
  if(parameter && (parameter->type == "float" || parameter->type == "int"))
  {
    auto* const edit = new NumberEdit;
    if(property.kind == Kind::Colour)
    {
      edit->setButtonSymbols(QAbstractSpinBox::NoButtons); // The arrow keys step all the same.
      edit->setMinimumWidth(40);
    }
    edit->setUnit(QString::fromStdString(shownUnit(*parameter)));
    edit->setStep(stepOf(*parameter));
    if(const std::optional<NumberRange> range = rangeOf(*parameter))
      edit->setRange(range->least, range->most);
    connect(edit, &NumberEdit::edited, this,
            [this, index](const QString& text, bool finished)
            {
              // A call that is not there yet is made when the number is finished.
              if(called_ || finished)
                send(index, text, false, finished);
            });
    fields_.push_back({index, edit});
    return edit;
  }
  if(property.kind == Kind::Material)
  {
    auto* const box = new QComboBox;
    box->setEditable(true);
    box->addItems(materials);
    box->setInsertPolicy(QComboBox::NoInsert);
    leaveUndoToDocument(box, box->lineEdit());
    leaveUndoToDocument(box->lineEdit(), box->lineEdit());
    connect(box, &QComboBox::activated, this, [this, index, box] { send(index, box->currentText(), false, true); });
    connect(box->lineEdit(), &QLineEdit::editingFinished, this,
            [this, index, box] { send(index, box->currentText(), false, true); });
    fields_.push_back({index, box});
    return box;
  }
  auto* const line = new QLineEdit;
  leaveUndoToDocument(line, line);
  connect(line, &QLineEdit::editingFinished, this,
          [this, index, line]
          {
            if(line->isModified())
              send(index, line->text(), false, true);
          });
  fields_.push_back({index, line});
  if(property.kind != Kind::File || index > 0)
    return line;
  auto* const both = new QWidget;
  auto* const layout = new QHBoxLayout(both);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(line, 1);
  auto* const choose = new QToolButton;
  choose->setText(QStringLiteral("…"));
  choose->setToolTip(tr("Choose file"));
  choose->setAccessibleName(tr("Choose file"));
  connect(choose, &QToolButton::clicked, this, [this, index] { emit chooseFile(index); });
  layout->addWidget(choose);
  return both;
}

void PropertyRow::addColourChip()
{
  auto* const dialog = new QColorDialog(this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setOption(QColorDialog::ShowAlphaChannel, fields_.size() > 3);
  connect(dialog, &QColorDialog::colorSelected, this,
          [this](const QColor& colour)
          {
            NewValues values;
            const double parts[] = {colour.redF(), colour.greenF(), colour.blueF(), colour.alphaF()};
            for(std::size_t i = 0; i < std::min<std::size_t>(4, fields_.size()); ++i)
              values.push_back({i, QString::number(parts[i] * colourScale_, 'g', 3).toStdString(), false});
            emit edited(values, true);
          });
  dialog->open();
}

void PropertyRow::send(std::size_t index, const QString& text, bool isSource, bool finished)
{
  emit edited({{index, text.toStdString(), isSource}}, finished);
}

void PropertyRow::fill(const std::vector<const Property*>& nodes)
{
  const auto valueOf = [&](const Property& property, std::size_t index)
  { return index < property.values.size() ? property.values[index] : SourceValue(); };
  const bool dimmed = !called_;
  QColor colour(0, 0, 0);
  for(const Field& field : fields_)
  {
    const SourceValue value = valueOf(*nodes.front(), field.index);
    const bool mixed = std::ranges::any_of(nodes,
                                           [&](const Property* node)
                                           {
                                             const SourceValue other = valueOf(*node, field.index);
                                             return other.value != value.value || other.source != value.source;
                                           });
    const QString text = mixed ? QString() : shownValue(value);
    const QString hint = mixed ? tr("mixed") : QString();
    const QSignalBlocker blocker(field.editor);
    field.editor->setProperty("mixed", mixed);
    if(auto* const number = qobject_cast<NumberEdit*>(field.editor))
    {
      number->setSpelling(value.from == From::Preset ? QString() : text, value.from == From::Preset ? text : hint);
      if(const double part = shownValue(value).toDouble() / colourScale_; field.index < 3)
        colour = field.index == 0   ? QColor::fromRgbF(std::clamp<float>(part, 0, 1), 0, 0)
                 : field.index == 1 ? QColor::fromRgbF(colour.redF(), std::clamp<float>(part, 0, 1), 0)
                                    : QColor::fromRgbF(colour.redF(), colour.greenF(), std::clamp<float>(part, 0, 1));
    }
    else if(auto* const box = qobject_cast<QCheckBox*>(field.editor))
    {
      box->setTristate(mixed);
      if(nodes.front()->kind == Kind::Call)
        box->setCheckState(called_ ? Qt::Checked : Qt::Unchecked);
      else
        box->setCheckState(mixed ? Qt::PartiallyChecked : text == QLatin1String("true") ? Qt::Checked : Qt::Unchecked);
    }
    else if(auto* const choice = qobject_cast<QComboBox*>(field.editor))
    {
      if(choice->isEditable())
      {
        choice->setEditText(text);
        choice->lineEdit()->setPlaceholderText(hint);
      }
      else
        choice->setCurrentIndex(mixed ? -1 : choice->findData(text));
    }
    else if(auto* const line = qobject_cast<QLineEdit*>(field.editor))
    {
      const bool preset = value.from == From::Preset;
      line->setText(preset ? QString() : text);
      line->setPlaceholderText(preset ? text : hint);
      if(!line->hasFocus())
        line->setCursorPosition(0);
    }
    else if(auto* const expression = qobject_cast<ExpressionEdit*>(field.editor))
    {
      if(mixed)
        expression->setMixed(hint);
      else
        expression->setExpression(QString::fromStdString(value.source),
                                  value.value ? std::optional(shownValue(value)) : std::nullopt);
    }
    if(!qobject_cast<QLineEdit*>(field.editor) && !qobject_cast<ExpressionEdit*>(field.editor))
      field.editor->setForegroundRole(dimmed ? QPalette::PlaceholderText : QPalette::Text);
  }
  if(chip_)
  {
    QPixmap pixmap(16, 16);
    pixmap.fill(colour);
    chip_->setIcon(pixmap);
  }
}

void PropertyRow::fillSource(const std::vector<const Property*>& nodes)
{
  const Property& property = *nodes.front();
  const auto given = std::ranges::find_if(property.values, [](const SourceValue& v) { return v.line > 0; });
  if(!property.isCalled() || nodes.size() > 1)
  {
    const bool preset =
        !called_ && std::ranges::any_of(property.values, [](const SourceValue& v) { return v.from == From::Preset; });
    source_->setText(preset ? tr("default") : QString());
    source_->setToolTip({});
    source_->setForegroundRole(QPalette::PlaceholderText);
    return;
  }
  source_->setForegroundRole(QPalette::WindowText);
  // Where the value of a variable is given counts, if there is one.
  const auto away = std::ranges::find_if(property.values, [](const SourceValue& v)
                                         { return v.from == From::Variable && v.line > 0 && v.value; });
  const SourceValue* const value = away != property.values.end()    ? &*away
                                   : given != property.values.end() ? &*given
                                                                    : nullptr;
  if(!value)
  {
    source_->clear();
    return;
  }
  const QString file = QString::fromStdString(value->file);
  const QString shown = QStringLiteral("%1:%2").arg(QFileInfo(file).fileName()).arg(value->line);
  source_->setText(QStringLiteral("<a href=\"%1:%2\">%3</a>")
                       .arg(file.toHtmlEscaped())
                       .arg(value->line)
                       .arg(source_->fontMetrics().elidedText(shown, Qt::ElideLeft, sourceWidth - 4).toHtmlEscaped()));
  source_->setToolTip(tr("%1, line %2").arg(file).arg(value->line));
  source_->setAccessibleName(shown);
}

bool PropertyRow::eventFilter(QObject*, QEvent* event)
{
  if(event->type() == QEvent::FocusIn)
    emit focused(help_);
  return false;
}

} // namespace sparkwright
