export const text = {
  title: { en: "Open again for you to correct", fr: "Rouvert pour que vous corrigiez" },
  by: { en: "{name}, {date}", fr: "{name}, le {date}" },
  toParts: { en: "Say that it is corrected", fr: "Dire que c’est corrigé" },
} as const;
