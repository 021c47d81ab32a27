#pragma once

#include <string>
#include <string_view>

namespace sparkwright::proto
{

/// Converts definitions of messages, as a `.proto` file has them, to the binary form that files carry (FileDescriptorSet),
/// by which readers without these definitions read the messages.
///
/// Knows what our definitions need: `import`, `package`, `message`, `enum` (also inside of messages), fields with and
/// without `repeated`, comments. Several files follow one another, each beginning with `syntax`; `import` names those
/// before by their package: `google/protobuf`. A mistake in the text is one in our program, so it throws
/// std::logic_error.
std::string descriptorSet(std::string_view text);
/// The same for one message only, with what it consists of. @param message  its name, without package
std::string descriptorSet(std::string_view text, std::string_view message);

/// The definitions of the messages that other programs show: frames of reference and scenes of Foxglove.
std::string_view foxgloveDefinitions();
/// Those of our own messages.
std::string_view recordingDefinitions();

} // namespace sparkwright::proto
