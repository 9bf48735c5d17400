import { all } from "../../kernel/condition.ts";
import type { FormField, FormPrefill, FormSection } from "../fields/field.ts";
import { yesAt } from "../fields/fieldConditions.ts";
import { answered, byPerson, firstOf, read } from "../prefills/origins.ts";
import { fromPassport, passportPages } from "../prefills/passportPages.ts";
import { passport } from "../temporaryResidence/passport.ts";

/** A passport, which this form asks for before its details. */

export const fieldsOfPassport: readonly FormField[] = passport.parts.flatMap((part) => ("path" in part ? [part] : []));

/** Whoever has a number of one has one. */
export const hasPassport: FormPrefill = firstOf(
  read(passportPages, "passportNumber", fromPassport, () => true),
  byPerson({
    main: answered("passportNumber", () => true),
    spouse: answered("spousePassportNumber", () => true),
  }),
);

const has = yesAt("hasPassport");

export const passportOrNone: FormSection = {
  id: "passport",
  title: passport.title,
  parts: [
    {
      path: "hasPassport",
      kind: "yesNo",
      label: {
        en: "Do you have a valid passport or travel document?",
        fr: "Avez-vous un passeport ou un titre de voyage valide?",
      },
      needed: "always",
      prefill: hasPassport,
    },
    ...fieldsOfPassport.map((field): FormField => ({ ...field, shown: field.shown ? all(has, field.shown) : has })),
  ],
};
