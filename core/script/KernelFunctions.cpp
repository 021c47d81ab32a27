// What scripts have to say: logDebug, logNormal, logWarning, logError with the line that says it; puts, print and p
// bare. And the names that scripts of Ruby use elsewhere: those that do no harm, and for the others what takes their place.

#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/script/ScriptHost.h"
#include "core/script/ScriptTexts.h"
#include "core/text/InQuotes.h"

#include <mruby/array.h>
#include <mruby/class.h>
#include <mruby/error.h>
#include <mruby/hash.h>
#include <mruby/string.h>
#include <mruby/variable.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

extern "C" void GENERATED_TMP_mrb_mruby_time_gem_init(mrb_state*);

namespace sparkwright
{

namespace
{

void writeTexts(mrb_state* mrb, Diagnostic::Severity severity, bool withPlace, const mrb_value* texts,
                mrb_int count) noexcept
{
  const ScriptHost& host = ScriptHost::of(mrb);
  std::string message;
  for(mrb_int i = 0; i < count; ++i)
  {
    if(i > 0)
      message += ' ';
    if(mrb_string_p(texts[i]))
      message += std::string_view(RSTRING_PTR(texts[i]), static_cast<std::size_t>(RSTRING_LEN(texts[i])));
  }
  while(message.ends_with('\n'))
    message.pop_back();
  if(withPlace)
    host.write(severity, std::move(message));
  else if(host.context.log)
    host.context.log->write(severity, std::move(message));
}

/// Writes its arguments, converted by to_s, to the log.
template<Diagnostic::Severity severity, bool withPlace>
mrb_value logFunction(mrb_state* mrb, mrb_value)
{
  const mrb_value* values = nullptr;
  mrb_int count = 0;
  mrb_get_args(mrb, "*", &values, &count);
  const mrb_value texts = mrb_ary_new_capa(mrb, count);
  for(mrb_int i = 0; i < count; ++i)
    mrb_ary_push(mrb, texts, mrb_obj_as_string(mrb, values[i]));
  writeTexts(mrb, severity, withPlace, RARRAY_PTR(texts), RARRAY_LEN(texts));
  return mrb_nil_value();
}

/// What scripts have in place of a name of Ruby; empty: the name is none of those.
LocalText insteadOfName(std::string_view name)
{
  using Key = KeyIn<scriptTextTable>;
  static const std::map<std::string_view, Key> table = []
  {
    std::map<std::string_view, Key> all;
    const auto add = [&all](Key key, std::initializer_list<std::string_view> names)
    {
      for(const std::string_view each : names)
        all.emplace(each, key);
    };
    add("instead.end", {"exit", "exit!", "abort", "at_exit"});
    add("instead.wait", {"sleep", "Thread", "Mutex", "Queue", "ConditionVariable", "Timeout", "timeout"});
    add("instead.program", {"`", "system", "exec", "fork", "spawn", "trap", "Process", "Signal", "Open3", "PTY"});
    add("instead.file", {"open", "File", "Dir", "IO", "FileTest", "FileUtils", "Pathname", "Tempfile", "StringIO"});
    add("instead.pattern", {"Regexp", "MatchData", "=~", "!~", "match", "match?", "scan"});
    add("instead.input", {"gets", "readline", "readlines", "STDIN", "ARGF", "OptionParser"});
    add("instead.socket", {"Socket", "TCPSocket", "TCPServer", "UDPSocket", "Net", "URI"});
    add("instead.library", {"JSON", "YAML", "Set", "Date", "DateTime", "Logger", "CSV", "OpenStruct", "Matrix", "Vector",
                            "SecureRandom", "Benchmark", "Etc", "RbConfig", "ERB", "BigDecimal", "Singleton"});
    return all;
  }();
  const auto found = table.find(name);
  return found == table.end() ? LocalText() : LocalText(found->second.key, {});
}

void refuseName(mrb_state* mrb, std::string_view name) noexcept
{
  ScriptHost::of(mrb).refuse(scriptText("script.unavailable", inQuotes(std::string(name)), insteadOfName(name)));
}

/// A function of Ruby that scripts do not have.
mrb_value unavailable(mrb_state* mrb, mrb_value)
{
  mrb_int length = 0;
  const char* const name = mrb_sym_name_len(mrb, mrb_get_mid(mrb), &length);
  refuseName(mrb, {name, static_cast<std::size_t>(length)});
  return raiseHostError(mrb);
}

/// @return false if a run goes on, whose scripts must do the same every time; then host.raised says so
bool mayReadClock(mrb_state* mrb) noexcept
{
  ScriptHost& host = ScriptHost::of(mrb);
  if(!host.hasWallClock)
    host.refuse(scriptText("script.noClock"));
  return host.hasWallClock;
}

/// Seconds since 1970.
mrb_value wallClock(mrb_state* mrb, mrb_value)
{
  if(!mayReadClock(mrb))
    return raiseHostError(mrb);
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return mrb_float_value(mrb, std::chrono::duration<double>(now).count());
}

/// @return whether the script has run to its end
bool loadScript(mrb_state* mrb, std::string_view wanted, bool once, bool& had) noexcept
{
  ScriptHost& host = ScriptHost::of(mrb);
  std::string name(wanted);
  while(name.starts_with("./"))
    name.erase(0, 2);
  auto source = host.engine.findFile(name);
  if(!source && !name.ends_with(".rb"))
    source = host.engine.findFile(name + ".rb");
  if(!source)
  {
    host.refuse(scriptText("script.noLoad", inQuotes(std::string(wanted))));
    return false;
  }
  had = once && !host.required.insert(source->name).second;
  if(had || host.engine.runText(source->text, source->name))
    return true;
  host.refuse(scriptText("script.loadFailed", inQuotes(source->name)));
  return false;
}

/// load(name), and require(name), which loads a script once.
template<bool once>
mrb_value loadFunction(mrb_state* mrb, mrb_value)
{
  const char* name = nullptr;
  mrb_int length = 0;
  mrb_get_args(mrb, "s", &name, &length);
  bool had = false;
  if(loadScript(mrb, {name, static_cast<std::size_t>(length)}, once, had))
    return mrb_bool_value(!had);
  const std::string& why = ScriptHost::of(mrb).raised;
  mrb_exc_raise(mrb, mrb_exc_new_str(mrb, mrb_class_get(mrb, "LoadError"), mrb_str_new(mrb, why.data(), why.size())));
  return mrb_nil_value();
}

/// Whether scripts may know a variable of the environment: where it is, whose, which language, and what is set for us.
bool isHarmlessVariable(std::string_view name)
{
  constexpr std::string_view names[] = {"HOME", "HOSTNAME", "LANG", "LANGUAGE", "LOGNAME", "PWD", "TZ", "USER"};
  constexpr std::string_view starts[] = {"LC_", "RCSS", "ROBOCUP", "SIMSPARK", "SPARK"};
  constexpr std::string_view secrets[] = {"AUTH", "CREDENTIAL", "KEY", "PASS", "SECRET", "TOKEN"};
  const auto isIn = [&](std::string_view part) { return name.find(part) != std::string_view::npos; };
  return (std::ranges::find(names, name) != std::end(names) ||
          std::ranges::any_of(starts, [&](std::string_view start) { return name.starts_with(start); })) &&
         std::ranges::none_of(secrets, isIn);
}

/// Names and values; they end with the host, so that nothing here has a destructor.
const std::vector<std::pair<std::string, std::string>>& environmentOf(ScriptHost& host) noexcept
{
  if(host.environment.empty())
    for(char** each = ::environ; each && *each; ++each)
    {
      const std::string_view entry(*each);
      const std::size_t equals = entry.find('=');
      if(equals != std::string_view::npos && isHarmlessVariable(entry.substr(0, equals)))
        host.environment.emplace_back(entry.substr(0, equals), entry.substr(equals + 1));
    }
  return host.environment;
}

/// Written in Ruby because it is shortest so.
constexpr const char* usualPrelude = R"(
def warn(*texts)
  texts.each { |text| logWarning(text) }
  nil
end
def printf(format, *values)
  format.respond_to?(:printf_here) ? format.printf_here(*values) : print(sprintf(format, *values))
  nil
end
class ScriptOutput
  attr_accessor :sync
  def initialize(warns)
    @warns = warns
    @sync = true
  end
  def puts(*texts)
    texts.each { |text| @warns ? Kernel.logWarning(text) : Kernel.puts(text) }
    nil
  end
  def print(*texts)
    puts(texts.join)
  end
  def write(*texts)
    print(*texts)
    texts.join.size
  end
  def <<(text)
    print(text)
    self
  end
  def printf_here(format, *values)
    print(sprintf(format, *values))
  end
  def printf(format, *values)
    printf_here(format, *values)
    nil
  end
  def flush
    self
  end
  def tty?
    false
  end
  alias_method :isatty, :tty?
end
$stdout = STDOUT = ScriptOutput.new(false)
$stderr = STDERR = ScriptOutput.new(true)
ARGV = [].freeze
RUBY_PLATFORM = 'x86_64-linux'
class Time
  class << self
    def now
      at(wallClock)
    end
    def new(*parts)
      parts.empty? ? now : local(*parts)
    end
  end
  def strftime(format)
    days = %w(Sunday Monday Tuesday Wednesday Thursday Friday Saturday)
    months = %w(January February March April May June July August September October November December)
    two = Proc.new { |number| number < 10 ? "0#{number}" : number.to_s }
    text = ''
    letters = format.chars
    i = 0
    while i < letters.size
      letter = letters[i]
      if letter == '%' && i + 1 < letters.size
        i += 1
        letter = case letters[i]
                 when 'Y' then year.to_s
                 when 'y' then two.call(year % 100)
                 when 'm' then two.call(month)
                 when 'd' then two.call(day)
                 when 'H' then two.call(hour)
                 when 'I' then two.call((hour + 11) % 12 + 1)
                 when 'M' then two.call(min)
                 when 'S' then two.call(sec)
                 when 'L' then sprintf('%03d', usec / 1000)
                 when 'N' then sprintf('%06d000', usec)
                 when 'p' then hour < 12 ? 'AM' : 'PM'
                 when 'j' then sprintf('%03d', yday)
                 when 's' then to_i.to_s
                 when 'A' then days[wday]
                 when 'a' then days[wday][0, 3]
                 when 'B' then months[month - 1]
                 when 'b' then months[month - 1][0, 3]
                 when 'F' then strftime('%Y-%m-%d')
                 when 'T', 'X' then strftime('%H:%M:%S')
                 when '%' then '%'
                 else '%' + letters[i]
                 end
      end
      text << letter
      i += 1
    end
    text
  end
end
)";

} // namespace

LocalText insteadOf(std::string_view name)
{
  return insteadOfName(name);
}

void defineUsualNames(ScriptHost& host)
{
  mrb_state* const mrb = host.interpreter.state();
  const auto& environment = environmentOf(host);
  host.interpreter.guarded(
      [&]
      {
        const auto define = [mrb](const char* name, mrb_func_t function)
        { mrb_define_method(mrb, mrb->kernel_module, name, function, MRB_ARGS_ANY()); };
        for(const char* const name : {"exit", "exit!", "abort", "at_exit", "sleep", "system", "exec", "fork", "spawn",
                                      "trap", "`", "open", "gets", "readline", "readlines"})
          define(name, unavailable);
        if(!mrb_class_defined(mrb, "LoadError"))
          mrb_define_class(mrb, "LoadError", E_SCRIPT_ERROR);
        define("load", loadFunction<false>);
        define("require", loadFunction<true>);
        define("require_relative", loadFunction<true>);
        GENERATED_TMP_mrb_mruby_time_gem_init(mrb);
        RClass* const time = mrb_class_get(mrb, "Time");
        // Without now() and initialize(), which read the clock: the prelude has its own.
        mrb_undef_class_method(mrb, time, "now");
        mrb_undef_class_method(mrb, time, "allocate");
        mrb_undef_method(mrb, time, "initialize");
        define("wallClock", wallClock);
        const mrb_value variables = mrb_hash_new(mrb);
        for(const auto& [name, value] : environment)
          mrb_hash_set(mrb, variables, mrb_str_new(mrb, name.data(), name.size()),
                       mrb_str_new(mrb, value.data(), value.size()));
        mrb_define_global_const(mrb, "ENV", mrb_obj_freeze(mrb, variables));
      });
  host.interpreter.run(usualPrelude, "(prelude)", false);
}

void defineLogFunctions(mrb_state* mrb)
{
  const auto define = [mrb](const char* name, mrb_func_t function) {
    mrb_define_method(mrb, mrb->kernel_module, name, function, MRB_ARGS_ANY());
  };
  define("logDebug", logFunction<Diagnostic::Severity::Debug, true>);
  define("logNormal", logFunction<Diagnostic::Severity::Note, true>);
  define("logWarning", logFunction<Diagnostic::Severity::Warning, true>);
  define("logError", logFunction<Diagnostic::Severity::Error, true>);
  define("puts", logFunction<Diagnostic::Severity::Note, false>);
  define("print", logFunction<Diagnostic::Severity::Note, false>);
}

} // namespace sparkwright
