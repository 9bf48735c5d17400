import { choicesOf } from "../../../forms/fields/choices.ts";
import type { Text } from "../../../kernel/text.ts";
import { leaveLanguages } from "../../../lists/court/leaveApplicationChoices.ts";
import { chosenInLetter } from "../../facts/ownFields.ts";
import type { LetterSection } from "../../letterContent.ts";
import { gapsOf } from "../../prose/gap.ts";
import { sentence } from "../../prose/sentence.ts";
import { fromLeaveOrLetters } from "./fromApplicationForLeave.ts";

/** The statement that ends a record: in which language the hearing and the documents are wanted. */

const gap = gapsOf("applicationRecord");

const languages: Readonly<Record<string, Text>> = {
  en: { en: "in English", fr: "en anglais" },
  fr: { en: "in French", fr: "en français" },
  both: { en: "in English and in French", fr: "en anglais et en français" },
};

export const statementOfLanguages: LetterSection = {
  id: "languages",
  title: { en: "Statement of languages", fr: "Déclaration sur les langues" },
  asks: [
    {
      path: "hearingLanguage",
      kind: "choice",
      label: { en: "Language of the hearing", fr: "Langue de l’audience" },
      choices: choicesOf(leaveLanguages),
      needed: "always",
      prefill: fromLeaveOrLetters("hearingLanguage"),
    },
    {
      path: "materialLanguage",
      kind: "choice",
      label: { en: "Language of the documents that will be used", fr: "Langue des documents qui seront utilisés" },
      choices: choicesOf(leaveLanguages),
      needed: "always",
    },
  ],
  lines: [
    sentence(
      {
        en: "If leave is granted, the applicant wishes the hearing to be held {hearing}.",
        fr: "Si l’autorisation est accordée, la partie demanderesse souhaite que l’audience se tienne {hearing}.",
      },
      { hearing: chosenInLetter("hearingLanguage", languages) },
      { gap: gap("The language of the hearing", "La langue de l’audience", "hearingLanguage") },
    ),
    sentence(
      {
        en: "The documents that will be used are {language}.",
        fr: "Les documents qui seront utilisés sont {language}.",
      },
      { language: chosenInLetter("materialLanguage", languages) },
      {
        gap: gap("The language of the documents", "La langue des documents", "materialLanguage"),
      },
    ),
  ],
};
