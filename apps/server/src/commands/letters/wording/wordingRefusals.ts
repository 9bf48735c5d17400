import type { UnusableWording } from "@boreal/domain/letters/checks/checkWording";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { says } from "../../deps.ts";

/** Why there is no suggestion, or why one is not taken over; the letter is as it was. */
export const noModel = says("noLanguageModel", {
  en: "No language model is set up here. Write this section yourself, or keep what Boreal writes.",
  fr: "Aucun modèle de langage n’est configuré ici. Écrivez cette section vous-même, ou gardez ce que Boreal écrit.",
});
export const noPlace = says("noSuggestionHere", {
  en: "No wording is suggested for this letter. Write it yourself, or keep what Boreal writes.",
  fr: "Aucune formulation n’est proposée pour cette lettre. Écrivez-la vous-même, ou gardez ce que Boreal écrit.",
});
export const modelNotAllowed = says("modelNotAllowed", {
  en: "The applicant has not allowed the language model for the letters of this application. Nothing was sent.",
  fr: "La personne qui fait la demande n’a pas permis le modèle de langage pour les lettres de cette demande. Rien n’a été envoyé.",
});
export const gapsFirst = says("suggestionHasGaps", {
  en: "Something is still missing in this section. Answer what is marked in it, then ask for a wording. Nothing was sent.",
  fr: "Il manque encore quelque chose dans cette section. Répondez à ce qui y est marqué, puis demandez une formulation. Rien n’a été envoyé.",
});
export const askedOften = says("modelAskedOften", {
  en: "The language model was asked very often for this application today. Ask again tomorrow, or write the section yourself.",
  fr: "Le modèle de langage a été consulté très souvent pour cette demande aujourd’hui. Réessayez demain, ou écrivez la section vous-même.",
});
const nothingChanged = {
  en: "Nothing in the letter changed.",
  fr: "Rien n’a changé dans la lettre.",
};
const noWording = (code: string, en: string, fr: string): Refusal =>
  says(code, { en: `${en} ${nothingChanged.en}`, fr: `${fr} ${nothingChanged.fr}` });

export const failures: Readonly<Record<"unreachable" | "unusable" | "refused", Refusal>> = {
  unreachable: noWording(
    "modelUnreachable",
    "The language model did not answer in time. Try again later, or write the section yourself.",
    "Le modèle de langage n’a pas répondu à temps. Réessayez plus tard, ou écrivez la section vous-même.",
  ),
  unusable: noWording(
    "modelUnusable",
    "The language model answered with something that cannot be used. Try again, or write the section yourself.",
    "Le modèle de langage a donné une réponse inutilisable. Réessayez, ou écrivez la section vous-même.",
  ),
  refused: noWording(
    "modelRefused",
    "The language model refused to suggest a wording. Write the section yourself, or keep what Boreal writes.",
    "Le modèle de langage a refusé de proposer une formulation. Écrivez la section vous-même, ou gardez ce que Boreal écrit.",
  ),
};

export const unusableWordings: Readonly<Record<UnusableWording, Refusal>> = {
  empty: failures.unusable,
  notPlain: failures.unusable,
  tooLong: noWording(
    "suggestionTooLong",
    "The suggestion was longer than this section may be. Try again, or write the section yourself.",
    "La proposition dépassait la longueur permise pour cette section. Réessayez, ou écrivez la section vous-même.",
  ),
  otherLanguage: noWording(
    "suggestionOtherLanguage",
    "The language model answered in another language than the letter’s. Try again, or write the section yourself.",
    "Le modèle de langage a répondu dans une autre langue que celle de la lettre. Réessayez, ou écrivez la section vous-même.",
  ),
};
export const sameWording = noWording(
  "suggestionSame",
  "The language model suggests the same words as Boreal.",
  "Le modèle de langage propose les mêmes mots que Boreal.",
);

export const suggestionGone = says("suggestionGone", {
  en: "This suggestion is no longer there. Look at the letter again, and ask for another wording if you want one.",
  fr: "Cette proposition n’est plus là. Regardez de nouveau la lettre, et demandez une autre formulation si vous en voulez une.",
});
export const suggestionMoved = says("suggestionMoved", {
  en: "Facts of the letter changed, and other sentences of the suggestion are marked now. Look at it again, then decide.",
  fr: "Des faits de la lettre ont changé, et d’autres phrases de la proposition sont maintenant marquées. Regardez-la de nouveau, puis décidez.",
});
export const stillMarked = says("suggestionStillMarked", {
  en: "A marked sentence still holds what the facts do not have. Change it, or leave the sentence out.",
  fr: "Une phrase marquée contient encore ce que les faits ne contiennent pas. Changez-la, ou retirez la phrase.",
});
export const nothingLeft = says("suggestionEmpty", {
  en: "Nothing would be left of the suggestion. Edit a sentence, or reject the suggestion.",
  fr: "Il ne resterait rien de la proposition. Modifiez une phrase, ou refusez la proposition.",
});
export const editedTooLong = says("suggestionTooLong", {
  en: "With your changes the text is longer than this section may be. Shorten it.",
  fr: "Avec vos changements, le texte dépasse la longueur permise pour cette section. Raccourcissez-le.",
});
