import type { LanguageTools } from '../../ui/language.tsx';

/** `1.4 MB` / `1,4 Mo`. */
export function sizeWords(bytes: number, { number, language }: LanguageTools): string {
  const units = language === 'fr' ? ['o', 'ko', 'Mo'] : ['B', 'KB', 'MB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${number(size, { maximumFractionDigits: unit === 0 || size >= 10 ? 0 : 1 })} ${units[unit] ?? ''}`;
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A read value as people write it: dates in words, the rest as printed. */
export const readValueWords = (value: string, { date }: LanguageTools): string => (isDay(value) ? date(value) : value);

export const isDateField = (name: string, value: string | null): boolean => (value !== null && isDay(value)) || /date$/i.test(name);
