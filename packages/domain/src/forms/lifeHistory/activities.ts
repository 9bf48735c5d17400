import { addressParts } from "../../fields/address.ts";
import type { FormReader } from "../formReader.ts";
import { provincesAndStates } from "../fields/choices.ts";
import type { FormChoice, FormRow, FormSection } from "../fields/field.ts";
import { refusal } from "../../kernel/validation.ts";
import { hasProvincesInRow, provinceInRowOf } from "../fields/addressFields.ts";
import { fromNotAfterToday, endNotBefore, toNotAfterToday } from "../../fields/checks/dates.ts";
import { isInRow } from "../fields/fieldConditions.ts";
import { gapsTold } from "./gaps.ts";

/** Work, studies and everything else, entry by entry, each once for all forms. */

const kinds: readonly FormChoice[] = [
  { value: "work", label: { en: "Work", fr: "Travail" } },
  { value: "studies", label: { en: "Studies", fr: "Études" } },
  {
    value: "other",
    label: { en: "Something else, such as time without work", fr: "Autre chose, comme du temps sans emploi" },
  },
];

const mostActivities = 50;

const highestTwice = refusal("highestStudiesOnce", {
  en: "Another entry is marked as your highest studies too. Keep the mark on one of them.",
  fr: "Une autre entrée est aussi marquée comme vos plus hautes études. Gardez la marque sur une seule.",
});

const isHighest = ({ kind, isHighestStudies }: FormRow) => kind === "studies" && isHighestStudies === true;

export const activitiesOfLife: FormSection = {
  id: "activities",
  title: { en: "Work and studies", fr: "Travail et études" },
  parts: [
    {
      list: "employmentAndActivityHistory",
      title: { en: "What you did", fr: "Vos activités" },
      rowTitle: { en: "Activity {number}", fr: "Activité {number}" },
      addLabel: { en: "Add an activity", fr: "Ajouter une activité" },
      hint: {
        en: "At least the past ten years, in any order, and your studies after secondary school whenever they were.",
        fr: "Au moins les dix dernières années, dans n’importe quel ordre, et vos études après le secondaire, quelle que soit leur date.",
      },
      most: () => mostActivities,
      advice: gapsTold,
      fields: [
        {
          path: "kind",
          kind: "choice",
          label: { en: "What was it?", fr: "De quoi s’agissait-il?" },
          choices: kinds,
          needed: "always",
        },
        {
          path: "activity",
          kind: "text",
          needed: "always",
          label: { en: "Occupation, or field and level of study", fr: "Profession, ou domaine et niveau d’études" },
          hint: {
            en: "Such as health officer, public health at bachelor level, or unemployed.",
            fr: "Par exemple soins infirmiers, santé publique au baccalauréat, ou sans emploi.",
          },
        },
        {
          path: "company",
          kind: "text",
          needed: "always",
          label: { en: "Employer or school", fr: "Employeur ou établissement" },
          hint: { en: "Write None if there was none.", fr: "Écrivez Aucun s’il n’y en avait pas." },
        },
        {
          path: "from",
          kind: "month",
          label: { en: "From", fr: "Du" },
          needed: "always",
          checks: [fromNotAfterToday],
        },
        {
          path: "to",
          kind: "month",
          label: { en: "To", fr: "Au" },
          hint: { en: "Leave empty if it is ongoing.", fr: "Laissez vide si cela se poursuit." },
          checks: [toNotAfterToday, endNotBefore<FormReader>((the) => the.inRow("from"))],
        },
        { path: "city", kind: "text", label: addressParts.city.words, needed: "always" },
        {
          path: "country",
          kind: "country",
          isRealCountry: true,
          label: addressParts.country.words,
          needed: "always",
        },
        {
          path: "province",
          kind: "choice",
          choices: provincesAndStates,
          label: addressParts.province.words,
          shown: hasProvincesInRow("country"),
          needed: "always",
          checks: [provinceInRowOf("country")],
        },
        {
          path: "isHighestStudies",
          kind: "tick",
          shown: isInRow("kind", "studies"),
          label: { en: "My highest studies after secondary school", fr: "Mes plus hautes études après le secondaire" },
          checks: [
            (value, the) =>
              value === true && the.rows("employmentAndActivityHistory").rows.filter(isHighest).length > 1
                ? highestTwice
                : undefined,
          ],
        },
      ],
    },
  ],
};
