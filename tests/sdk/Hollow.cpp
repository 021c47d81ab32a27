// A shared library that is no plugin.

namespace
{
[[maybe_unused]] int nothing = 0;
}
