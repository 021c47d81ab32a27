/* The same by the name that many sources use. */
#include "windows.h"
