import type { FormCondition } from "../../../forms/fields/field.ts";
import { isAt, isNotGiven, yesAt } from "../../../forms/fields/fieldConditions.ts";
import { titlePrefill, withoutJobPrefill } from "../../../forms/prefills/occupation.ts";
import { firstOf } from "../../../forms/prefills/origins.ts";
import { fullName } from "../../facts/applicant.ts";
import type { LetterSection } from "../../letterContent.ts";
import { asked, inWords } from "../../prose/fact.ts";
import { afterDe, asText, inTown } from "../../prose/naming.ts";
import { gapsOf } from "../../prose/gap.ts";
import { sentence, type Sentence } from "../../prose/sentence.ts";
import { asksFor } from "../caseInCourt.ts";

/** Who swears or affirms, and where: how an affidavit begins. The jurat at its end says the same from the side of the commissioner. */

const gap = gapsOf("writOfMandamusAffidavit");

export const swears = isAt("oath", "sworn");
export const affirms = isAt("oath", "affirmed");
export const isInterpreted = yesAt("isInterpreted");

const city = asked("cityLocation");
/** “of the City of Ottawa”; « de la ville d’Ottawa », « à Ottawa ». */
export const placeOfOath = {
  city,
  ofCity: inWords(city, (name) => ({ en: asText(name).en, fr: afterDe(asText(name).fr) })),
  inCity: inWords(city, inTown),
  province: asked("provinceLocation"),
};

const speaks = (en: string, fr: string, when: FormCondition): Sentence =>
  sentence(
    {
      en: `I, {name}, {occupation}, of the City of {city}, {province}, ${en} THAT:`,
      fr: `Je, {name}, {occupation}, de la ville {ofCity} ({province}), ${fr} QUE\u00A0:`,
    },
    { name: fullName, occupation: asked("occupation"), ...placeOfOath },
    {
      when,
      gap: gap("Name, occupation, city and province", "Nom, profession, ville et province", "occupation"),
    },
  );

export const whoSwears: LetterSection = {
  id: "place",
  title: { en: "Where it is sworn", fr: "Lieu du serment" },
  hasNoHeading: true,
  isFixed: true,
  asks: [
    {
      path: "occupation",
      kind: "text",
      inAnyScript: true,
      label: { en: "Occupation", fr: "Profession" },
      needed: "always",
      prefill: firstOf(titlePrefill, withoutJobPrefill),
    },
    {
      path: "cityLocation",
      kind: "text",
      inAnyScript: true,
      label: { en: "City where it is sworn", fr: "Ville où il est fait sous serment" },
      needed: "always",
    },
    {
      path: "provinceLocation",
      kind: "text",
      inAnyScript: true,
      label: { en: "Province, or country outside Canada", fr: "Province, ou pays hors du Canada" },
      hint: {
        en: "Abroad, swear it before an officer of a Canadian embassy or consulate, or before an official of a court. A notary of another country is not enough (Canada Evidence Act).",
        fr: "À l’étranger, prêtez serment devant un agent d’une ambassade ou d’un consulat du Canada, ou devant un officier de justice. Un notaire d’un autre pays ne suffit pas (Loi sur la preuve au Canada).",
      },
      needed: "always",
    },
    {
      path: "oath",
      kind: "choice",
      label: { en: "Oath or affirmation", fr: "Serment ou affirmation" },
      choices: [
        { value: "sworn", label: { en: "Swears", fr: "Sous serment" } },
        { value: "affirmed", label: { en: "Affirms solemnly", fr: "Affirmation solennelle" } },
      ],
      needed: "always",
    },
    {
      path: "isInterpreted",
      kind: "yesNo",
      label: { en: "Does an interpreter translate it to you?", fr: "Un interprète vous le traduit-il?" },
      needed: "always",
    },
  ],
  lines: [
    speaks("SWEAR", "DÉCLARE SOUS SERMENT", swears),
    speaks("AFFIRM", "AFFIRME SOLENNELLEMENT", affirms),
    asksFor(isNotGiven("oath"), gap("Oath or affirmation", "Serment ou affirmation", "oath")),
  ],
};
