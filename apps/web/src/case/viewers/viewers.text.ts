import type { Wording } from "../../ui/language.tsx";

/** Who sees a case besides the applicant. */
export const viewerText = {
  title: { en: "Who sees this application", fr: "Qui voit cette demande" },
  titleOfAll: { en: "Who sees your applications", fr: "Qui voit vos demandes" },
  you: { en: "You see everything.", fr: "Vous voyez tout." },
  nobody: { en: "Nobody else sees it yet.", fr: "Personne d’autre ne la voit pour le moment." },
  everything: { en: "Can see everything", fr: "Accès à tout" },
  part: {
    en: "Can see a part, but nothing about health, the police or money",
    fr: "Accès à une partie, mais à rien sur la santé, la police ou l’argent",
  },
  someDocuments: {
    en: "Can see a few documents of the school, and no answers",
    fr: "Accès à quelques documents de l’établissement, mais à aucune réponse",
  },
  documentList: {
    en: "Can see the list of your documents, but cannot open them or see your answers",
    fr: "Accès à la liste de vos documents, sans pouvoir les ouvrir ni voir vos réponses",
  },
  exists: { en: "Can see only how far the application is", fr: "Accès à l’état de la demande seulement" },
  ofKind: { en: "Application: {name}", fr: "Demande\u00A0: {name}" },
  logTitle: { en: "Who did what", fr: "Qui a fait quoi" },
  lookedTitle: { en: "Who looked at it", fr: "Qui l’a consultée" },
  nobodyLooked: { en: "Nobody looked at it yet.", fr: "Personne ne l’a encore consultée." },
  looked: { en: "{who}, {when}", fr: "{who}, le {when}" },
  openedFor: {
    en: "{who} opened everything on {when}, until {until}. Reason: {reason}",
    fr: "{who} a tout ouvert le {when}, jusqu’au {until}. Motif\u00A0: {reason}",
  },
  named: { en: "{name} ({role})", fr: "{name} ({role})" },
  roles: {
    lawyer: { en: "lawyer", fr: "avocate ou avocat" },
    paralegal: { en: "paralegal", fr: "parajuriste" },
    admin: { en: "administrator of this site", fr: "administration du site" },
    support: { en: "support staff", fr: "personnel de soutien" },
    agent: { en: "education agent", fr: "agence d’études" },
    schoolStaff: { en: "school staff", fr: "personnel de l’établissement" },
    student: { en: "applicant", fr: "personne qui présente la demande" },
  },
} as const satisfies Record<string, Wording | Record<string, Wording>>;
