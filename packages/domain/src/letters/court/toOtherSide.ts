import type { FormField } from "../../forms/fields/field.ts";
import type { Text } from "../../kernel/text.ts";
import { asked } from "../prose/fact.ts";
import { sentence, type Sentence } from "../prose/sentence.ts";
import { fromOtherLetters } from "./solicitor.ts";

/** Letters of the lawyer to the lawyers of the other side, and what those sign. */

export const counselFields: readonly FormField[] = [
  {
    path: "counselName",
    kind: "name",
    inAnyScript: true,
    label: { en: "Counsel at the Department of Justice", fr: "Avocat ou avocate au ministère de la Justice" },
    prefill: fromOtherLetters("counselName"),
  },
  {
    path: "counselAddress",
    kind: "multiline",
    inAnyScript: true,
    label: { en: "Address of the regional office", fr: "Adresse du bureau régional" },
    prefill: fromOtherLetters("counselAddress"),
  },
];

const department: Text = { en: "Department of Justice Canada", fr: "Ministère de la Justice du Canada" };

export const counselLines: readonly Sentence[] = [
  sentence({ en: "{name}", fr: "{name}" }, { name: asked("counselName") }),
  sentence({ en: "{department}", fr: "{department}" }, { department: () => department }),
  sentence({ en: "{address}", fr: "{address}" }, { address: asked("counselAddress") }),
];

export const counselForRespondent: Sentence = sentence(
  {
    en: "Counsel for the Respondent, on behalf of the Attorney General of Canada",
    fr: "Pour la partie défenderesse, au nom du procureur général du Canada",
  },
  {},
);

/** Under a signature, to be completed by who signs. */
export const dayOfSignature: Sentence = sentence({ en: "Date: ____________", fr: "Date\u00A0: ____________" }, {});

/** What letters to lawyers begin and end with. */
export const betweenLawyers = {
  to: department,
  salutation: { en: "Dear Counsel:", fr: "Maître," },
  closing: { en: "Yours truly,", fr: "Veuillez agréer, Maître, mes salutations distinguées." },
} satisfies Readonly<Record<string, Text>>;
