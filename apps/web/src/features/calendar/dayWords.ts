import { useMemo } from "react";
import { inOneLine, useLanguage } from "../../ui/language.tsx";

const at = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`);

/** Days as people read them in a calendar: with the day of the week. */
export function useDayWords() {
  const { language } = useLanguage();
  return useMemo(() => {
    const written = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(`${language}-CA`, { ...options, timeZone: "UTC" });
      return (isoDate: string): string => inOneLine(format, at(isoDate));
    };
    return {
      /** `Friday, December 4, 2026` / `vendredi 4 décembre 2026`. */
      whole: written({ dateStyle: "full" }),
      weekday: written({ weekday: "long" }),
      /** `Dec 4` / `4 déc.`, for the first day of a month within a grid. */
      short: written({ month: "short", day: "numeric" }),
    };
  }, [language]);
}
