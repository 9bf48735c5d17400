import type { BilingualText } from '../../ui/language.tsx';

/** Whether what was given is stored. */
export const savingWords = {
  saving: { en: 'Saving…', fr: 'Enregistrement…' },
  saved: { en: 'Saved {time}', fr: 'Enregistré à {time}' },
  notSaved: { en: 'Not saved, trying again', fr: 'Non enregistré, nouvel essai en cours' },
} as const satisfies Record<string, BilingualText>;
