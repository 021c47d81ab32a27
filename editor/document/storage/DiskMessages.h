#pragma once

#include "editor/document/storage/SceneDisk.h"

#include <QString>

namespace sparkwright
{

// What a person reads when a file cannot be read or written: which file, why, and what to do about it.

/// @param kind  of a file that SceneDisk::read() could not read
QString cannotRead(const QString& file, FileKind kind);

/// @param encoding  of a file that is not editable
QString cannotDecode(const QString& file, const TextEncoding& encoding);

/// @param replacement  with an outcome other than Written
QString cannotWrite(const QString& file, const Replacement& replacement);

} // namespace sparkwright
