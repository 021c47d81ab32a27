#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// What is said about meshes: why one cannot be used, or what is odd about it.
inline constexpr TextKey meshTextTable[] = {
    {"mesh.unusable", "this mesh cannot be used: %1"},
    {"mesh.noImporter", "no importer reads meshes of this kind"},
    {"mesh.noNormals", "some of its faces have no normals; they are computed"},
    {"mesh.noFile", "there is no such file, or it is larger than 64 MB"},
    {"mesh.lfsPointer", "it is a pointer of Git LFS, not the mesh; fetch it with: git lfs pull"},
    {"mesh.noMeshes", "it has no meshes; its other contents, such as lights and cameras, are not used"},
    {"mesh.empty", "it is empty"},
    {"mesh.promises", "it claims to have more than is in it"},
    {"mesh.crashed", "its reader crashed; the file is broken"},
    {"mesh.endless", "its reader does not come to an end"},
    {"mesh.outOfMemory", "its reader ran out of memory"},
    {"mesh.noMemory", "there is no memory to read it"},
    {"mesh.unreadable", "it cannot be read"},
    {"mesh.tooMuch", "it has more than %1 vertices or triangles"},
    {"mesh.noTriangles", "it has no triangles"},
    {"mesh.tooLarge", "it has %1 vertices and %2 triangles; more than %3 are too many"},
    {"mesh.incomplete", "its vertices are not complete"},
    {"mesh.noPlaces", "it has coordinates that are no numbers or beyond a thousand kilometres"},
    {"mesh.noVertices", "it names vertices that it does not have"},
    {"mesh.shape", "its radius and length must be positive numbers"},
    // Lines of an .obj
    {"mesh.line", "line %1: %2"},
    {"mesh.mostVertices", "there are more than %1 vertices"},
    {"mesh.mostTriangles", "there are more than %1 triangles or vertices"},
    {"mesh.numbers", "expected %1 numbers"},
    {"mesh.faceVertex", "face names vertex %1, but there are %2"},
    {"mesh.faceTexture", "face names texture coordinate %1, but there are %2"},
    {"mesh.faceNormal", "face names normal %1, but there are %2"},
    {"mesh.noCorner", "a corner of a face names no vertex"},
    {"mesh.fewCorners", "a face has fewer than three corners"},
    {"mesh.noLibrary", "there is no material library %1 below materials/ or beside the mesh"},
};

using MeshKey = KeyIn<meshTextTable>;

/// One of the texts above.
template <class... Arguments>
LocalText meshText(const MeshKey& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
