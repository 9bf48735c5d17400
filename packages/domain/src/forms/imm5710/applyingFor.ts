import { isCoOpPermit, isPostGraduationPermit } from "../../conditions/application/application.ts";
import { placementBesideExtension } from "../../conditions/officialForms/officialForms.ts";
import { any, not } from "../../kernel/condition.ts";
import { applyingForWorkPermit } from "../../lists/officialForms/formChoicesInCanada.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormPrefill } from "../fields/field.ts";
import { yesAt } from "../fields/fieldConditions.ts";
import { byRule, ofApplicant } from "../prefills/origins.ts";
import { applyingForSection, restorationAt } from "../temporaryResidence/inCanada/applyingFor.ts";

/** Whoever graduated or begins a placement has no employer on a permit yet; of the others only the person knows. */
const isFirst = any(isPostGraduationPermit, isCoOpPermit, placementBesideExtension);

const first: FormPrefill = ofApplicant(
  byRule({ en: "a permit of this kind is a first one", fr: "un permis de ce type est un premier permis" }, (the) =>
    isFirst.evaluate(the.case).holds ? "newEmployer" : undefined,
  ),
);

export const applyingFor = applyingForSection({
  restoration: {
    en: "Do you ask to restore your status as a worker?",
    fr: "Demandez-vous le rétablissement de votre statut de travailleur?",
  },
  permit: {
    path: "applyingFor.workPermit",
    kind: "choice",
    label: { en: "Which work permit do you apply for?", fr: "Quel permis de travail demandez-vous?" },
    hint: {
      en: "Leave empty if you only ask to restore your status.",
      fr: "Laissez vide si vous demandez seulement le rétablissement de votre statut.",
    },
    choices: choicesOf(applyingForWorkPermit),
    needed: not(yesAt(restorationAt)),
    prefill: first,
  },
});
