#pragma once

#include "editor/properties/PropertyList.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QToolButton;

namespace sparkwright
{

/// One property of one or several nodes: its name, editors of its values, the running value, where it comes from, and
/// a button that takes it back to its preset.
class PropertyRow : public QWidget
{
  Q_OBJECT
public:
  using NewValues = std::vector<PropertyList::NewValue>;

  explicit PropertyRow(QWidget* parent = nullptr);

  /// Shows values; keeps the editors, and what is being typed, if they have the same form as before.
  /// @param nodes  of each node; not empty, all of one method
  void setNodes(const std::vector<const Property*>& nodes, const QStringList& materials);
  void setLive(const QString& text);
  const std::string& key() const { return key_; }
  /// What the filter looks at.
  QString searched() const;
  QString help() const { return help_; }

signals:
  /// @param finished  whether the next value is another undo step
  void edited(const sparkwright::PropertyRow::NewValues& values, bool finished);
  void called(bool called);
  void openSource(const QString& file, int line);
  void chooseFile(std::size_t index);
  void focused(const QString& help);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  struct Field;

  QString shapeOf(const std::vector<const Property*>& nodes) const;
  void arrange(const Property& property);
  void build(const Property& property, const QStringList& materials);
  QWidget* makeField(const Property& property, std::size_t index, const QStringList& materials);
  void addColourChip();
  void fill(const std::vector<const Property*>& nodes);
  void fillSource(const std::vector<const Property*>& nodes);
  void send(std::size_t index, const QString& text, bool isSource, bool finished);

  std::string key_;
  QString shape_, help_;
  bool called_ = false;
  double colourScale_ = 1;
  QGridLayout* layout_;
  QLabel* name_;
  QWidget* editors_;
  QLabel* live_;
  QLabel* source_;
  QToolButton* reset_;
  QToolButton* chip_ = nullptr;
  std::vector<Field> fields_;
};

/// The editor of one value.
struct PropertyRow::Field
{
  std::size_t index = 0;
  QWidget* editor = nullptr;
};

} // namespace sparkwright
