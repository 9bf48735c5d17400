import { intakeLinksTitle } from "./links.ts";

/** Words of the page on which the team gives out links by which people begin a case with it. */
export const intakeText = {
  title: intakeLinksTitle,
  lead: {
    en: "People who open such a link make an account and come to the first question. The case is yours, and you are told. Put the link on your site or into a mail.",
    fr: "La personne qui ouvre un tel lien crée un compte et arrive à la première question. Le dossier est le vôtre, et un avis vous le dit. Mettez le lien sur votre site ou dans un courriel.",
  },
  make: { en: "New link", fr: "Nouveau lien" },
  type: { en: "Application", fr: "Demande" },
  typeMissing: { en: "Choose the kind of application.", fr: "Choisissez le type de demande." },
  language: { en: "Language of the page", fr: "Langue de la page" },
  words: { en: "What you say to people who open it", fr: "Ce que vous dites à qui l’ouvre" },
  wordsHint: {
    en: "Anybody who has the link reads it. Name no client.",
    fr: "Toute personne qui a le lien le lit. N’y nommez personne.",
  },
  mostUses: { en: "For how many people", fr: "Pour combien de personnes" },
  mostUsesHint: { en: "Leave it empty for as many as come.", fr: "Laissez vide s’il n’y a pas de limite." },
  mostUsesWrong: { en: "Enter a number from 1 to 10,000.", fr: "Entrez un nombre de 1 à 10 000." },
  until: { en: "Until when", fr: "Jusqu’à quand" },
  untilHint: {
    en: "The last day on which it works, at most one year ahead.",
    fr: "Le dernier jour où il fonctionne, dans un an au plus tard.",
  },
  untilMissing: {
    en: "Enter the last day on which the link works.",
    fr: "Entrez le dernier jour où le lien fonctionne.",
  },
  save: { en: "Make the link", fr: "Créer le lien" },
  made: { en: "The link was made. You find it below.", fr: "Le lien est créé. Il figure plus bas." },
  links: { en: "Your links", fr: "Vos liens" },
  none: { en: "No link yet.", fr: "Aucun lien pour l’instant." },
  usesOf: {
    one: { en: "{count} case of {most}", fr: "{count} dossier sur {most}" },
    other: { en: "{count} cases of {most}", fr: "{count} dossiers sur {most}" },
  },
  uses: {
    one: { en: "{count} case", fr: "{count} dossier" },
    other: { en: "{count} cases", fr: "{count} dossiers" },
  },
  openUntil: { en: "open until {date}", fr: "ouvert jusqu’au {date}" },
  ended: { en: "Closed", fr: "Fermé" },
  by: { en: "Made by {name} on {date}", fr: "Créé par {name} le {date}" },
  address: { en: "Address of the link", fr: "Adresse du lien" },
  copy: { en: "Copy the link", fr: "Copier le lien" },
  copied: { en: "The link was copied.", fr: "Le lien est copié." },
  end: { en: "Close the link", fr: "Fermer le lien" },
  endAsk: {
    en: "Nobody can begin by this link any more. Cases that began by it stay.",
    fr: "Plus personne ne peut commencer par ce lien. Les dossiers commencés restent.",
  },
  keep: { en: "Keep it open", fr: "Le laisser ouvert" },
  closed: { en: "The link is closed.", fr: "Le lien est fermé." },
} as const;
