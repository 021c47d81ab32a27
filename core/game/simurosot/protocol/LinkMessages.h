#pragma once

#include <string>
#include <string_view>

namespace sparkwright::simurosot
{

// Writers append to `out`. Readers return empty, or an error message with the place; then the result is undefined.

/// `(rate 25)`: how many frames a display wants each second, 1 to 50.
void writeRate(int hertz, std::string& out);
std::string readRate(std::string_view message, int& hertz);

/// `(ping t)`, answered by `(pong t)` with the same number: the clock of who asks, ms.
void writePing(double milliseconds, std::string& out);
std::string readPing(std::string_view message, double& milliseconds);
void writePong(double milliseconds, std::string& out);
std::string readPong(std::string_view message, double& milliseconds);

/// `(bye)`: the connection is closed on purpose.
void writeBye(std::string& out);

} // namespace sparkwright::simurosot
