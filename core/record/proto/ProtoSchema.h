#pragma once

#include <string>
#include <string_view>

namespace sparkwright::proto
{

/// Converts definitions of messages, as a `.proto` file has them, to the binary form that files carry (FileDescriptorSet),
/// by which readers without these definitions read the messages.
///
/// Each message and enum of the top level gets a file of its own, named after it (`foxglove/Vector3.proto`), and each set
/// has all files that its message needs, those first that others import. So the same name always means the same, however
/// many sets a reader puts into one pool.
///
/// Knows what our definitions need: `package`, `message`, `enum` (also inside of messages), fields with and without
/// `repeated`, comments. Several packages follow one another, each beginning with `syntax`. A mistake in the text is one
/// in our program, so it throws std::logic_error; so does a message that contains itself, which few readers can show.
std::string descriptorSet(std::string_view text);
/// The same for one message only, with what it consists of. @param message  its name, without package
std::string descriptorSet(std::string_view text, std::string_view message);

/// The definitions of the messages that other programs show: frames of reference and scenes of Foxglove.
std::string_view foxgloveDefinitions();
/// Those of our own messages.
std::string_view recordingDefinitions();

} // namespace sparkwright::proto
