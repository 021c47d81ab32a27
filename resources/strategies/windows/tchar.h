/* Texts whose characters have one byte. */
#include "windows.h"
