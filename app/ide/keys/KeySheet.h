#pragma once

#include "app/ide/keys/KeyBinder.h"

#include <QString>

namespace sparkwright
{

/// The keys in force as a page to print.
namespace KeySheet
{

/// In HTML, with a table for each place in which keys act.
QString html(const KeyBinder& keys);

/// Writes it to a file: PDF on A4, else HTML, by the ending of the name. @return empty, or an error message
QString save(const KeyBinder& keys, const QString& file);

QString nameOf(Actions::Scope scope);

} // namespace KeySheet

} // namespace sparkwright
