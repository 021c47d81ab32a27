#pragma once

namespace sparkwright
{

class TextView;

/// Opens a field in which one types the number of a line, and of a byte in it if one likes: `13` or `13:9`.
void openGoToLine(TextView& view);

} // namespace sparkwright
