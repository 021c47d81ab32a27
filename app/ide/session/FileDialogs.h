#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace sparkwright
{

/// Asks for a scene, set-up or project to open. Returns at once; `chosen` is called if the user chooses a file.
/// @param folder  that is shown first
void askForScene(QWidget* parent, const QString& folder, std::function<void(const QString& file)> chosen);

/// The same for the name of a project to write.
void askForProject(QWidget* parent, const QString& folder, std::function<void(const QString& file)> chosen);

} // namespace sparkwright
