#include "core/rosi/RosImporter.h"

#include "core/mesh/Meshes.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/rosi/RosReader.h"
#include "core/rosi/RosTexts.h"
#include "core/text/InQuotes.h"

namespace sparkwright
{

namespace
{

/// XML starts with '<', after blanks and a byte order mark at most.
bool looksLikeXml(std::string_view text)
{
  if(text.starts_with("\xEF\xBB\xBF"))
    text.remove_prefix(3);
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && text[first] == '<';
}

} // namespace

struct RosImporter::Impl
{
  ros::Definitions definitions;
};

RosImporter::RosImporter() : impl_(std::make_unique<Impl>()) {}

RosImporter::~RosImporter() = default;

void RosImporter::onLink()
{
  SceneImporter::onLink();
  if(Meshes* const meshes = context()->service<Meshes>())
    meshes->join(*impl_->definitions.meshes);
}

void RosImporter::onUnlink()
{
  if(Meshes* const meshes = context()->service<Meshes>())
    meshes->leave(*impl_->definitions.meshes);
  SceneImporter::onUnlink();
}

ImportResult RosImporter::import(SceneSource& source, Object& root, std::span<const std::string>, const ImportOptions&)
{
  using Kind = ImportResult::Kind;
  const std::optional<std::string_view>& bytes = source.bytes();
  if(!bytes)
    return {Kind::Failed};
  if(!looksLikeXml(*bytes))
    return {}; // Nothing to say: other formats look quite different.
  Diagnostic problem;
  const std::shared_ptr<const ros::XmlFile> file = ros::XmlFile::parse(*bytes, source.name(), problem);
  if(!file)
  {
    if(context()->log)
      context()->log->write(Diagnostic::of(problem.severity, problem.file, problem.line, problem.column,
                                           ros::rosText("ros.from", problem.said, context()->importer->importedFrom()),
                                           problem.advice));
    return {Kind::Failed};
  }
  const std::string_view outermost = file->root().name();
  if(outermost != "Simulation" && outermost != "RoSiIncludeFile")
  {
    const ros::XmlFile::Place at = file->place(file->root());
    return {Kind::NotMine,
            Diagnostic::of(Diagnostic::Severity::Error, source.name(), at.line, at.column,
                           ros::rosText("ros.outermost", inQuotes(outermost)), ros::rosText("ros.startsWith"))};
  }
  ros::RosReader reader(*context(), impl_->definitions, file, root);
  const SceneImporters::PlaceGuard guard(*context()->importer, reader);
  reader.read();
  return {Kind::Read};
}

} // namespace sparkwright
