import { anAgeIsLeftOpen } from "../../conditions/identity/ageLeftOpen.ts";
import { assessmentWarning } from "../warning.ts";

export const ageWarnings = [
  assessmentWarning({
    id: "ageLeftOpen",
    name: { en: "An Age Is Not Certain", fr: "Un âge n’est pas certain" },
    message: {
      en: "Only a part of a date of birth is known. That leaves open on which side of an age limit the person is, so documents that depend on it may be missing from the list.",
      fr: "Une date de naissance n’est connue qu’en partie. Elle ne dit pas de quel côté d’une limite d’âge se trouve la personne\u00A0: des documents qui en dépendent manquent peut-être à la liste.",
    },
    fix: {
      en: "Enter the whole date if a document shows it. If none does, ask which documents are needed before you submit.",
      fr: "Entrez la date complète si un document l’indique. Si aucun ne l’indique, demandez quels documents il faut avant l’envoi.",
    },
    isBlocking: false,
    isPopUp: false,
    isOurs: true,
    raisedWhen: anAgeIsLeftOpen,
  }),
];
