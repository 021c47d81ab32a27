/// What a library of plugins for middle-size robots exports: sensors, data of sensors, drives, and players
/// (docs/f2000.md). The objects are those of the C++ classes SensorPlugin, SensorDataPlugin, MotionPlugin and
/// PlayerPlugin, so a library is compiled with the compiler of the simulator.

#ifndef SPARKWRIGHT_F2000_H
#define SPARKWRIGHT_F2000_H

#ifdef __cplusplus
extern "C" {
#endif

/// Changes whenever a class that plugins derive from does. Libraries of another one are not used.
#define F2K_ABI 1

typedef enum f2k_kind
{
  F2K_SENSOR = 1,
  F2K_SENSOR_DATA = 2,
  F2K_MOTION = 3,
  F2K_PLAYER = 4
} f2k_kind;

/// What a sensor, or data of a sensor, serves; empty: any.
typedef struct f2k_triple
{
  const char* model;
  const char* type;
  const char* feature;
} f2k_triple;

/// Describes a plugin. All texts are UTF-8, end with a zero, and stay valid while the library is loaded.
typedef struct f2k_info
{
  int abi; ///< F2K_ABI
  f2k_kind kind;
  const char* id;      ///< As files of robots name it; unique.
  const char* version;
  const char* description; ///< One line.
  const f2k_triple* serves;
  int serves_count;
} f2k_info;

/// The plugins of the library, from 0; null after the last one.
const f2k_info* f2k_plugin_info(int index);
/// A new object of the class for the kind of the plugin, or null.
void* f2k_plugin_create(const char* id);
/// Deletes what f2k_plugin_create() has made.
void f2k_plugin_destroy(const char* id, void* object);

#ifdef __cplusplus
}
#endif

#endif
