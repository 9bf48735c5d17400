import { lengthAtMost } from "../../fields/checks/texts.ts";
import { formDetailsLength } from "../../tables/officialForms/formLimits.ts";
import { backgroundWords } from "../fields/backgroundWords.ts";
import type { FormCondition, FormField, FormPrefill, FormSection } from "../fields/field.ts";
import { anyYesAt, yesAt } from "../fields/fieldConditions.ts";
import { firstOf, inProfile, ofApplicant } from "../prefills/origins.ts";
import { isAdult } from "./adult.ts";
import {
  appliedBefore,
  associated,
  crimeDetails,
  crimes,
  disorder,
  healthDetails,
  overstayed,
  refusals,
  immigrationDetails,
  tuberculosis,
} from "./backgroundPrefill.ts";

const yesOf = (path: string, label: FormField["label"], prefill?: FormPrefill): FormField => ({
  path: `background.${path}`,
  kind: "yesNo",
  label,
  needed: "always",
  ...(prefill ? { prefill } : {}),
});

const detailsOf = (
  path: string,
  label: FormField["label"],
  shown: FormCondition,
  prefill?: FormPrefill,
): FormField => ({
  path: `background.${path}`,
  kind: "multiline",
  label,
  hint: {
    en: "What happened, when and where, and the name of the person if it is not you.",
    fr: "Ce qui s’est passé, quand et où, et le nom de la personne s’il ne s’agit pas de vous.",
  },
  shown,
  needed: "always",
  length: lengthAtMost(formDetailsLength),
  ...(prefill ? { prefill } : {}),
});

export const background: FormSection = {
  id: "background",
  title: { en: "Background questions", fr: "Antécédents" },
  lead: {
    en: "Answer truthfully. A yes does not mean a refusal. A wrong no can lead to one.",
    fr: "Dites la vérité. Un oui ne veut pas dire un refus. Un non inexact peut en causer un.",
  },
  // Document 1 section 2.
  shown: isAdult,
  parts: [
    yesOf(
      "healthQuestions.tuberculosisContact",
      {
        en: "In the past two years, did you or a family member have tuberculosis of the lungs or close contact with a person who has it?",
        fr: "Au cours des deux dernières années, vous ou un membre de votre famille avez-vous eu la tuberculose pulmonaire ou été en contact étroit avec une personne atteinte?",
      },
      tuberculosis,
    ),
    yesOf(
      "healthQuestions.physicalMentalDisorder",
      {
        en: "Do you have a physical or mental disorder that would need social or health services, other than medication, during your stay?",
        fr: "Avez-vous un trouble physique ou mental qui nécessiterait des services sociaux ou de santé, autres que des médicaments, pendant votre séjour?",
      },
      disorder,
    ),
    detailsOf(
      "healthQuestions.healthDetailsText",
      { en: "Details about health", fr: "Détails sur la santé" },
      anyYesAt("background.healthQuestions.tuberculosisContact", "background.healthQuestions.physicalMentalDisorder"),
      healthDetails,
    ),
    yesOf(
      "immigrationQuestions.overstayedStatus",
      {
        en: "Did you ever stay in Canada beyond your status, or study or work there without authorization?",
        fr: "Avez-vous déjà séjourné au Canada au-delà de votre statut, ou y avez-vous étudié ou travaillé sans autorisation?",
      },
      overstayed,
    ),
    yesOf(
      "immigrationQuestions.refusedVisa",
      {
        en: "Were you ever refused a visa or permit, denied entry, or ordered to leave Canada or any other country?",
        fr: "Vous a-t-on déjà refusé un visa ou un permis, refusé l’entrée, ou ordonné de quitter le Canada ou un autre pays?",
      },
      refusals,
    ),
    yesOf(
      "immigrationQuestions.previouslyApplied",
      {
        en: "Did you ever apply to enter or stay in Canada?",
        fr: "Avez-vous déjà demandé à entrer ou à rester au Canada?",
      },
      appliedBefore,
    ),
    detailsOf(
      "immigrationQuestions.immigrationDetailsText",
      { en: "Details about your stays, refusals and applications", fr: "Détails sur vos séjours, refus et demandes" },
      anyYesAt(
        "background.immigrationQuestions.overstayedStatus",
        "background.immigrationQuestions.refusedVisa",
        "background.immigrationQuestions.previouslyApplied",
      ),
      immigrationDetails,
    ),
    yesOf(
      "criminalQuestions.criminalOffence",
      {
        en: "Did you ever commit, or were you ever arrested for, charged with or convicted of an offence in any country?",
        fr: "Avez-vous déjà commis une infraction dans un pays, ou y avez-vous été arrêté, accusé ou déclaré coupable?",
      },
      crimes,
    ),
    detailsOf(
      "criminalQuestions.criminalDetailsText",
      { en: "Details about the offence", fr: "Détails sur l’infraction" },
      yesAt("background.criminalQuestions.criminalOffence"),
      crimeDetails,
    ),
    yesOf(
      "militaryQuestions.militaryService",
      backgroundWords.service,
      ofApplicant(inProfile("hasMilitaryService", (served) => served)),
    ),
    detailsOf(
      "militaryQuestions.militaryDetailsText",
      backgroundWords.serviceDetails,
      yesAt("background.militaryQuestions.militaryService"),
      ofApplicant(inProfile("militaryServiceDetails", (told) => told)),
    ),
    yesOf(
      "politicalQuestions.politicalAssociation",
      backgroundWords.association,
      firstOf(associated, ofApplicant(inProfile("politicalAssociation", (was) => was))),
    ),
    yesOf(
      "politicalQuestions.witnessedIllTreatment",
      backgroundWords.illTreatment,
      ofApplicant(inProfile("witnessedIllTreatment", (did) => did)),
    ),
  ],
};
