import type { Wording } from "../../../ui/language.tsx";

/** What is said of a wording that a language model suggests (ADR 0252). `{runBy}` is in the words of the deployment. */
export const letterModelText = {
  title: { en: "Ask a language model for a wording", fr: "Demander une formulation à un modèle de langage" },
  offer: {
    en: "Boreal wrote this section from the answers. With your permission, a language model can suggest another wording. You compare the two and decide.",
    fr: "Boreal a écrit cette section à partir des réponses. Avec votre permission, un modèle de langage peut proposer une autre formulation. Vous comparez les deux et vous décidez.",
  },
  what: {
    en: "When you or your legal team ask for a wording, Boreal’s text of the section and the facts in it, including names and dates, are sent to: {runBy} (model: {model}). Long numbers, such as passport and phone numbers, and email addresses are hidden first. Nothing else of your application is sent.",
    fr: "Quand vous ou votre équipe juridique demandez une formulation, le texte de Boreal pour la section et les faits qu’il contient, y compris les noms et les dates, sont envoyés à\u00A0: {runBy} (modèle\u00A0: {model}). Les longs numéros, comme ceux du passeport et du téléphone, et les adresses courriel sont d’abord cachés. Rien d’autre de votre demande n’est envoyé.",
  },
  after: {
    en: "This permission is for the letters of this application. You can cancel it at any time.",
    fr: "Cette permission vaut pour les lettres de cette demande. Vous pouvez l’annuler en tout temps.",
  },
  allow: { en: "Allow for these letters", fr: "Permettre pour ces lettres" },
  notAllowed: {
    en: "A language model could suggest a wording here. The applicant has not allowed it: they can do so on the page of a letter that they write, such as the visitor letter.",
    fr: "Un modèle de langage pourrait proposer une formulation ici. La personne qui fait la demande ne l’a pas permis\u00A0: elle peut le faire sur la page d’une lettre qu’elle écrit, comme la lettre du visiteur.",
  },
  allowed: {
    en: "Boreal’s text of this section may be sent to: {runBy} (model: {model}).",
    fr: "Le texte de Boreal pour cette section peut être envoyé à\u00A0: {runBy} (modèle\u00A0: {model}).",
  },
  ask: { en: "Suggest a wording", fr: "Proposer une formulation" },
  another: { en: "Suggest another wording", fr: "Proposer une autre formulation" },
  waiting: {
    en: "The language model is writing. This can take up to a minute.",
    fr: "Le modèle de langage écrit. Cela peut prendre jusqu’à une minute.",
  },
  cancel: { en: "Cancel this permission", fr: "Annuler cette permission" },
  cancelled: {
    en: "Permission cancelled. Suggestions that nobody accepted are gone.",
    fr: "Permission annulée. Les propositions que personne n’a acceptées ont été retirées.",
  },
  suggested: { en: "Suggested wording", fr: "Formulation proposée" },
  notYet: {
    en: "It is not in the letter. Compare it with the text there now, then accept or reject it. Struck out: would go. Underlined: would be new.",
    fr: "Elle n’est pas dans la lettre. Comparez-la au texte qui s’y trouve maintenant, puis acceptez-la ou refusez-la. Barré\u00A0: serait retiré. Souligné\u00A0: serait nouveau.",
  },
  marked: {
    one: {
      en: "{count} sentence says something that is not among the facts of this section. Change it, or leave it out.",
      fr: "{count} phrase dit quelque chose qui n’est pas dans les faits de cette section. Changez-la, ou retirez-la.",
    },
    other: {
      en: "{count} sentences say something that is not among the facts of this section. Change them, or leave them out.",
      fr: "{count} phrases disent quelque chose qui n’est pas dans les faits de cette section. Changez-les, ou retirez-les.",
    },
  },
  sentence: { en: "Marked sentence {number}", fr: "Phrase marquée {number}" },
  leaveOut: { en: "Empty the box to leave the sentence out.", fr: "Videz la case pour retirer la phrase." },
  still: {
    en: "This still says what is not among the facts. Change it, or empty the box.",
    fr: "Ce texte dit encore ce qui n’est pas dans les faits. Changez-le, ou videz la case.",
  },
  accept: { en: "Accept the suggestion", fr: "Accepter la proposition" },
  acceptEdited: { en: "Accept with my changes", fr: "Accepter avec mes changements" },
  acceptWithout: { en: "Accept without the marked sentences", fr: "Accepter sans les phrases marquées" },
  reject: { en: "Reject it", fr: "La refuser" },
  accepted: {
    en: "The suggestion is in the letter. Read all of it.",
    fr: "La proposition est dans la lettre. Lisez-la en entier.",
  },
  rejected: { en: "The letter stays as it was.", fr: "La lettre reste comme elle était." },
} as const satisfies Readonly<Record<string, Wording | { readonly one: Wording; readonly other: Wording }>>;
