import type { BilingualText } from '../../ui/language.tsx';
import { refusals } from './refusals.text.ts';

/** The sentence for a refusal of the account service; one that we do not know says that it did not work. */
export const refusalText = (code: string): BilingualText =>
  Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : refusals.UNKNOWN;
