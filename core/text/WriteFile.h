#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <system_error>

namespace sparkwright
{

/// What becomes of a symbolic link in place of a file. Files that a person has named may be links. Those that the program
/// writes on its own beside files that somebody else may have sent may not: the links lead wherever the sender wanted.
enum class FileLinks
{
  Follow,
  Refuse,
  Keep ///< As Follow, and hard links stay, too: see replaceFile().
};

/// Why a file or a folder is no place to write for the program on its own; empty: it is none, or it is no link.
std::string linkProblem(const std::filesystem::path& place);

/// Replaces a file by `text`, or leaves it unchanged: writes a temporary file beside it, puts that on the disk and
/// renames it. Keeps the file's permissions, and owner and group where the system permits that. Follows links, also to
/// files that do not exist yet. Other hard links to the file keep the former content. A device or a pipe is written to
/// directly. With FileLinks::Keep, so is a file that has other hard links, since a new file would part them: after an error
/// it has its former content again, but if the machine stops meanwhile, it may have parts of both.
/// @param proceed  asked right before the file is replaced; `false` leaves it as it is
/// @param links    Refuse: neither writes through a link nor replaces it
/// @return no error; `operation_canceled` if `proceed` has said no, or if another program has changed, made or deleted
///         the file since `proceed` was called: its file then stays
std::error_code replaceFile(const std::filesystem::path& file, const std::string& text,
                            const std::function<bool()>& proceed = {}, FileLinks links = FileLinks::Follow);

/// As replaceFile(). @return empty, or an error message
std::string writeAtomically(const std::filesystem::path& file, const std::string& text,
                            FileLinks links = FileLinks::Follow);

/// Opens a file for writing, makes it if it is not there, and empties it. Until it is closed, no other call of this
/// function opens it, in any process: two programs never write one file at the same time. Nor is a file opened that somebody
/// reads with a lock (`flock`), as recordings are. Devices are opened, too, but not
/// pipes, which could wait for ever.
/// @return the descriptor; negative: `problem` says why not, without the name of the file
int openForWriting(const std::filesystem::path& file, FileLinks links, std::string& problem);

/// Appends to a file, or makes it, and returns when the bytes are on the disk. After an error, some may be there.
/// @return empty, or an error message
std::string appendDurably(const std::filesystem::path& file, const std::string& text,
                          FileLinks links = FileLinks::Follow);

} // namespace sparkwright
