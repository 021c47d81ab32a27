#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace sparkwright
{

/// Asks for a scene, set-up or project to open. Returns at once; calls `chosen` if the user chooses a file.
/// @param folder  shown first
void askForScene(QWidget* parent, const QString& folder, std::function<void(const QString& file)> chosen);

/// Whether a file is a recording or a monitor log, by its name.
bool isRecording(const QString& file);

/// Asks for a recording to open, likewise.
void askForRecording(QWidget* parent, const QString& folder, std::function<void(const QString& file)> chosen);

/// Asks for a kept state of a run, likewise.
void askForState(QWidget* parent, const QString& folder, std::function<void(const QString& file)> chosen);

/// Asks for files to open as texts, whatever they are.
void askForTexts(QWidget* parent, const QString& folder, std::function<void(const QStringList& files)> chosen);

/// Asks for the file name of a project to save.
void askForProject(QWidget* parent, const QString& folder, std::function<void(const QString& file)> chosen);

} // namespace sparkwright
