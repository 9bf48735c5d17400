import type { BilingualText } from "../../../ui/language.tsx";

/** Words of a video beside a slot. */
export const tutorialVideoText = {
  watch: { en: "Watch the video “{name}” on {host}", fr: "Regarder la vidéo « {name} » sur {host}" },
  inEnglish: {
    en: "This video and its transcript are in English.",
    fr: "Cette vidéo et sa transcription sont en anglais seulement.",
  },
  inFrench: {
    en: "This video and its transcript are in French only.",
    fr: "Cette vidéo et sa transcription sont en français.",
  },
  readInstead: { en: "Read it instead", fr: "Lire plutôt la transcription" },
} as const satisfies Record<string, BilingualText>;
