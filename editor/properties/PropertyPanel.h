#pragma once

#include "editor/document/SourceSelection.h"
#include "editor/properties/Expressions.h"
#include "editor/properties/ImportSites.h"
#include "editor/properties/LiveValues.h"
#include "editor/properties/PropertyRow.h"
#include "editor/tree/OutlineFiles.h"

#include <QTimer>
#include <QWidget>

#include <map>

class QLabel;
class QLineEdit;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace sparkwright
{

/// The properties of the selected nodes, to be seen and edited: every method that the registry knows for their class.
/// Each edit is one undo step, one for each document if the nodes stand in several.
class PropertyPanel : public QWidget
{
  Q_OBJECT
public:
  /// All must outlive this.
  PropertyPanel(OutlineFiles& files, SourceSelection& selection, const Registry& registry, QWidget* parent = nullptr);
  ~PropertyPanel() override;

  /// Shows values of the running simulation. @param values  null: none; must outlive this
  void setLiveValues(LiveValues* values);
  /// Says that what is selected belongs to a file that is not open, and offers to open it. Until the next selection.
  /// @param file  empty: nothing is selected any more  @param line  of the node, from 1; 0: none in particular
  void showImported(const QString& file, int line);
  /// The names to choose materials from.
  void setMaterials(const QStringList& names);
  /// Folders that names of files are relative to, for the file dialog.
  void setDataFolders(const QStringList& folders) { folders_ = folders; }

  QLineEdit& filter() { return *filter_; }
  /// The row of a property by its key; nullptr if the selected nodes have none.
  PropertyRow* row(std::string_view key) const;

signals:
  void openSource(const QString& file, int line);

protected:
  void changeEvent(QEvent* event) override;

private:
  struct Target; ///< A selected node with its properties.

  void rebuild();
  void refresh();
  std::vector<Target> readTargets();
  QString whyNothing() const;
  void showTargets(const std::vector<Target>& targets);
  void layOut(const std::vector<Target>& targets);
  void connectRow(PropertyRow* row);
  void dropRows();
  void retranslate();
  void applyFilter();
  void showLive();
  void edit(const PropertyRow& row, const PropertyRow::NewValues& values, bool finished);
  void setCalled(const PropertyRow& row, bool called);
  void change(const std::string& key, bool finished,
              const std::function<std::optional<TextEdit>(const PropertyList&, const Property&)>& change,
              const QString& what);
  void chooseFile(const PropertyRow& row, std::size_t index);

  OutlineFiles& files_;
  SourceSelection& selection_;
  const Registry& registry_;
  LiveValues* live_ = nullptr;
  Expressions expressions_;
  QStringList materials_, folders_;
  ImportSites sites_;

  QLabel* title_;
  QLineEdit* filter_;
  QScrollArea* scroll_;
  QLabel* empty_;
  QLabel* help_;
  struct Group
  {
    QString name;
    QToolButton* heading;
    QWidget* body;
    std::vector<PropertyRow*> rows;
  };
  std::vector<Group> groups_;
  std::vector<std::string> keys_; ///< Of the rows.
  QTimer soon_;
};

} // namespace sparkwright
