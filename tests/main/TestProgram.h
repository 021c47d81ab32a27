#pragma once

#include <QtTest>

/// Lets one program hold many test classes, each to be run by its name.
///
/// Every test file ends with QTEST_MAIN(Class) or one of its kin, as Qt Test wants it. They would each define `main()`;
/// here they enter the class in a list instead, and TestProgram.cpp has the one `main()` of the program.
/// Included before all else in each test (tests/CMakeLists.txt).
class TestProgram
{
public:
  using Run = int (*)(int argc, char** argv);

  /// @param name  of the class; unique in the program
  TestProgram(const char* name, Run run);
};

#undef QTEST_MAIN_WRAPPER
#define QTEST_MAIN_WRAPPER(TestObject, ...)                                                                            \
  static int run##TestObject(int argc, char* argv[])                                                                   \
  {                                                                                                                    \
    QTest::Internal::callInitMain<TestObject>();                                                                       \
    __VA_ARGS__                                                                                                        \
    TestObject tc;                                                                                                     \
    QTEST_SET_MAIN_SOURCE_PATH                                                                                         \
    return QTest::qExec(&tc, argc, argv);                                                                              \
  }                                                                                                                    \
  static const TestProgram programOf##TestObject(#TestObject, run##TestObject);
