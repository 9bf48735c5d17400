import type { Text } from "../../kernel/text.ts";

/** Questions that IMM 1294 and the account ask in the same words. */

export const languageWords = {
  canCommunicate: {
    en: "Can you communicate in English or French?",
    fr: "Pouvez-vous communiquer en français ou en anglais?",
  },
  mostAtEase: {
    en: "In which of the two are you most at ease?",
    fr: "Dans laquelle des deux êtes-vous le plus à l’aise?",
  },
} satisfies Record<string, Text>;

export const hasNationalIdWords: Text = {
  en: "Do you have a national identity document?",
  fr: "Avez-vous un document d’identité national?",
};
