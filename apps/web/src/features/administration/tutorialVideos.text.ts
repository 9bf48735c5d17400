import type { BilingualText, Language } from "../../ui/language.tsx";

/** Words of the administrator’s page of videos. */
export const tutorialVideosText = {
  title: { en: "Tutorial videos", fr: "Vidéos d’aide" },
  lead: {
    en: "A video shows what a document should look like. If you add one, the page of the document has a link to it, which opens in a new tab, and its transcript. If you add none, nothing is shown.",
    fr: "Une vidéo montre à quoi un document doit ressembler. Si vous en ajoutez une, la page du document présente un lien vers elle, qui s’ouvre dans un nouvel onglet, et sa transcription. Si vous n’en ajoutez pas, rien n’est affiché.",
  },
  oneLanguage: {
    en: "A video in one language only is shown to everyone, with a note that says its language.",
    fr: "Une vidéo offerte dans une seule langue est montrée à tout le monde, avec une note qui indique sa langue.",
  },
  addressHint: {
    en: "It begins with https://. Leave it empty, with the transcript, if there is no video.",
    fr: "Elle commence par https://. Laissez-la vide, ainsi que la transcription, s’il n’y a pas de vidéo.",
  },
  transcriptHint: { en: "What is said and shown, as plain text.", fr: "Ce qui est dit et montré, en texte simple." },
  save: { en: "Save all", fr: "Tout enregistrer" },
  saved: {
    en: "Saved. Applicants see it from now on.",
    fr: "Enregistré. Les personnes qui font une demande le voient dès maintenant.",
  },
} satisfies Record<string, BilingualText>;

/** By the language of the video. `fault` says in the summary which of two fields it means. */
export const videoFieldText: Readonly<
  Record<Language, Readonly<Record<"address" | "transcript" | "fault", BilingualText>>>
> = {
  en: {
    address: { en: "Address of the video in English", fr: "Adresse de la vidéo en anglais" },
    transcript: { en: "Transcript in English", fr: "Transcription en anglais" },
    fault: { en: "In English: {words}", fr: "En anglais : {words}" },
  },
  fr: {
    address: { en: "Address of the video in French", fr: "Adresse de la vidéo en français" },
    transcript: { en: "Transcript in French", fr: "Transcription en français" },
    fault: { en: "In French: {words}", fr: "En français : {words}" },
  },
};
