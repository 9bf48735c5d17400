import type { BilingualText, LanguageTools } from '../../ui/language.tsx';

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

export const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Values that reading chooses from a fixed list, by field. */
const choices: Readonly<Record<string, Readonly<Record<string, BilingualText>>>> = {
  letterKind: {
    request: { en: 'Request letter', fr: 'Lettre de demande' },
    collection: { en: 'Collection letter', fr: 'Lettre de collecte' },
    validity: { en: 'Validity letter or status page', fr: 'Lettre de validité ou page d’état' },
    receipt: { en: 'Receipt', fr: 'Reçu' },
  },
};

/** Whether people write the value themselves; a chosen one is corrected by uploading to the right page. */
export const isTypedField = (name: string): boolean => !Object.hasOwn(choices, name);

/** A read value as people write it: dates and choices in words, the rest as printed. */
export function readValueWords(name: string, value: string, { date, t }: LanguageTools): string {
  const choice = choices[name]?.[value];
  if (choice) return t(choice);
  return isDay(value) ? date(value) : value;
}

export const isDateField = (name: string, value: string | null): boolean => (value !== null && isDay(value)) || /date$/i.test(name);
