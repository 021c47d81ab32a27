#pragma once

#include "core/design/BodyShapes.h"
#include "editor/document/OpenDocuments.h"
#include "editor/properties/NumberBoxes.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include <atomic>
#include <filesystem>
#include <memory>
#include <vector>

namespace sparkwright
{

/// Computes masses and inertias of a robot's parts from their shapes: by a density, or with the masses kept. Shows both
/// before they are written into the text, as one undo step.
class MassDialog : public QDialog
{
  Q_OBJECT
public:
  struct Job
  {
    std::string scene;                              ///< Location of the scene.
    std::vector<std::filesystem::path> directories; ///< With data.
    std::string robot;                              ///< Path of the node that is above all its bodies.
    std::string part;                               ///< The part that is chosen at first; empty: all.
  };
  /// @param documents  must outlive this
  MassDialog(Job job, OpenDocuments& documents, QWidget* parent);
  ~MassDialog() override;

  bool computing() const { return computing_; }
  QComboBox& material() { return *material_; }
  DecimalBox& density() { return *density_; }
  QTreeWidget& table() { return *table_; }
  QPushButton& applyButton() { return *apply_; }
  QString notes() const { return notes_->text(); }

private:
  void compute(const Job& job);
  void take(std::vector<design::BodyShape> bodies, const std::string& part);
  void chooseMaterial(int index);
  void showNumbers();
  void showNotes();
  void write();
  std::optional<design::ShapeMass> massOf(const design::BodyShape& body) const;

  OpenDocuments& documents_;
  std::vector<design::BodyShape> bodies_;
  bool computing_ = true;
  std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
  QComboBox* material_;
  DecimalBox* density_;
  QTreeWidget* table_;
  QLabel* notes_;
  QPushButton* apply_;
};

} // namespace sparkwright
