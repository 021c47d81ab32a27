#include "app/ide/settings/Preferences.h"

#include <QSettings>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

QVariant fitting(const Setting& setting, const QVariant& value)
{
  switch(setting.kind)
  {
  case Setting::Kind::Switch:
  case Setting::Kind::Action:
  {
    const QString text = value.toString();
    return value.metaType().id() == QMetaType::Bool || text == QLatin1String("true") || text == QLatin1String("false")
               ? QVariant(value.toBool())
               : setting.presetValue();
  }
  case Setting::Kind::Number:
  {
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? QVariant(std::clamp(number, setting.least, setting.most))
                                             : setting.presetValue();
  }
  case Setting::Kind::Choice:
  case Setting::Kind::Actions:
  {
    const QString text = value.toString();
    const bool known = std::ranges::any_of(setting.options, [&](const Setting::Option& each)
                                           { return text == QLatin1String(each.value); });
    return known ? QVariant(text) : setting.presetValue();
  }
  case Setting::Kind::Font:
  case Setting::Kind::Folder:
  case Setting::Kind::Folders:
  case Setting::Kind::Text:
  case Setting::Kind::List:
    return value.toString();
  }
  return setting.presetValue();
}

QVariant Preferences::value(const QString& key) const
{
  const Setting* const setting = findSetting(key);
  if(!setting)
    return {};
  const QVariant stored = QSettings().value(key);
  return stored.isValid() ? fitting(*setting, stored) : setting->presetValue();
}

void Preferences::set(const QString& key, const QVariant& value)
{
  const Setting* const setting = findSetting(key);
  if(!setting)
    return;
  const QVariant before = this->value(key), now = fitting(*setting, value);
  QSettings settings;
  if(now == setting->presetValue())
    settings.remove(key);
  else
    settings.setValue(key, now);
  if(now != before)
    emit changed(key);
}

void Preferences::reset(const QString& key)
{
  if(const Setting* const setting = findSetting(key))
    set(key, setting->presetValue());
}

bool Preferences::isPreset(const QString& key) const
{
  const Setting* const setting = findSetting(key);
  return setting && value(key) == setting->presetValue();
}

} // namespace sparkwright
