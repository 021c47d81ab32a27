#pragma once

#include "app/ide/help/pages/HelpPage.h"

#include <QFont>
#include <QPalette>
#include <QSize>
#include <QTextDocument>

#include <functional>
#include <memory>

namespace sparkwright
{

/// Makes a page legible: headings with anchors, tables with rules, code on a ground of its own, in the colours of a
/// palette. Needs no window, so it may be made in any thread.
/// @param width  of the text at most, pixels: larger pictures are scaled down to it
std::unique_ptr<QTextDocument> helpDocument(const HelpPage& page, const QPalette& palette, const QFont& font);

/// Fits pictures of a document to a width in pixels. @param sizes  gives the size of a picture by its name
void fitPictures(QTextDocument& document, int width, const std::function<QSize(const QString&)>& sizes);

} // namespace sparkwright
