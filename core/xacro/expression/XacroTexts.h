#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::xacro
{

/// What is said about Xacro files and ROS packages.
inline constexpr TextKey xacroTextTable[] = {
    // Files and packages
    {"xacro.unreadable", "the file %1 cannot be read: %2"},
    {"xacro.special", "it is no regular file"},
    {"xacro.checkName",
     "check its name and its permissions; a name without folder stands beside the file that names it"},
    {"xacro.tooLarge", "the file %1 is larger than %2 MiB"},
    {"xacro.noSource", "what a robot consists of is text; meshes are named by it and not included"},
    {"xacro.readTooMuch", "all files together are larger than %1 MiB"},
    {"xacro.notXml", "Xacro is XML; look at the element before this place: is it closed, are its values in quotes?"},
    {"xacro.circle", "the file %1 includes itself again and again"},
    {"xacro.includeOnce", "take the <xacro:include> out of one of the files, or put it into an <xacro:if> that ends"},
    {"xacro.noMatch", "no file matches %1"},
    {"xacro.wildcard", "wildcards may stand in the name of the file, not in that of its folder"},
    {"xacro.noPackage", "the package %1 was not found"},
    {"xacro.givePackage",
     "name its folder, or one that holds it; in the command line with --package DIR, or in ROS_PACKAGE_PATH"},
    {"xacro.badPackage", "%1 is no name of a package"},
    {"xacro.packageAs", "write package://NAME/meshes/part.stl"},
    {"xacro.leavesPackage", "%1 leads out of its package"},
    {"xacro.stayInside", "name the other package instead: package://OTHER/…"},
    {"xacro.noSuchFile", "the package %1 (%2) has no file %3"},
    {"xacro.whichPackage", "is this the right version of the package? Capitals count"},
    // Elements
    {"xacro.needsAttribute", "%1 needs the attribute %2"},
    {"xacro.unknownAttribute", "%1 has no attribute %2"},
    {"xacro.ignored", "it is ignored; attributes are %1"},
    {"xacro.emptyName", "the name is empty or no name of XML"},
    {"xacro.writeName", "write a name, or look at what its expression gives"},
    {"xacro.propertyName", "%1 cannot be the name of a property"},
    {"xacro.identifier", "use letters, digits and _, no digit first, and no word that Python keeps for itself"},
    {"xacro.exclusive", "the property %1 has more than one of value, default and remove"},
    {"xacro.oneOf", "leave one of them"},
    {"xacro.macroName", "%1 cannot be the name of a macro"},
    {"xacro.macroNames", "'call', and names with a dot, have a meaning of their own"},
    {"xacro.noMacro", "there is no macro %1"},
    {"xacro.defineMacro", "define it before its first use with <xacro:macro name=\"…\">, or include its file"},
    {"xacro.parameterMissing", "the macro %1 needs the parameter %2"},
    {"xacro.addParameter", "give it as an attribute, or give it a default: params=\"NAME:=DEFAULT\""},
    {"xacro.noParameter", "the macro %1 has no parameter %2"},
    {"xacro.parameters", "parameters are %1"},
    {"xacro.blockMissing", "the macro %1 needs an element for its parameter %2"},
    {"xacro.addBlock", "put the element between the start and the end of the call"},
    {"xacro.blockUnused", "the macro %1 has no parameter for the element <%2>"},
    {"xacro.blockParameter", "add *NAME to its params, or take the element out"},
    {"xacro.noBlock", "there is no block %1"},
    {"xacro.blockNames", "a block is a parameter *NAME of the macro, or a property with elements inside"},
    {"xacro.noForward", "there is no property %1 outside of the macro to be passed on by ^"},
    {"xacro.forwardDefault", "define it before the call, or write params=\"%1:=^|DEFAULT\""},
    {"xacro.notBoolean", "%1 gives %2, which is neither true nor false"},
    {"xacro.booleans", "conditions are true, false, whole numbers, or an expression: ${a == 'b'}"},
    {"xacro.parametersText", "the parameters %1 cannot be read"},
    {"xacro.parametersAs", "write params=\"a b:=1 c:='two words' *block\""},
    {"xacro.overwrites", "the property %1 hides what has this name already"},
    {"xacro.otherName", "take another name, since expressions that need the function or constant would not find it"},
    {"xacro.onlyRoot", "%1 stands outside of an element that could take it"},
    {"xacro.moveInside", "move it into an element of the result"},
    // Substitutions
    {"xacro.notClosed", "%1 is not closed"},
    {"xacro.close", "add the closing bracket; a plain %1 is written with two dollar signs"},
    {"xacro.noArgument", "the argument %1 has no value"},
    {"xacro.giveArgument", "give it a value (in the command line NAME:=VALUE), or <xacro:arg name=\"…\" "
                           "default=\"…\"/> before its first use"},
    {"xacro.noVariable", "the environment has no variable %1"},
    {"xacro.setVariable", "set it, or write $(optenv NAME DEFAULT)"},
    {"xacro.noSubstitution", "$(%1 …) is not known"},
    {"xacro.substitutions", "known are $(arg …), $(find …), $(env …), $(optenv …), $(cwd), $(dirname) and $(eval …)"},
    {"xacro.substitutionAs", "$(%1) needs one name"},
    // Expressions
    {"xacro.in", "%1, in the expression %2"},
    {"xacro.syntax", "%1 was not expected here"},
    {"xacro.end", "the expression ends too early"},
    {"xacro.expression", "expressions have numbers, texts, lists, names, operators and calls of known functions"},
    {"xacro.python", "%1 is Python that is not evaluated here"},
    {"xacro.noPython", "write the value itself, or expand the file with the program xacro: xacro FILE > ROBOT.urdf"},
    {"xacro.hidden", "the name %1 begins with __ and is never evaluated"},
    {"xacro.noName", "the name %1 is not defined"},
    {"xacro.defineName", "define it before with <xacro:property name=\"…\" value=\"…\"/>; texts stand in quotes"},
    {"xacro.circular", "the property %1 needs itself for its value"},
    {"xacro.lazy", "give one of the properties lazy_eval=\"false\", or another name"},
    {"xacro.noMember", "%1 has no member %2"},
    {"xacro.operator", "%1 does not work for %2 and %3"},
    {"xacro.operatorOne", "%1 does not work for %2"},
    {"xacro.convert", "convert them first, with float(…), int(…) or str(…)"},
    {"xacro.repetition", "texts are not repeated by *"},
    {"xacro.writeText", "write the text out"},
    {"xacro.zero", "there is a division by 0"},
    {"xacro.checkValues", "look at the values that the names have here"},
    {"xacro.domain", "%1 has no value for %2"},
    {"xacro.index", "there is no element %1 in a list of %2"},
    {"xacro.key", "there is no key %1"},
    {"xacro.keys", "keys are %1"},
    {"xacro.arguments", "%1 does not take these %2 values"},
    {"xacro.howToCall", "look at the number of values and whether they are numbers or texts"},
    {"xacro.convertTo", "%1 is no %2"},
    {"xacro.notList", "%1 is no list"},
    {"xacro.stop", "the file stops with the message: %1"},
    {"xacro.stopHint", "other arguments may avoid it"},
    {"xacro.said", "the file says: %1"},
    // YAML
    {"xacro.yaml", "the YAML cannot be read: %1"},
    {"xacro.yamlHint",
     "maps, lists, numbers, texts and units are read; anchors, several documents and other tags are not"},
    {"xacro.yamlIndent", "the indentation does not fit"},
    {"xacro.yamlTab", "there is a tab before the text"},
    {"xacro.yamlTag", "the tag %1 is not known"},
    {"xacro.yamlClose", "a bracket or a quote is not closed"},
    {"xacro.yamlValue", "a key and a colon were expected"},
    {"xacro.yamlAnchor", "anchors and references (& and *) are not read"},
    // Limits
    {"xacro.deepMacros", "macros, conditions and blocks are nested more than %1 deep; the last is %2"},
    {"xacro.endless", "does a macro call itself for ever? It needs an <xacro:if> that ends it"},
    {"xacro.deepElements", "elements of the result are nested more than %1 deep"},
    {"xacro.deepExpression", "the expression is nested more than %1 deep"},
    {"xacro.simplify", "divide it into several properties"},
    {"xacro.largeOutput", "the result is larger than %1 MiB"},
    {"xacro.fewer", "does a macro call itself more often than it should?"},
    {"xacro.manySteps", "the file needs more than %1 steps to be expanded"},
    {"xacro.largeValue",
     "a value is larger than it may be: numbers have up to 64 bits, lists and texts 1,000,000 parts"},
    {"xacro.cancelled", "expanding the file was cancelled"},
    {"xacro.again", "start it again when it is convenient"},
    // Where
    {"xacro.inMacro", "%1 (in the macro %2, called in line %3 of %4)"},
};

using XacroKey = KeyIn<xacroTextTable>;

/// One of the texts above.
template <class... Arguments>
LocalText xacroText(const XacroKey& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::xacro
