import { SituationInCanada } from "../../../conditions/status/situationInCanada.ts";
import type { Text } from "../../../kernel/text.ts";
import { refusal } from "../../../kernel/validation.ts";
import type { FormCheck, FormField, FormPrefill, FormSection } from "../../fields/field.ts";
import { byRule, ofApplicant } from "../../prefills/origins.ts";

/** What a form from inside Canada is filled in for: the boxes on top of its first page. */

export const restorationAt = "applyingFor.restoration";
const residentPermitAt = "applyingFor.temporaryResidentPermit";

/** Only where status and its end are known: a permit that is still valid, or one that has ended while nothing is pending. */
const restorationPrefill: FormPrefill = ofApplicant(
  byRule(
    {
      en: "from your status in Canada and the day on which it ends",
      fr: "d’après votre statut au Canada et le jour où il prend fin",
    },
    (the) => {
      const situation = new SituationInCanada(the.case);
      if (situation.hasEnded()) return true;
      return situation.hasValidPermit() && situation.expiry() !== undefined ? false : undefined;
    },
  ),
);

const notWithRestoration = refusal("residentPermitWithRestoration", {
  en: "The form does not accept both a restored status and a temporary resident permit. Choose one of the two.",
  fr: "Le formulaire n’accepte pas à la fois le rétablissement du statut et un permis de séjour temporaire. Choisissez l’un des deux.",
});

const withThePermit = refusal("residentPermitAlone", {
  en: "The form accepts a temporary resident permit only with the permit or stay above. Choose that too, or answer no here.",
  fr: "Le formulaire n’accepte un permis de séjour temporaire qu’avec le permis ou le séjour ci-dessus. Choisissez-le aussi, ou répondez non ici.",
});

const somethingIsAskedFor = refusal("nothingAppliedFor", {
  en: "The form needs at least one thing to apply for. Answer yes to one of these.",
  fr: "Le formulaire exige qu’au moins une chose soit demandée. Répondez oui à l’une d’elles.",
});

/** The form’s own rule: nothing at all is no application. It stands with what is asked for as a rule. */
export const asksForSomething: FormCheck = (value, the) =>
  value === false && the.isNo(restorationAt) ? somethingIsAskedFor : undefined;

type Asked = {
  /** “Restore my status as a worker”, in our words. */
  readonly restoration: Text;
  /** The permit or stay that is asked for, and where it is told. */
  readonly permit: FormField;
};

export function applyingForSection({ restoration, permit }: Asked): FormSection {
  const withPermit: FormCheck = (value, the) => {
    if (value !== true) return undefined;
    if (the.isYes(restorationAt)) return notWithRestoration;
    const asked = the.value(permit.path);
    return asked === undefined || asked === false ? withThePermit : undefined;
  };
  return {
    id: "applyingFor",
    title: { en: "What you apply for", fr: "Ce que vous demandez" },
    parts: [
      {
        path: restorationAt,
        kind: "yesNo",
        label: restoration,
        hint: {
          en: "Only after a status has ended, and within the time that the law gives.",
          fr: "Seulement après la fin d’un statut, et dans le délai que donne la loi.",
        },
        needed: "always",
        prefill: restorationPrefill,
      },
      permit,
      {
        path: residentPermitAt,
        kind: "yesNo",
        label: {
          en: "Are you inadmissible, and do you ask for a temporary resident permit?",
          fr: "Êtes-vous interdit de territoire, et demandez-vous un permis de séjour temporaire?",
        },
        hint: {
          en: "This is for people whom the law does not let stay in Canada. Most people answer no.",
          fr: "C’est pour les personnes que la loi n’autorise pas à rester au Canada. La plupart répondent non.",
        },
        needed: "always",
        checks: [withPermit],
      },
    ],
  };
}
