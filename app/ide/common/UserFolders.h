#pragma once

#include <QStandardPaths>
#include <QString>

namespace sparkwright
{

/// Where a new file of the user is proposed to go: the user's folder of documents, pictures or films. It is made if there
/// is none, since nobody expects that a file cannot be written where the program itself wants it. The home, if it cannot
/// be made.
QString userFolder(QStandardPaths::StandardLocation kind);

/// The folder that was chosen last, as stored in the settings under a key, as long as it exists; else as above.
QString lastFolder(const QString& settingsKey, QStandardPaths::StandardLocation kind);

} // namespace sparkwright
