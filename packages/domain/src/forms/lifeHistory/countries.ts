import { addressParts } from "../../fields/address.ts";
import type { FormReader } from "../formReader.ts";
import { isIsoDate } from "../../kernel/calendarDate.ts";
import { condition } from "../../kernel/condition.ts";
import { fromNotAfterToday, endNotBefore, toNotAfterToday } from "../../fields/checks/dates.ts";
import type { FormCondition, FormSection } from "../fields/field.ts";
import { isInRow } from "../fields/fieldConditions.ts";
import { status, statusChoices } from "../fields/fieldsOf.ts";

/** The countries of a life, with the status there. */

const fromADay: FormCondition = condition(
  "fromADay",
  { en: "you did not live there since birth", fr: "vous n’y habitez pas depuis la naissance" },
  (the) => the.inRow("sinceBirth") !== true,
);

const listsAny: FormCondition = condition(
  "listsAny",
  { en: "a country is listed", fr: "un pays est inscrit" },
  (the) => the.rows("otherCountriesOfResidenceDetails").rows.length > 0,
);

const mostCountries = 20;

export const countriesOfLife: FormSection = {
  id: "countries",
  title: { en: "Countries where you have lived", fr: "Pays où vous avez vécu" },
  parts: [
    {
      list: "otherCountriesOfResidenceDetails",
      title: { en: "Countries", fr: "Pays" },
      rowTitle: { en: "Country {number}", fr: "Pays {number}" },
      addLabel: { en: "Add a country", fr: "Ajouter un pays" },
      hint: {
        en: "The one where you live now, and each other one where you stayed longer than six months.",
        fr: "Celui où vous vivez, et chaque autre où vous avez passé plus de six mois.",
      },
      most: () => mostCountries,
      fields: [
        {
          path: "country",
          kind: "country",
          isRealCountry: true,
          label: addressParts.country.words,
          needed: "always",
        },
        {
          path: "status",
          kind: "choice",
          label: { en: "Your status there", fr: "Votre statut dans ce pays" },
          choices: statusChoices,
          needed: "always",
        },
        {
          path: "otherStatus",
          kind: "text",
          label: { en: "Which other status?", fr: "Quel autre statut?" },
          shown: isInRow("status", status.other),
          needed: "always",
        },
        { path: "sinceBirth", kind: "tick", label: { en: "Since birth", fr: "Depuis la naissance" } },
        {
          path: "from",
          kind: "date",
          label: { en: "From", fr: "Du" },
          shown: fromADay,
          needed: "always",
          checks: [fromNotAfterToday],
        },
        {
          path: "to",
          kind: "date",
          label: { en: "To", fr: "Au" },
          hint: { en: "Leave empty if you still live there.", fr: "Laissez vide si vous y vivez encore." },
          checks: [
            toNotAfterToday,
            (value, the) =>
              isIsoDate(String(the.inRow("from") ?? ""))
                ? endNotBefore<FormReader>((the) => the.inRow("from"))(value, the)
                : undefined,
          ],
        },
      ],
    },
    {
      path: "listsEveryCountry",
      kind: "yesNo",
      shown: listsAny,
      needed: "always",
      label: {
        en: "Is every country listed where you lived longer than six months in the past five years?",
        fr: "Chaque pays où vous avez vécu plus de six mois au cours des cinq dernières années est-il inscrit?",
      },
      hint: {
        en: "A form can say that there is no other country only if you answer yes.",
        fr: "Sans oui, aucun formulaire ne dira qu’il n’y a pas d’autre pays.",
      },
    },
  ],
};
