import { listsGrownChild } from "../../conditions/family/dependentAge.ts";
import { assessmentWarning } from "../warning.ts";

/** Document 3 section 4.2: only a child under 22 is a dependent child of the application. */
export const grownChildWarnings = [
  assessmentWarning({
    id: "childNotDependent",
    name: { en: "A Child Applies on Their Own", fr: "Un enfant présente sa propre demande" },
    message: {
      en: "A child of 22 or older, or who is married or lives with a partner, is not a dependent child of this application. No documents of this child are asked for here.",
      fr: "Un enfant de 22 ans ou plus, ou qui vit en couple marié ou non, n’est pas un enfant à charge de cette demande. Aucun de ses documents n’est demandé ici.",
    },
    fix: {
      en: "This child has to apply on their own. Correct the birthday if it is wrong.",
      fr: "Cet enfant doit présenter sa propre demande. Corrigez la date de naissance si elle est inexacte.",
    },
    isOurs: true,
    isBlocking: false,
    isPopUp: false,
    raisedWhen: listsGrownChild,
  }),
];
