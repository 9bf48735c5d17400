import { mostAsked } from "@boreal/domain/caseFile/authority/authorityRequest";
import { says } from "../deps.ts";

export const asksForNothing = says("asksForNothing", {
  en: "Write at least one thing that the letter asks for, in its own words. What fits no document of the case is kept in these words.",
  fr: "Inscrivez au moins une chose que la lettre demande, dans ses mots. Ce qui ne correspond à aucun document du dossier est conservé dans ces mots.",
});
export const asksForTooMuch = says("asksForTooMuch", {
  en: `One request holds up to ${mostAsked} things. Record the others as a second request.`,
  fr: `Une demande contient jusqu’à ${mostAsked} éléments. Inscrivez les autres dans une deuxième demande.`,
});
export const wordsTooLong = says("askedWordsTooLong", {
  en: "One of the things asked for is longer than 300 characters. Shorten it, or split it in two.",
  fr: "Un des éléments demandés dépasse 300 caractères. Raccourcissez-le ou divisez-le en deux.",
});
export const placeUnknown = says("askedPlaceUnknown", {
  en: "One of the documents chosen has no place in this case. Choose another, or leave it in words.",
  fr: "Un des documents choisis n’a pas de place dans ce dossier. Choisissez-en un autre ou laissez-le en mots.",
});
export const kindUnknown = says("requestKindUnknown", {
  en: "Choose what kind of request it is.",
  fr: "Choisissez de quelle sorte de demande il s’agit.",
});
export const personUnknown = says("requestPersonUnknown", {
  en: "Choose whom the request is about: somebody who is part of this case.",
  fr: "Choisissez la personne visée par la demande, parmi celles du dossier.",
});
export const letterUnknown = says("requestLetterUnknown", {
  en: "We could not find this letter. Load the page again, or record the request without it.",
  fr: "Nous n’avons pas trouvé cette lettre. Rechargez la page ou inscrivez la demande sans elle.",
});
export const letterRecorded = says("requestLetterRecorded", {
  en: "This letter is recorded as a request already. Load the page again to see it; what was asked for can be changed there.",
  fr: "Cette lettre est déjà inscrite comme demande. Rechargez la page pour la voir; ce qui est demandé peut y être modifié.",
});
export const letterAhead = says("requestLetterAhead", {
  en: "The date of the letter lies ahead. Enter the date that is printed on it.",
  fr: "La date de la lettre est à venir. Inscrivez la date imprimée sur la lettre.",
});
export const dayUnreadable = says("requestDayUnreadable", {
  en: "Enter a day that exists.",
  fr: "Inscrivez une date qui existe.",
});
export const dueTooEarly = says("requestDueTooEarly", {
  en: "The last day to answer is before the date of the letter. One of the two is not right.",
  fr: "Le dernier jour pour répondre précède la date de la lettre. L’une des deux dates est inexacte.",
});
export const requestNotFound = says("requestNotFound", {
  en: "This request is no longer there. Load the page again.",
  fr: "Cette demande n’est plus là. Rechargez la page.",
});
export const itemNotFound = says("requestItemNotFound", {
  en: "One of these points is no longer part of the request. Load the page again.",
  fr: "Un de ces points ne fait plus partie de la demande. Rechargez la page.",
});
export const sentAlready = says("requestSentAlready", {
  en: "Part of this request was already sent, so it cannot be removed. Record another request for what is new.",
  fr: "Une partie de cette demande est déjà envoyée; elle ne peut pas être retirée. Inscrivez une autre demande pour ce qui est nouveau.",
});
export const sentMeanwhile = says("requestSentMeanwhile", {
  en: "One of these points was sent in the meantime, so it stays as it is. Load the page again, then correct the rest.",
  fr: "Un de ces points a été envoyé entre-temps; il reste tel quel. Rechargez la page, puis corrigez le reste.",
});
export const correctedMeanwhile = says("requestCorrectedMeanwhile", {
  en: "Somebody corrected this request in the meantime, and nothing was saved. Note what you changed, load the page again, and correct what is still wrong.",
  fr: "Quelqu’un a corrigé cette demande entre-temps et rien n’a été enregistré. Notez vos modifications, rechargez la page et corrigez ce qui reste inexact.",
});
export const sentAhead = says("requestSentAhead", {
  en: "This day lies ahead. Enter the day on which it was sent or done.",
  fr: "Cette date est à venir. Inscrivez la date de l’envoi ou du rendez-vous passé.",
});
export const sentTooEarly = says("requestSentTooEarly", {
  en: "This day is before the date of the letter. One of the two is not right.",
  fr: "Cette date précède celle de la lettre. L’une des deux est inexacte.",
});
export const nothingChosen = says("requestNothingChosen", {
  en: "Choose what was sent or done.",
  fr: "Choisissez ce qui a été envoyé ou fait.",
});
export const onlyTeamSends = says("requestTeamSends", {
  en: "Your legal team sends this answer and records it here. Add the documents; you are told when it asks for more.",
  fr: "Votre équipe juridique envoie cette réponse et l’inscrit ici. Ajoutez les documents; on vous avise s’il en faut d’autres.",
});
export const onlyTeamTakesBack = says("requestTeamTakesBack", {
  en: "This was recorded more than an hour ago, or by somebody else. Write to your legal team if it was not sent or done after all.",
  fr: "Cela a été inscrit il y a plus d’une heure, ou par une autre personne. Écrivez à votre équipe juridique si cela n’a finalement pas été envoyé ou fait.",
});
export const whyTakenBackNeeded = says("reasonNeeded", {
  en: "Say why it was not sent or done after all. The reason is kept.",
  fr: "Dites pourquoi cela n’a finalement pas été envoyé ou fait. Le motif est conservé.",
});
export const whyTakenBackTooLong = says("reasonTooLong", {
  en: "The reason is longer than 1,000 characters. Shorten it.",
  fr: "Le motif dépasse 1 000 caractères. Raccourcissez-le.",
});
export const notOnThisPage = says("requestFileElsewhere", {
  en: "This file lies elsewhere in the case. Move it to the place that is asked for, or choose another.",
  fr: "Ce fichier se trouve ailleurs dans le dossier. Placez-le à l’endroit demandé ou choisissez-en un autre.",
});
export const caseMoved = says("requestCaseMoved", {
  en: "The status of this application changed in the meantime, and nothing was recorded. Load the page again and check.",
  fr: "L’état de cette demande a changé entre-temps et rien n’a été inscrit. Rechargez la page et vérifiez.",
});
