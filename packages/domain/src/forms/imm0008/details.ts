import { fromNotAfterToday } from "../../fields/checks/dates.ts";
import type { Text } from "../../kernel/text.ts";
import { refusal } from "../../kernel/validation.ts";
import { imm0008EyeColours } from "../../lists/officialForms/formChoices0008.ts";
import { choicesOf } from "../fields/choices.ts";
import { isAt } from "../fields/fieldConditions.ts";
import { isList, type FormCheck, type FormField, type FormPart, type FormSection } from "../fields/field.ts";
import { personalDetails } from "../temporaryResidence/personalDetails.ts";
import { serviceLanguage } from "../temporaryResidence/serviceLanguage.ts";

/** Who the applicant is: what the forms for a temporary stay ask, and a few things more. */

export const words = {
  height: { en: "Height in centimetres", fr: "Taille en centimètres" },
  eyeColour: { en: "Eye colour", fr: "Couleur des yeux" },
  secondCitizenship: { en: "Second citizenship, if you have one", fr: "Deuxième citoyenneté, s’il y a lieu" },
  lastEntryDate: { en: "Day of your last entry to Canada", fr: "Jour de votre dernière entrée au Canada" },
  lastEntryPlace: { en: "Place of your last entry to Canada", fr: "Lieu de votre dernière entrée au Canada" },
} satisfies Record<string, Text>;

/** No newborn is shorter, and nobody was ever taller: feet, inches and slips of the finger are told apart from centimetres. */
const [shortest, tallest] = [30, 272];
const noHeight = refusal("heightInCentimetres", {
  en: `Enter the height in centimetres, from ${shortest} to ${tallest}, such as 172.`,
  fr: `Entrez la taille en centimètres, de ${shortest} à ${tallest}, par exemple 172.`,
});
export const heightOfPerson: FormCheck = (value) =>
  /^\d+$/.test(String(value)) && Number(value) >= shortest && Number(value) <= tallest ? undefined : noHeight;

const pathOf = (part: FormPart): string => (isList(part) ? part.list : part.path);

/** Not asked: whether somebody applies from where they live. */
const isAsked = (part: FormPart): boolean =>
  pathOf(part) !== "sameAsCurrentCountry" && !pathOf(part).startsWith("countryWhereApplying.");

const inCanada = isAt("currentCountry.name", "CA");

/** What this form alone asks, by the part after which it stands. */
const more: Readonly<Record<string, readonly FormField[]>> = {
  "personalDetails.sex": [
    { path: "personalDetails.height", kind: "digits", label: words.height, needed: "always", checks: [heightOfPerson] },
    {
      path: "personalDetails.eyeColour",
      kind: "choice",
      label: words.eyeColour,
      choices: choicesOf(imm0008EyeColours),
      needed: "always",
    },
  ],
  "personalDetails.citizenship": [
    { path: "personalDetails.secondCitizenship", kind: "country", isCitizenship: true, label: words.secondCitizenship },
  ],
  "currentCountry.statusTo": [
    {
      path: "lastEntry.date",
      kind: "date",
      label: words.lastEntryDate,
      shown: inCanada,
      needed: "always",
      checks: [fromNotAfterToday],
    },
    { path: "lastEntry.place", kind: "text", label: words.lastEntryPlace, shown: inCanada, needed: "always" },
  ],
};

const uci = serviceLanguage.parts.filter((part) => pathOf(part) === "uci");

export const details: FormSection = {
  id: "personalDetails",
  title: personalDetails.title,
  parts: [
    ...personalDetails.parts
      .filter(isAsked)
      .flatMap((part): readonly FormPart[] => [part, ...(more[pathOf(part)] ?? [])]),
    ...uci,
  ],
};
