import type { FormChoice } from "../../forms/fields/field.ts";
import type { Text } from "../../kernel/text.ts";

/** How a document is served that does not begin the case (rule 139 of the Federal Courts Rules). */

const methods = {
  hand: { label: { en: "By hand", fr: "En mains propres" }, by: { en: "by hand", fr: "en mains propres" } },
  leftAtAddress: {
    label: { en: "Left at the address for service", fr: "Laissé à l’adresse aux fins de signification" },
    by: { en: "by leaving it at the address for service", fr: "par remise à l’adresse aux fins de signification" },
  },
  mail: {
    label: { en: "By mail to the address for service", fr: "Par la poste à l’adresse aux fins de signification" },
    by: { en: "by mail to the address for service", fr: "par la poste à l’adresse aux fins de signification" },
  },
  registeredMail: {
    label: { en: "By registered mail", fr: "Par courrier recommandé" },
    by: { en: "by registered mail", fr: "par courrier recommandé" },
  },
  courier: {
    label: { en: "By courier", fr: "Par service de messagerie" },
    by: { en: "by courier", fr: "par service de messagerie" },
  },
  fax: { label: { en: "By fax", fr: "Par télécopieur" }, by: { en: "by fax", fr: "par télécopieur" } },
  electronic: {
    label: {
      en: "To the electronic address of Form 141A, once the consent to it was served",
      fr: "À l’adresse électronique de la formule 141A, après signification du consentement",
    },
    by: {
      en: "at the electronic address for service (Form 141A)",
      fr: "à l’adresse électronique aux fins de signification (formule 141A)",
    },
  },
} satisfies Readonly<Record<string, { readonly label: Text; readonly by: Text }>>;

export const serviceMethods: readonly FormChoice[] = Object.entries(methods).map(([value, { label }]) => ({
  value,
  label,
}));

/** After “was served”. */
export const serviceWays: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.entries(methods).map(([id, { by }]) => [id, by]),
);
