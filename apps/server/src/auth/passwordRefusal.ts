import type { Refusal } from "@boreal/domain/kernel/validation";
import { commonPasswords } from "./commonPasswords.ts";

export const shortestPassword = 12;
export const longestPassword = 256;

const tooShort: Refusal = {
  code: "PASSWORD_TOO_SHORT",
  text: {
    en: `Choose a password of at least ${shortestPassword} characters. Three or four words that do not belong together are easy to remember.`,
    fr: `Choisissez un mot de passe d’au moins ${shortestPassword} caractères. Trois ou quatre mots sans lien entre eux se retiennent facilement.`,
  },
};

const tooLong: Refusal = {
  code: "PASSWORD_TOO_LONG",
  text: {
    en: `Choose a password of at most ${longestPassword} characters.`,
    fr: `Choisissez un mot de passe d’au plus ${longestPassword} caractères.`,
  },
};

const tooCommon: Refusal = {
  code: "PASSWORD_TOO_COMMON",
  text: {
    en: "Many people use this password, so it is among the first that others try. Choose another, for instance three or four words that do not belong together.",
    fr: "Beaucoup de gens utilisent ce mot de passe; c’est donc l’un des premiers que d’autres essaient. Choisissez-en un autre, par exemple trois ou quatre mots sans lien entre eux.",
  },
};

/** What is wrong with a new password. Length counts, and not being among the first guesses; nothing else is asked. */
export function passwordRefusal(password: string, email?: string): Refusal | undefined {
  const length = Array.from(password).length;
  if (length < shortestPassword) return tooShort;
  if (length > longestPassword) return tooLong;
  const plain = password.toLowerCase();
  const isEmail = email !== undefined && plain === email.trim().toLowerCase();
  // One to four characters over and over.
  const isRepetition = /^(.{1,4}?)\1+$/su.test(plain);
  return isEmail || isRepetition || commonPasswords.has(plain) ? tooCommon : undefined;
}
