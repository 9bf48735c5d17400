import type { GuestSection } from "@boreal/domain/questionnaire/guestSections";
import type { BilingualText } from "../../ui/language.tsx";

/** What the applicant is told about asking somebody else to answer a part. */
export const invitationText = {
  openAgain: { en: "Send a new link", fr: "Envoyer un nouveau lien" },
  dialogTitle: { en: "Send a link by email", fr: "Envoyer un lien par courriel" },
  dialogLead: {
    en: "The link works for 14 days and opens only this part. Anyone who has it can read and change what is in it. A new link replaces the old one.",
    fr: "Le lien fonctionne pendant 14 jours et n’ouvre que cette partie. Toute personne qui l’a peut lire et modifier ce qui s’y trouve. Un nouveau lien remplace l’ancien.",
  },
  email: { en: "Their email address", fr: "Son adresse courriel" },
  emailHint: {
    en: "We use it only to send this message. We delete it 30 days later.",
    fr: "Nous l’utilisons seulement pour envoyer ce message. Nous la supprimons 30 jours plus tard.",
  },
  emailMissing: {
    en: "Enter an email address, such as name@example.com.",
    fr: "Entrez une adresse courriel, par exemple nom@exemple.com.",
  },
  language: { en: "Language of the message and the pages", fr: "Langue du message et des pages" },
  english: { en: "English", fr: "Anglais" },
  french: { en: "French", fr: "Français" },
  send: { en: "Send the link", fr: "Envoyer le lien" },
  cancel: { en: "Cancel", fr: "Annuler" },
  sent: { en: "Link sent", fr: "Lien envoyé" },
  stateWaiting: { en: "Link sent on {date}, not opened yet", fr: "Lien envoyé le {date}, pas encore ouvert" },
  stateOpened: { en: "Link opened on {date}", fr: "Lien ouvert le {date}" },
  stateExpired: { en: "The link has expired", fr: "Le lien a expiré" },
  stateRevoked: { en: "You cancelled the link", fr: "Vous avez annulé le lien" },
  finished: {
    en: "All questions of this part are answered",
    fr: "Toutes les questions de cette partie ont une réponse",
  },
  openUntil: { en: "It works until {date}.", fr: "Il fonctionne jusqu’au {date}." },
  revoke: { en: "Cancel the link", fr: "Annuler le lien" },
  revoked: { en: "The link is cancelled", fr: "Le lien est annulé" },
} as const satisfies Record<string, BilingualText>;

type SectionWords = Record<"title" | "lead" | "open" | "stateDone", BilingualText>;

const supporter: SectionWords = {
  title: {
    en: "Ask the person who pays to write this letter",
    fr: "Demander à la personne qui paie d’écrire cette lettre",
  },
  lead: {
    en: "In this letter the person who pays speaks, and may write and confirm it without an account. You see what is written, and you may write it together here as well.",
    fr: "Dans cette lettre, c’est la personne qui paie qui parle. Elle peut l’écrire et la confirmer sans compte. Vous voyez ce qui est écrit, et vous pouvez aussi l’écrire ensemble ici.",
  },
  open: { en: "Invite the person who pays by email", fr: "Inviter la personne qui paie par courriel" },
  stateDone: {
    en: "The person who pays said on {date} that they are done",
    fr: "La personne qui paie a indiqué le {date} avoir terminé",
  },
};

/** Beside a letter in which this person speaks. */
export const wordsOfLetter: Record<GuestSection, Pick<SectionWords, "title" | "lead">> = {
  spouse: {
    title: {
      en: "Ask your spouse or partner to write this letter",
      fr: "Demander à votre conjoint ou partenaire d’écrire cette lettre",
    },
    lead: {
      en: "In this letter your spouse or partner speaks. The link opens the letter and the questions about them; no account is needed.",
      fr: "Dans cette lettre, c’est votre conjoint ou partenaire qui parle. Le lien ouvre la lettre et les questions qui s’y rapportent; il ne faut pas de compte.",
    },
  },
  host: {
    title: { en: "Ask the host to write this letter", fr: "Demander à l’hôte d’écrire cette lettre" },
    lead: {
      en: "In this letter the host speaks. The link opens the letter and the questions about the host; no account is needed. You may also write it together here.",
      fr: "Dans cette lettre, c’est l’hôte qui parle. Le lien ouvre la lettre et les questions sur l’hôte; il ne faut pas de compte. Vous pouvez aussi l’écrire ensemble ici.",
    },
  },
  visitor: {
    title: { en: "Ask {visitor} to write this letter", fr: "Demander à {visitor} d’écrire cette lettre" },
    lead: {
      en: "In this letter the visitor speaks. The link opens the visitor’s letters and questions; no account is needed. You may also write it together here.",
      fr: "Dans cette lettre, c’est la personne qui visite qui parle. Le lien ouvre ses lettres et ses questions; il ne faut pas de compte. Vous pouvez aussi l’écrire ensemble ici.",
    },
  },
  financialSupporter: supporter,
  secondFinancialSupporter: supporter,
};

/** Whom it is about; `{visitor}` is what the visitor is to who prepares, such as "your mother". */
export const wordsOfSection: Record<GuestSection, SectionWords> = {
  spouse: {
    title: {
      en: "Ask your spouse or partner to answer this part",
      fr: "Demander à votre conjoint ou partenaire de répondre à cette partie",
    },
    lead: {
      en: "These questions are about your spouse or partner, who may answer them without an account. You see the answers, and you may answer here yourself as well.",
      fr: "Ces questions portent sur votre conjoint ou partenaire, qui peut y répondre sans compte. Vous voyez les réponses et vous pouvez aussi répondre ici.",
    },
    open: {
      en: "Invite your spouse or partner by email",
      fr: "Inviter votre conjoint ou partenaire par courriel",
    },
    stateDone: {
      en: "Your spouse or partner said on {date} that they are done",
      fr: "Votre conjoint ou partenaire a indiqué le {date} avoir terminé",
    },
  },
  host: {
    title: { en: "Ask the host to answer this part", fr: "Demander à l’hôte de répondre à cette partie" },
    lead: {
      en: "These questions are about the host’s family and income. The host may answer them without an account. You see the answers, and you may answer here yourself as well.",
      fr: "Ces questions portent sur la famille et le revenu de l’hôte, qui peut y répondre sans compte. Vous voyez les réponses et vous pouvez aussi répondre ici.",
    },
    open: { en: "Invite the host by email", fr: "Inviter l’hôte par courriel" },
    stateDone: {
      en: "The host said on {date} that they are done",
      fr: "L’hôte a indiqué le {date} avoir terminé",
    },
  },
  visitor: {
    title: { en: "Ask {visitor} to answer this part", fr: "Demander à {visitor} de répondre à cette partie" },
    lead: {
      en: "These questions are about {visitor}: country, passport, work, money, family, health and history. No account is needed to answer them. You see the answers, and you may answer here yourself as well.",
      fr: "Ces questions portent sur {visitor}\u00A0: pays, passeport, travail, argent, famille, santé et antécédents. Il ne faut pas de compte pour y répondre. Vous voyez les réponses et vous pouvez aussi répondre ici.",
    },
    open: { en: "Invite {visitor} by email", fr: "Inviter {visitor} par courriel" },
    stateDone: {
      en: "The visitor said on {date} that they are done",
      fr: "La personne qui visite a indiqué le {date} avoir terminé",
    },
  },
  financialSupporter: supporter,
  secondFinancialSupporter: supporter,
};
