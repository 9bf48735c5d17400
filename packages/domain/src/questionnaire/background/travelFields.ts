import { addressParts, townWhere } from "../../fields/address.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { rowHasOtherPurpose } from "../../conditions/background/travel.ts";
import { refusal } from "../../kernel/validation.ts";
import { otherPurposeLength, tripsListed } from "../../tables/background/listLengths.ts";
import { everyPlace } from "../../lists/countries.ts";
import { ofText } from "../../fields/checks/checks.ts";
import type { Field } from "../step.ts";
import { lengthOf, notBlank, textWithin } from "../../fields/checks/texts.ts";

const thisMonth = (the: CaseReader) => the.today().slice(0, 7);

/** Document 3 section 5.2: the latest arrival is the departure, or this month without one. */
const arrival = ofText<CaseReader>((value, the) => {
  const departure = the.field("departureDate");
  const latest = typeof departure === "string" && departure < thisMonth(the) ? departure : thisMonth(the);
  return value > latest
    ? refusal("travelArrival", {
        en: "The arrival is after the departure or after this month. Check both dates.",
        fr: "L’arrivée est après le départ ou après ce mois-ci. Vérifiez les deux dates.",
      })
    : undefined;
});

const departure = ofText<CaseReader>((value, the) => {
  const from = the.field("arrivalDate");
  return value > thisMonth(the) || (typeof from === "string" && value < from)
    ? refusal("travelDeparture", {
        en: "The departure must be between the arrival and this month.",
        fr: "Le départ doit se situer entre l’arrivée et ce mois-ci.",
      })
    : undefined;
});

const townInRow = townWhere((the: CaseReader) => the.field("country"));

export const travelFields: readonly Field[] = [
  { id: "country", kind: "country", among: everyPlace, question: addressParts.country.words, needed: "always" },
  { id: "city", kind: "text", question: addressParts.city.words, needed: "always", checks: [notBlank, townInRow] },
  {
    id: "purpose",
    kind: "choice",
    look: "dropdown",
    question: { en: "Purpose", fr: "Motif" },
    choices: [
      { value: "tourism", label: { en: "Tourism", fr: "Tourisme" } },
      { value: "visitFamily", label: { en: "Visit to family or friends", fr: "Visite à la famille ou à des amis" } },
      { value: "business", label: { en: "Business", fr: "Affaires" } },
      { value: "study", label: { en: "Study", fr: "Études" } },
      { value: "work", label: { en: "Work", fr: "Travail" } },
      { value: "medical", label: { en: "Medical", fr: "Raisons médicales" } },
      { value: "transit", label: { en: "Transit", fr: "Transit" } },
      { value: "other", label: { en: "Other", fr: "Autre" } },
    ],
    needed: "always",
  },
  {
    id: "otherPurpose",
    kind: "text",
    question: { en: "Which purpose?", fr: "Quel motif?" },
    length: lengthOf(otherPurposeLength),
    needed: rowHasOtherPurpose,
    shown: rowHasOtherPurpose,
    checks: [
      textWithin(
        "travelOtherPurpose",
        { en: "Write between {least} and {most} characters.", fr: "Écrivez de {least} à {most} caractères." },
        otherPurposeLength,
      ),
    ],
  },
  {
    id: "arrivalDate",
    kind: "month",
    question: { en: "Arrival (month and year)", fr: "Arrivée (mois et année)" },
    needed: "always",
    checks: [arrival],
  },
  {
    id: "departureDate",
    kind: "month",
    question: { en: "Departure (month and year)", fr: "Départ (mois et année)" },
    needed: "always",
    checks: [departure],
  },
];

export const travelRows = (the: CaseReader) => {
  const limits = the.row(tripsListed);
  return limits.found ? limits.row.value : { least: 1, most: 1 };
};
