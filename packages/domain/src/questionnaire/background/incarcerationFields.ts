import { addressParts, townWhere } from "../../fields/address.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { rowIsInCanada } from "../../conditions/family/family.ts";
import { refusal } from "../../kernel/validation.ts";
import { incarcerationsListed } from "../../tables/background/listLengths.ts";
import { narrativeLength } from "../../tables/answerLimits.ts";
import { everyPlace } from "../../lists/countries.ts";
import { ofText } from "../../fields/checks/checks.ts";
import type { Field } from "../step.ts";
import { details, lengthOf, notBlank } from "../../fields/checks/texts.ts";

/** One stay in prison (document 3 sections 5.2 and 5.3), for the applicant and for the spouse or partner. */

const thisMonth = (the: CaseReader) => the.today().slice(0, 7);

const fromMonth = ofText<CaseReader>((value, the) => {
  const end = the.field("to");
  const latest = typeof end === "string" && end !== "ongoing" && end < thisMonth(the) ? end : thisMonth(the);
  return value > latest
    ? refusal("incarcerationFrom", {
        en: "The start is after the end or after this month. Check both dates.",
        fr: "Le début est après la fin ou après ce mois-ci. Vérifiez les deux dates.",
      })
    : undefined;
});

const toMonth = ofText<CaseReader>((value, the) => {
  const start = the.field("from");
  return value !== "ongoing" && typeof start === "string" && value < start
    ? refusal("incarcerationTo", {
        en: "The end is before the start. Check both dates or choose “ongoing”.",
        fr: "La fin est avant le début. Vérifiez les deux dates ou choisissez « en cours ».",
      })
    : undefined;
});

const placeInCanada = refusal("incarcerationAddressInCanada", {
  en: "Enter the street number, street name and province for a place in Canada.",
  fr: "Entrez le numéro, la rue et la province pour un lieu au Canada.",
});

const townInRow = townWhere((the: CaseReader) => the.field("country"));

export const incarcerationFields: readonly Field[] = [
  { id: "country", kind: "country", among: everyPlace, question: addressParts.country.words, needed: "always" },
  {
    id: "streetNumber",
    kind: "text",
    question: addressParts.streetNumber.words,
    needed: rowIsInCanada,
    checks: [notBlank],
    whenMissing: placeInCanada,
  },
  {
    id: "streetName",
    kind: "text",
    question: addressParts.streetName.words,
    needed: rowIsInCanada,
    checks: [notBlank],
    whenMissing: placeInCanada,
  },
  { id: "city", kind: "text", question: addressParts.city.words, needed: "always", checks: [notBlank, townInRow] },
  {
    id: "province",
    kind: "province",
    question: { en: "Province or territory", fr: "Province ou territoire" },
    needed: rowIsInCanada,
    shown: rowIsInCanada,
    whenMissing: placeInCanada,
  },
  {
    id: "from",
    kind: "month",
    question: { en: "From (month and year)", fr: "Début (mois et année)" },
    needed: "always",
    checks: [fromMonth],
  },
  {
    id: "to",
    kind: "monthOrOngoing",
    question: { en: "To (month and year), or ongoing", fr: "Fin (mois et année), ou en cours" },
    needed: "always",
    checks: [toMonth],
  },
  {
    id: "details",
    kind: "multiline",
    question: { en: "What happened?", fr: "Que s’est-il passé?" },
    length: lengthOf(narrativeLength),
    needed: "always",
    checks: [details],
  },
];

export const incarcerationRows = (the: CaseReader) => {
  const limits = the.row(incarcerationsListed);
  return limits.found ? limits.row.value : { least: 1, most: 1 };
};
