#pragma once

#include "core/files/FileService.h"
#include "editor/document/OpenDocuments.h"
#include "editor/tree/SourceOutline.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace sparkwright
{

/// A scene file with its outline: an open document, or the text on disk.
struct OutlinedFile
{
  QString file;
  QPointer<SceneDocument> document; ///< Null: not open, so it is only to be read.
  std::unique_ptr<TokenRope> text;  ///< Of a file that is not open.
  std::unique_ptr<SourceOutline> outline;

  const TokenRope& tokens() const { return outline->tokens(); }
  /// The node that a form makes, or that it is a call of; nullptr if there is none.
  const SourceOutline::Item* nodeOf(TokenRope::Id form) const;
};

/// The outlines of documents and of the files that they import, each file once. Those of open documents follow them.
class OutlineFiles : public QObject
{
  Q_OBJECT
public:
  /// @param documents  must outlive this
  /// @param files      to find imported files; may be null: none is found
  OutlineFiles(OpenDocuments& documents, const FileService* files, QObject* parent = nullptr);
  ~OutlineFiles() override;
  /// How to find what a file imports, which depends on where it is: another one for each file.
  using FilesOf = std::function<const FileService*(const QString& file)>;
  void setFilesOf(FilesOf filesOf) { filesOf_ = std::move(filesOf); }

  OutlinedFile* of(SceneDocument* document);
  /// The file of an item of kind Import; nullptr if its name is computed, or the file cannot be found or read.
  OutlinedFile* imported(const SourceOutline& outline, SourceOutline::Id item);
  /// The file's name as imported() looks it up; empty if it is computed.
  static std::string nameOf(const SourceOutline& outline, SourceOutline::Id item);
  /// The path of the file that an import names; empty if there is none.
  QString pathOf(const SourceOutline& outline, SourceOutline::Id item) const;

  OpenDocuments& documents() { return documents_; }

  static constexpr std::size_t largest = 16u << 20; ///< Bytes of an imported file that is read.

signals:
  void edited(sparkwright::OutlinedFile* file, const sparkwright::SourceOutline::Update& update);
  /// The outline of a file is about to be replaced, because its document has been opened, closed or saved elsewhere.
  void replacing(sparkwright::OutlinedFile* file);

private:
  void add(SceneDocument* document);
  void remove(SceneDocument* document);
  void followFile(OutlinedFile* self);
  const FileService* filesOf(const SourceOutline& outline) const;

  OpenDocuments& documents_;
  FilesOf filesOf_;
  std::map<QString, std::unique_ptr<OutlinedFile>> byPath_;
};

} // namespace sparkwright
