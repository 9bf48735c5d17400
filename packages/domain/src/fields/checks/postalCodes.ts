import { refusal } from "../../kernel/validation.ts";
import { ofText } from "./checks.ts";
import type { ValueCheck } from "../field.ts";

/** Checks of postal codes. */

const canadianPostalCode = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i;
const americanPostalCode = /^\d{5}(-\d{4})?$/;

/** Letter, digit, letter, then digit, letter, digit (Canada Post); a space or hyphen between is left as typed. */
const looksCanadian = (value: string) => /^[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d$/.test(value.trim());

const checkCanadian = refusal("postalCode", {
  en: "A Canadian postal code looks like A1A 1A1. Check it.",
  fr: "Un code postal canadien a la forme A1A 1A1. Vérifiez-le.",
});

/** A code in Canada has the form of one; elsewhere whatever the country calls one. */
export const postalCodeWhere = <R>(isInCanada: (the: R) => boolean): ValueCheck<R> =>
  ofText((value, the) => (isInCanada(the) && !looksCanadian(value) ? checkCanadian : undefined));

/** The official forms’ own rule: each country’s pattern, and elsewhere nothing that looks Canadian. */
export const postalCodeOnForms = <R>(countryOf: (the: R) => unknown): ValueCheck<R> =>
  Object.assign(postalCode(countryOf), { signs: /[A-Za-z0-9 -]/ });

const postalCode = <R>(countryOf: (the: R) => unknown): ValueCheck<R> =>
  ofText((value, the) => {
    const where = countryOf(the);
    if (where === "CA") {
      return canadianPostalCode.test(value)
        ? undefined
        : refusal("postalCodeCanada", {
            en: "Write a Canadian postal code as A1A 1A1.",
            fr: "Écrivez un code postal canadien ainsi\u00A0: A1A 1A1.",
          });
    }
    if (where === "US") {
      return americanPostalCode.test(value)
        ? undefined
        : refusal("postalCodeUnitedStates", {
            en: "Write a ZIP code as 12345 or 12345-6789.",
            fr: "Écrivez un code ZIP ainsi\u00A0: 12345 ou 12345-6789.",
          });
    }
    if (canadianPostalCode.test(value)) {
      return refusal("postalCodeElsewhere", {
        en: "This is a Canadian postal code, and the country is not Canada. Check both.",
        fr: "C’est un code postal canadien, et le pays n’est pas le Canada. Vérifiez les deux.",
      });
    }
    return /^[A-Za-z0-9 -]+$/.test(value)
      ? undefined
      : refusal("postalCodeSigns", {
          en: "Use letters, digits, spaces and hyphens only.",
          fr: "Utilisez seulement des lettres, chiffres, espaces et traits d’union.",
        });
  });
