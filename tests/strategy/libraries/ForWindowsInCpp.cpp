// The same as C++, whose library has min and max of its own.
#include <algorithm>
#include <cmath>

using namespace std;

#include "ForWindows.c"
