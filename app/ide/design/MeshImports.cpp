#include "app/ide/design/MeshImports.h"

#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/design/MeshDialog.h"
#include "app/ide/editing/EditingPart.h"
#include "app/ide/editing/EditMode.h"
#include "app/ide/source/SourcePart.h"
#include "app/ide/views/ViewArea.h"
#include "core/setup/DataPath.h"
#include "editor/tree/TreeEdits.h"
#include "viewer/view/Viewport.h"

#include <QFileInfo>

namespace sparkwright
{

namespace
{

/// Whether a node of this name stands at the top of a scene.
bool hasTopNode(const SourceOutline& outline, const std::string& name)
{
  for(const SourceOutline::Id id : outline.shown(0))
    if(const SourceOutline::Item* const item = outline.find(id); item && item->name == name)
      return true;
  return false;
}

} // namespace

MeshDialog* MeshImports::dialog() const
{
  return dialog_;
}

void MeshImports::refuse(const QString& why)
{
  waiting_.clear();
  around_.shell.tell(why);
  around_.shell.note(Diagnostic::Severity::Warning, why);
}

void MeshImports::ask(const QString& file, const Vec3f& place)
{
  if(dialog_)
    return dialog_->raise();
  EditingPart& editing = around_.shell.part<EditingPart>();
  scene_ = editing.mode().sceneFile();
  if(scene_.isEmpty())
    return refuse(tr("There is no scene in RSG to put a mesh into: open one, or make one by File ▸ New scene…"));
  if(editing.commands().isShipped(scene_))
    return refuse(
        tr("%1 belongs to the program, so nothing is put into it: save it elsewhere first, by File ▸ Save as…")
            .arg(QFileInfo(scene_).fileName()));
  QString problem;
  const QPointer<SceneDocument> document = editing.commands().documents().open(scene_, &problem);
  if(!document)
    return refuse(problem);
  if(document->tree()->broken())
    return refuse(tr("Mend the text first: %1").arg(inWindow(document->document().diagnostics().front())));
  const std::filesystem::path root = dataRootOf(scene_.toStdString()).root;
  place_ = place;
  dialog_ = new MeshDialog(file, folder_,
                           {root, [document](const std::string& name)
                            { return document && hasTopNode(SourceOutline(document->tokens()), name); }},
                           place, &around_.shell.widget());
  connect(dialog_, &MeshDialog::insertWanted, this, &MeshImports::insert);
  connect(dialog_, &QDialog::finished, this, &MeshImports::askNext, Qt::QueuedConnection);
  dialog_->open();
}

void MeshImports::askNext()
{
  if(waiting_.isEmpty())
    return;
  dialog_.clear(); // It is on its way out.
  ask(waiting_.takeFirst(), place_ + Vec3f(1, 0, 0));
}

bool MeshImports::drop(const QStringList& files, const QPoint& at)
{
  QStringList meshes;
  for(const QString& file : files)
    if(design::isMesh(file.toStdString()))
      meshes << file;
  if(meshes.isEmpty())
    return false;
  const QString first = meshes.takeFirst();
  waiting_ = meshes;
  ask(first, groundAt(at));
  return true;
}

/// What stands there, else the ground, else the origin.
Vec3f MeshImports::groundAt(const QPoint& at) const
{
  for(Viewport* const view : around_.area.viewports())
  {
    const QPointF place = view->mapFromGlobal(at);
    if(!view->isVisible() || !view->rect().contains(place.toPoint()))
      continue;
    if(const auto hit = view->picking().hitAt(place))
      return hit->point;
    const Ray ray = view->camera().rayThrough(static_cast<float>(place.x()), static_cast<float>(place.y()));
    constexpr float farthest = 1000; // m
    const float distance = ray.direction.z() < 0 ? -ray.origin.z() / ray.direction.z() : -1;
    if(distance >= 0 && distance < farthest)
      return ray.origin + distance * ray.direction;
  }
  return Vec3f::Zero();
}

void MeshImports::insert(const design::MeshFile& mesh, const design::MeshPlacing& placing)
{
  folder_ = QFileInfo(QString::fromStdString(mesh.path.string())).absolutePath();
  EditingPart& editing = around_.shell.part<EditingPart>();
  QString problem;
  SceneDocument* const document = editing.commands().documents().open(scene_, &problem);
  if(!document)
    return refuse(problem);
  const design::MeshCopies copies = planCopies(mesh, dataRootOf(scene_.toStdString()).root);
  if(copies.name.empty())
    return refuse(tr("There are too many meshes of this name beside the scene."));
  const SourceOutline outline(document->tokens());
  const TreeEdits::Result change = TreeEdits(outline).insert({}, meshForm(mesh, copies.name, placing));
  if(change.refusal != TreeEdits::Refusal::None || change.edits.empty())
    return refuse(tr("Nothing can be put into %1: it has no body, or its parentheses are not balanced.")
                      .arg(QFileInfo(scene_).fileName()));
  if(const LocalText failed = makeCopies(copies); !failed.empty())
    return refuse(inWindow(failed));
  const TextEdit& first = change.edits.front();
  const auto offset =
      first.begin + static_cast<std::uint32_t>(std::max(first.text.find("(nd Transform"), std::size_t(0)));
  const QString name = QString::fromStdString(placing.name);
  if(!document->apply(change.edits, tr("Import mesh %1").arg(name)))
    return refuse(tr("The text has changed meanwhile: try again."));
  editing.commands().setCurrent(document);
  // The new node is selected, so that it can be moved at once.
  if(const TokenRope::Cursor list = document->tokens().at(offset); list.kind() == Token::Kind::Open)
    around_.shell.part<SourcePart>().selection().select({{document, list.id()}}, this);
  around_.shell.tell(tr("Put %1 into %2; Undo takes it out again").arg(name, QFileInfo(scene_).fileName()));
}

} // namespace sparkwright
