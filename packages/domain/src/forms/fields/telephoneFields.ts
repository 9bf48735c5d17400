import type { Text } from "../../kernel/text.ts";
import { refusal } from "../../kernel/validation.ts";
import { imm1294PhoneTypes } from "../../lists/officialForms/formChoices1294.ts";
import { countryCodeDigits, withoutSeparators } from "../../fields/checks/documentNumbers.ts";
import { ofText } from "../../fields/checks/checks.ts";
import { choicesOf } from "./choices.ts";
import { isGiven, noAt } from "./fieldConditions.ts";
import type { FormCheck, FormField, FormPrefill } from "./field.ts";

/** A telephone or fax number in the parts that the forms ask for. */

export type TelephonePart = "type" | "isCanadaUS" | "countryCode" | "number" | "extension";

/** Filled in from a number in one piece, or from its parts where there is none. */
type Telephone = {
  readonly at: string;
  readonly title: Text;
  readonly hasType: boolean;
  readonly digits: FormCheck;
  readonly checks?: readonly FormCheck[];
  readonly number?: FormPrefill;
  readonly parts?: (name: TelephonePart) => FormPrefill;
};

/** Document 1 section 4: the last 10 digits are the number, what leads is the country code. */
export function splitTelephone(text: string): { readonly number: string; readonly countryCode: string } {
  const digits = text.replaceAll(/\D/g, "");
  return { number: digits.slice(-10), countryCode: digits.slice(0, -10) };
}

const tenDigits = refusal("telephoneTenDigits", {
  en: "A number in Canada or the United States has ten digits.",
  fr: "Un numéro au Canada ou aux États-Unis compte dix chiffres.",
});

/** Of a number that can only be in Canada or the United States. */
export const hasTenDigits: FormCheck = ofText((value) => (value.length === 10 ? undefined : tenDigits));

export function telephoneFields({
  at,
  title,
  hasType,
  digits,
  checks = [],
  number,
  parts,
}: Telephone): readonly FormField[] {
  const of = (part: Text): Text => ({ en: `${title.en}: ${part.en}`, fr: `${title.fr}\u00A0: ${part.fr}` });
  const filled =
    (
      name: TelephonePart,
      to: (split: ReturnType<typeof splitTelephone>) => string | boolean | undefined = () => undefined,
    ): FormPrefill =>
    (the) => {
      const found = number?.(the);
      if (!found) return parts?.(name)(the);
      const value = to(splitTelephone(String(found.value)));
      return value === undefined ? undefined : { ...found, value };
    };
  // Validate asks for the other parts as soon as there is a number.
  const whenGiven = isGiven(`${at}.number`);
  return [
    ...(hasType
      ? [
          {
            path: `${at}.type`,
            kind: "choice",
            label: of({ en: "type", fr: "type" }),
            choices: choicesOf(imm1294PhoneTypes),
            needed: whenGiven,
            prefill: filled("type"),
          } as const,
        ]
      : []),
    {
      path: `${at}.isCanadaUS`,
      kind: "yesNo",
      label: of({ en: "in Canada or the United States?", fr: "au Canada ou aux États-Unis?" }),
      needed: whenGiven,
      prefill: filled("isCanadaUS", ({ countryCode, number: digitsOf }) =>
        digitsOf.length < 10 ? undefined : countryCode === "" || countryCode === "1",
      ),
    },
    {
      path: `${at}.countryCode`,
      kind: "digits",
      label: of({ en: "country code", fr: "indicatif du pays" }),
      shown: noAt(`${at}.isCanadaUS`),
      needed: whenGiven,
      checks: [countryCodeDigits],
      prefill: filled("countryCode", ({ countryCode }) => countryCode || undefined),
    },
    {
      path: `${at}.number`,
      kind: "digits",
      asWritten: withoutSeparators,
      label: of({ en: "number", fr: "numéro" }),
      checks: [
        digits,
        ...checks,
        ofText((value, the) => (the.isYes(`${at}.isCanadaUS`) && value.length !== 10 ? tenDigits : undefined)),
      ],
      prefill: filled("number", ({ number: digitsOf }) => digitsOf || undefined),
    },
    {
      path: `${at}.extension`,
      kind: "digits",
      label: of({ en: "extension", fr: "poste" }),
      prefill: filled("extension"),
    },
  ];
}
