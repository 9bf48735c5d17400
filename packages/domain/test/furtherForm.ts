import type { FormNumber } from "../src/caseFile/formValues.ts";
import { birthdayInPast, endNotBefore } from "../src/fields/checks/dates.ts";
import { nameSigns } from "../src/fields/checks/texts.ts";
import { fieldKinds, type FieldKind } from "../src/fields/kinds.ts";
import type { AskedForm, FormField } from "../src/forms/fields/field.ts";
import { yesAt } from "../src/forms/fields/fieldConditions.ts";
import type { FormReader } from "../src/forms/formReader.ts";
import type { Text } from "../src/kernel/text.ts";

/** A form that nobody has yet: its definition, and nothing else. It takes the number of another, for numbers are a closed list. */

const words = (en: string): Text => ({ en, fr: `${en} (fr)` });

/** Kinds whose values are more than a text or a yes: a form has no boxes for them. */
export const kindsOfForms: readonly FieldKind[] = fieldKinds.filter(
  (kind) => !["texts", "choices", "countries", "number", "money"].includes(kind),
);

/** One field of each kind. */
const ofEachKind = kindsOfForms.map((kind): FormField => ({
  path: `each.${kind}`,
  kind,
  label: words(`A ${kind}`),
  ...(kind === "choice"
    ? {
        choices: [
          { value: "01", label: words("One") },
          { value: "02", label: words("Two") },
        ],
      }
    : {}),
}));

export const furtherForm: AskedForm<FormNumber> = {
  id: "IMM5476",
  sections: [
    {
      id: "person",
      title: words("A person"),
      parts: [
        {
          path: "person.name",
          kind: "name",
          label: words("Name"),
          needed: "always",
          checks: [nameSigns],
          prefill: (the) => {
            const name = the.case.profileName();
            return name && { value: name.firstName, from: { says: words("from the account") } };
          },
        },
        { path: "person.birthday", kind: "date", label: words("Birthday"), needed: "always", checks: [birthdayInPast] },
        { path: "person.travelled", kind: "yesNo", label: words("Travelled?"), needed: "always" },
        {
          list: "journeys",
          title: words("Journeys"),
          rowTitle: words("Journey {number}"),
          addLabel: words("Add a journey"),
          most: () => 2,
          shown: yesAt("person.travelled"),
          needed: "always",
          fields: [
            { path: "country", kind: "country", label: words("Country"), needed: "always", isRealCountry: true },
            { path: "from", kind: "month", label: words("From"), needed: "always" },
            {
              path: "to",
              kind: "month",
              label: words("To"),
              checks: [endNotBefore<FormReader>((the) => the.inRow("from"))],
            },
          ],
        },
      ],
    },
    { id: "each", title: words("One of each kind"), parts: ofEachKind },
  ],
};
