#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> mesh()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "this mesh cannot be used: %1", "mesh.unusable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "no importer reads meshes of this kind", "mesh.noImporter"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "some of its faces have no normals; they are computed",
                         "mesh.noNormals"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no such file, or it is larger than 64 MB", "mesh.noFile"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "it is a pointer of Git LFS, not the mesh; fetch it with: git lfs pull", "mesh.lfsPointer"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "it has no meshes; its other contents, such as lights and cameras, are not used", "mesh.noMeshes"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it is empty", "mesh.empty"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it claims to have more than is in it", "mesh.promises"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "its reader crashed; the file is broken", "mesh.crashed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "its reader does not come to an end", "mesh.endless"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "its reader ran out of memory", "mesh.outOfMemory"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no memory to read it", "mesh.noMemory"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it cannot be read", "mesh.unreadable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it has more than %1 vertices or triangles", "mesh.tooMuch"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it has no triangles", "mesh.noTriangles"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it has %1 vertices and %2 triangles; more than %3 are too many",
                         "mesh.tooLarge"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "its vertices are not complete", "mesh.incomplete"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "it has coordinates that are no numbers or beyond a thousand kilometres", "mesh.noPlaces"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it names vertices that it does not have", "mesh.noVertices"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "its radius and length must be positive numbers", "mesh.shape"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "line %1: %2", "mesh.line"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there are more than %1 vertices", "mesh.mostVertices"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there are more than %1 triangles or vertices",
                         "mesh.mostTriangles"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "expected %1 numbers", "mesh.numbers"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "face names vertex %1, but there are %2", "mesh.faceVertex"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "face names texture coordinate %1, but there are %2",
                         "mesh.faceTexture"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "face names normal %1, but there are %2", "mesh.faceNormal"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a corner of a face names no vertex", "mesh.noCorner"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a face has fewer than three corners", "mesh.fewCorners"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "there is no material library %1 below materials/ or beside the mesh", "mesh.noLibrary"),
  };
  return table;
}

} // namespace sparkwright::texts
