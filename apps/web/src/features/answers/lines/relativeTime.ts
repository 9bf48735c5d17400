import type { Language } from "../../../ui/language.tsx";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Up to how many seconds a unit is used, and how many seconds it has. */
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number, number])[] = [
  ["minute", hour, minute],
  ["hour", day, hour],
  ["day", 30 * day, day],
  ["month", 365 * day, 30 * day],
  ["year", Infinity, 365 * day],
];

const formats = {
  en: new Intl.RelativeTimeFormat("en-CA", { numeric: "auto" }),
  fr: new Intl.RelativeTimeFormat("fr-CA", { numeric: "auto" }),
} as const satisfies Record<Language, Intl.RelativeTimeFormat>;

/** `3 days ago`, `il y a 3 jours`. What a clock that runs ahead puts into the future was just now. Milliseconds of the epoch. */
export function relativeTime(at: number, now: number, language: Language): string {
  const seconds = Math.max(0, Math.floor((now - at) / 1000));
  if (seconds < minute) return formats[language].format(0, "second");
  const [unit, , length] = units.find(([, upTo]) => seconds < upTo) ?? ["year", 0, 365 * day];
  return formats[language].format(-Math.floor(seconds / length), unit);
}
