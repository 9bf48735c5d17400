import type { EligibilityResult } from "@boreal/domain/plan/plan";
import type { BilingualText } from "../ui/language.tsx";

/** What each result of the eligibility rules is about. */
export const eligibilityTitles: Record<EligibilityResult, BilingualText> = {
  insideCanada: { en: "Applying from inside Canada", fr: "Demander à partir du Canada" },
  iec: { en: "International Experience Canada", fr: "Expérience internationale Canada" },
  pgwp: { en: "Post-graduation work permit", fr: "Permis de travail postdiplôme" },
  spouseOpenWorkPermit: {
    en: "Open work permit of your spouse or partner",
    fr: "Permis de travail ouvert de votre conjoint ou partenaire",
  },
  superVisa: { en: "Super visa", fr: "Super visa" },
  bowp: { en: "Bridging open work permit", fr: "Permis de travail ouvert transitoire" },
  custodian: { en: "Custodian in Canada", fr: "Gardienne ou gardien au Canada" },
  legalAge: { en: "Age of majority", fr: "Âge de la majorité" },
  medicalExam: { en: "Medical exam", fr: "Examen médical" },
  studyPermitExemption: { en: "Studying without a study permit", fr: "Étudier sans permis d’études" },
  visitorVisa: { en: "Visitor visa", fr: "Visa de visiteur" },
  restoration: { en: "Restoring your status", fr: "Rétablissement du statut" },
  expressEntry: { en: "Express Entry", fr: "Entrée express" },
  workPermit: {
    en: "Work permit for one employer, or its extension",
    fr: "Permis de travail pour un employeur, ou sa prolongation",
  },
  placement: { en: "Permit for a work placement", fr: "Permis pour un stage" },
  newSchool: { en: "Permit for a new school", fr: "Permis pour un nouvel établissement" },
};
