import type { Wording } from "../../../ui/language.tsx";

/** What is said of the language model of the deployment (ADR 0172). `{runBy}` is in the words of the deployment. */
export const modelText = {
  title: { en: "Ask a language model", fr: "Consulter un modèle de langage" },
  offer: {
    en: "Some values were not found in this document. With your permission, a language model can look for them. Otherwise you can type them yourself.",
    fr: "Certaines valeurs n’ont pas été trouvées dans ce document. Avec votre permission, un modèle de langage peut les chercher. Sinon, vous pouvez les entrer vous-même.",
  },
  what: {
    en: "The words of this document, including names, are sent to: {runBy} (model: {model}). Numbers such as passport, account and phone numbers, and email addresses, are hidden first. The picture is not sent. Your other documents are not sent.",
    fr: "Les mots de ce document, y compris les noms, sont envoyés à : {runBy} (modèle : {model}). Les numéros, comme ceux du passeport, des comptes et du téléphone, ainsi que les adresses courriel, sont d’abord cachés. L’image n’est pas envoyée. Vos autres documents ne le sont pas non plus.",
  },
  after: {
    en: "You check every value before it counts. You can cancel this permission at any time.",
    fr: "Vous vérifiez chaque valeur avant qu’elle compte. Vous pouvez annuler cette permission en tout temps.",
  },
  allow: { en: "Allow for this document", fr: "Permettre pour ce document" },
  allowed: {
    en: "You allowed the words of this document to be sent to: {runBy} (model: {model}).",
    fr: "Vous avez permis que les mots de ce document soient envoyés à : {runBy} (modèle : {model}).",
  },
  answered: {
    en: "Values that it found are marked below. Check each one.",
    fr: "Les valeurs qu’il a trouvées sont indiquées ci-dessous. Vérifiez chacune d’elles.",
  },
  foundNothing: {
    en: "It found no further value. Type what the document says.",
    fr: "Il n’a trouvé aucune autre valeur. Entrez ce que dit le document.",
  },
  unreachable: {
    en: "It did not answer. Type what the document says, or cancel the permission and try again later.",
    fr: "Il n’a pas répondu. Entrez ce que dit le document, ou annulez la permission et réessayez plus tard.",
  },
  unusable: {
    en: "Its answer could not be used. Type what the document says.",
    fr: "Sa réponse n’était pas utilisable. Entrez ce que dit le document.",
  },
  cancel: { en: "Cancel this permission", fr: "Annuler cette permission" },
  started: { en: "Reading again", fr: "Nouvelle lecture en cours" },
  cancelled: {
    en: "Permission cancelled. Values that you did not confirm are gone.",
    fr: "Permission annulée. Les valeurs que vous n’aviez pas confirmées ont été retirées.",
  },
} as const satisfies Readonly<Record<string, Wording>>;
