import type { DatedTable } from "../../kernel/datedTable.ts";
import type { Text } from "../../kernel/text.ts";
import { advice, refusal } from "../../kernel/validation.ts";
import type { ValueCheck } from "../field.ts";

/** Checks of choices and numbers. */

export const atLeastOne: ValueCheck = (value) =>
  Array.isArray(value) && value.length === 0
    ? refusal("pickOne", { en: "Choose at least one answer.", fr: "Choisissez au moins une réponse." })
    : undefined;

/** "None of the above" stands alone. */
export const exclusiveAlone: ValueCheck = (value) =>
  Array.isArray(value) && value.length > 1 && value.includes("none")
    ? refusal("exclusiveLast", {
        en: "Remove the other answers or untick “None of the above”.",
        fr: "Retirez les autres réponses ou décochez « Aucune de ces réponses ».",
      })
    : undefined;

type Limits = DatedTable<{ readonly least: number; readonly most: number }>;

export const numberWithin =
  (code: string, sentence: Text, table: Limits): ValueCheck =>
  (value, the) => {
    const limits = the.row(table);
    if (!limits.found || typeof value !== "number") return undefined;
    const { least, most } = limits.row.value;
    return Number.isInteger(value) && value >= least && value <= most
      ? undefined
      : refusal(code, sentence, { least, most });
  };

const wholeNumber: Text = { en: "Enter a whole number.", fr: "Entrez un nombre entier." };
const inRange: Text = {
  en: "Enter a whole number from {least} to {most}.",
  fr: "Entrez un nombre entier de {least} à {most}.",
};

/** A whole number in the range of a table; told apart, so that the person knows what to mend. */
export const wholeWithin =
  (table: Limits): ValueCheck =>
  (value, the) =>
    typeof value === "number" && !Number.isInteger(value)
      ? refusal("wholeNumber", wholeNumber)
      : numberWithin("wholeNumber", inRange, table)(value, the);

/** The shape refuses a third decimal already; nothing paid is said by another answer. */
export const positiveAmount: ValueCheck = (value) =>
  typeof value === "number" && value <= 0
    ? refusal("moneyTwoDecimals", {
        en: "Enter an amount in dollars, for example 1,200 or 1,200.50.",
        fr: "Entrez un montant en dollars, par exemple 1\u00A0200 ou 1\u00A0200,50.",
      })
    : undefined;

/** Document 3 section 5.3. A true answer is kept: the sentence tells what follows from it. */
export const placementAtMostHalf: ValueCheck = (value) =>
  value === false
    ? advice("coOpHalf", {
        en: "Your placement may be at most half of your program. Check with your school.",
        fr: "Votre stage ne peut dépasser la moitié du programme. Vérifiez auprès de votre établissement.",
      })
    : undefined;

/** Document 3 section 5.3: five kinds of programs without a co-op permit. */
export const programAllowsCoOp: ValueCheck = (value) =>
  Array.isArray(value) && value.some((kind) => kind !== "none")
    ? advice("coOpIneligibleProgram", {
        en: "No co-op permit is possible for this kind of program.",
        fr: "Aucun permis coop n’est possible pour ce genre de programme.",
      })
    : undefined;
