import type { BilingualText, Wording } from "../../../ui/language.tsx";

/** Words about whom an applicant belongs to, and what those may see. */
export const affiliationText = {
  title: { en: "Your school and your agency", fr: "Votre établissement et votre agence" },
  school: { en: "School: {name}", fr: "Établissement\u00A0: {name}" },
  agent: { en: "Agency: {name}", fr: "Agence\u00A0: {name}" },
  unnamed: { en: "no longer in our list", fr: "ne figure plus dans notre liste" },
  kind: { en: "You apply as: {kind}", fr: "Vous présentez une demande à titre de\u00A0: {kind}" },
  kinds: {
    student: { en: "student", fr: "étudiante ou étudiant" },
    visitor: { en: "visitor", fr: "visiteuse ou visiteur" },
    worker: { en: "worker", fr: "travailleuse ou travailleur" },
    expressEntry: { en: "Express Entry candidate", fr: "candidate ou candidat d’Entrée express" },
    iec: { en: "youth mobility candidate", fr: "candidate ou candidat de la mobilité des jeunes" },
  },
  byLink: {
    en: "You joined by a link on {when}.",
    fr: "Vous avez suivi un lien d’inscription le {when}.",
  },
  bySignOn: {
    en: "You signed in through them on {when}.",
    fr: "Vous avez ouvert une session par leur service le {when}.",
  },
  byStaff: {
    en: "{name} of the legal team set this on {when}.",
    fr: "{name}, de l’équipe juridique, l’a indiqué le {when}.",
  },
  byTeam: { en: "The legal team set this on {when}.", fr: "L’équipe juridique l’a indiqué le {when}." },
  wrong: {
    en: "If this is wrong, tell your legal team. They can change it.",
    fr: "Si c’est inexact, dites-le à votre équipe juridique, qui peut le changer.",
  },
  nothingSeen: {
    en: "They see nothing of your applications. You decide what they see.",
    fr: "Rien de vos demandes n’est visible pour eux. C’est vous qui décidez de ce qu’ils voient.",
  },
  seenUntil: {
    en: "You let them see this until {when}:",
    fr: "Vous leur permettez de voir ceci jusqu’au {when}\u00A0:",
  },
  always: { en: "how far your applications are", fr: "l’état de vos demandes" },
  schoolAlways: {
    en: "your name and how far your applications are",
    fr: "votre nom et l’état de vos demandes",
  },
  answers: {
    en: "Your answers, but nothing about health, the police or money",
    fr: "Vos réponses, mais rien sur la santé, la police ou l’argent",
  },
  schoolDocuments: {
    en: "Your letter of acceptance, attestation letter and transcripts",
    fr: "Votre lettre d’acceptation, votre lettre d’attestation et vos relevés de notes",
  },
  agentDocuments: {
    en: "Your passport, letter of acceptance, attestation letter and tuition receipt",
    fr: "Votre passeport, votre lettre d’acceptation, votre lettre d’attestation et votre reçu de droits de scolarité",
  },
  upload: { en: "They may add documents for you", fr: "Ils peuvent ajouter des documents pour vous" },
  allow: { en: "Choose what they may see", fr: "Choisir ce qu’ils peuvent voir" },
  change: { en: "Change what they may see", fr: "Changer ce qu’ils peuvent voir" },
  more: { en: "Beside {always}, they may see or do", fr: "En plus de {always}, ils peuvent voir ou faire ceci" },
  until: { en: "Until which day?", fr: "Jusqu’à quel jour?" },
  untilHint: {
    en: "At most two years from now. You can end it at any time.",
    fr: "Dans deux ans au plus. Vous pouvez y mettre fin à tout moment.",
  },
  untilMissing: {
    en: "Enter the day, month and year on which this ends.",
    fr: "Entrez le jour, le mois et l’année où cela prend fin.",
  },
  save: { en: "Let them see this", fr: "Permettre de voir ceci" },
  saved: { en: "Saved. They can see this now.", fr: "Enregistré. C’est maintenant visible pour eux." },
  takeBack: { en: "End this now", fr: "Y mettre fin maintenant" },
  takenBack: {
    en: "Ended. They see nothing from now on.",
    fr: "C’est fait. Rien n’est plus visible pour eux.",
  },
  cancel: { en: "Cancel", fr: "Annuler" },
} as const satisfies Record<string, Wording | Record<string, BilingualText>>;
