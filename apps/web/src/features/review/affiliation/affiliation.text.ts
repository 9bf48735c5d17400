import type { BilingualText } from "../../../ui/language.tsx";

/** Words of the part of a case that says to whom the applicant belongs. */
export const deskAffiliationText = {
  title: { en: "School and agency", fr: "Établissement et agence" },
  none: { en: "Belongs to none", fr: "Aucun rattachement" },
  school: { en: "School", fr: "Établissement" },
  agent: { en: "Agency", fr: "Agence" },
  kind: { en: "Applies as", fr: "Présente une demande à titre de" },
  note: {
    en: "This holds for all applications of this person, and they see who set it. If you change the school or agency, what they allowed it to see ends.",
    fr: "Cela vaut pour toutes les demandes de cette personne, qui voit qui l’a indiqué. Si vous changez l’établissement ou l’agence, ce que la personne lui permettait de voir prend fin.",
  },
  save: { en: "Save", fr: "Enregistrer" },
  saved: {
    en: "Saved. The applicant sees it in their account.",
    fr: "Enregistré. La personne le voit dans son compte.",
  },
  kinds: {
    student: { en: "Student", fr: "Étudiante ou étudiant" },
    visitor: { en: "Visitor", fr: "Visiteuse ou visiteur" },
    worker: { en: "Worker", fr: "Travailleuse ou travailleur" },
    expressEntry: { en: "Express Entry candidate", fr: "Candidate ou candidat d’Entrée express" },
    iec: { en: "Youth mobility candidate", fr: "Candidate ou candidat de la mobilité des jeunes" },
  },
} satisfies Record<string, BilingualText | Record<string, BilingualText>>;
