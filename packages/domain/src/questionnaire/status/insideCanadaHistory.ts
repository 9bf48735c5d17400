import { renewsStudy } from "../../conditions/application/application.ts";
import {
  hadNoPreviousStatus,
  hadPreviousStatus,
  isInCanada,
  isVisitor,
  leftCanada,
  previousStatusNeedsText,
  saidInsideCanada,
  statusMayBeLost,
  stayRestsOnEntry,
  waitsForRenewal,
  wasStudentBefore,
  wasWorkerBefore,
} from "../../conditions/status/insideCanada.ts";
import { all, any, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { notAfterToday } from "../../fields/checks/dates.ts";
import { group, question } from "../step.ts";
import { notBlank } from "../../fields/checks/texts.ts";

/** Earlier status in Canada and the days of entry (document 3 section 2.2). */

const helpsWithInside: Text = {
  en: "It helps to see if you may apply from inside Canada.",
  fr: "Cela aide à voir si vous pouvez présenter la demande au Canada.",
};

const insideCanadaPreviousStatus = question({
  id: "insideCanadaPreviousStatus",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Did you have another status in Canada before this one?",
    fr: "Avez-vous eu un autre statut au Canada avant celui-ci?",
  },
  hint: {
    en: "For example, you came as a visitor and later got a permit.",
    fr: "Par exemple, vous aviez d’abord un statut de visiteur, puis avez obtenu un permis.",
  },
  whyWeAsk: {
    en: "It shows how you came to your present status.",
    fr: "Cela montre comment vous avez obtenu votre statut actuel.",
  },
  needed: "always",
  shown: isInCanada,
});

const insideCanadaPreviousStatusType = question({
  id: "insideCanadaPreviousStatusType",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "Which status did you have before?", fr: "Quel statut aviez-vous avant?" },
  hint: {
    en: "Choose the last one before your present status.",
    fr: "Choisissez le dernier avant votre statut actuel.",
  },
  choices: [
    { value: "student", label: { en: "Student", fr: "Étudiant" } },
    { value: "worker", label: { en: "Worker", fr: "Travailleur" } },
    { value: "visitor", label: { en: "Visitor", fr: "Visiteur" } },
    {
      value: "trp",
      label: { en: "Temporary resident permit holder", fr: "Titulaire d’un permis de séjour temporaire" },
    },
    {
      value: "refugee",
      label: { en: "Refugee claimant or protected person", fr: "Demandeur d’asile ou personne protégée" },
    },
    { value: "other", label: { en: "Other", fr: "Autre" } },
  ],
  needed: "always",
  shown: all(isInCanada, hadPreviousStatus),
});

/** A visit does not go on by itself where a permit ended (ADR 0113). It may be long ago, so it may stay empty. */
const insideCanadaPreviousStatusExpiry = question({
  id: "insideCanadaPreviousStatusExpiry",
  kind: "date",
  person: "main",
  question: { en: "When did that permit expire?", fr: "Quand ce permis a-t-il expiré?" },
  hint: {
    en: "The date is on the permit, beside “Expiry date”. Leave it empty if you never had one.",
    fr: "La date figure sur le permis, à côté de « Date d’expiration ». Laissez vide si vous n’en avez jamais eu.",
  },
  whyWeAsk: {
    en: "A visitor whose permit ended recently may have to ask for restoration, within 90 days.",
    fr: "Une personne en visite dont le permis a pris fin récemment peut devoir demander le rétablissement du statut, dans les 90 jours.",
  },
  needed: "never",
  shown: all(isInCanada, isVisitor, any(wasStudentBefore, wasWorkerBefore)),
  warnings: ["permitRestorationRequired"],
});

const insideCanadaPreviousStatusDetails = question({
  id: "insideCanadaPreviousStatusDetails",
  kind: "text",
  person: "main",
  question: { en: "How did you come to be in Canada?", fr: "Comment votre séjour au Canada a-t-il commencé?" },
  hint: {
    en: "A few words, for example “visitor visa, to see my sister”.",
    fr: "Quelques mots, par exemple « visa de visiteur, pour voir ma sœur ».",
  },
  whyWeAsk: {
    en: "An officer may ask how you entered.",
    fr: "Un agent peut demander comment s’est faite votre entrée.",
  },
  needed: "always",
  shown: all(isInCanada, any(previousStatusNeedsText, hadNoPreviousStatus)),
  checks: [notBlank],
});

/** Who renews a study permit is asked where the status of today does not tell which permit was held, or whether one was lost. */
export const previousImmigrationStatusGroup = group({
  id: "previousImmigrationStatusGroup",
  person: "main",
  question: { en: "Your earlier status in Canada", fr: "Votre statut précédent au Canada" },
  hint: {
    en: "Think of the status you held before the one you hold today.",
    fr: "Pensez au statut que vous aviez avant celui d’aujourd’hui.",
  },
  whyWeAsk: helpsWithInside,
  shown: all(isInCanada, any(not(renewsStudy), statusMayBeLost, waitsForRenewal, isVisitor)),
  members: [
    insideCanadaPreviousStatus,
    insideCanadaPreviousStatusType,
    insideCanadaPreviousStatusExpiry,
    insideCanadaPreviousStatusDetails,
  ],
});

const insideCanadaFirstTime = question({
  id: "insideCanadaFirstTime",
  kind: "date",
  person: "main",
  question: { en: "When did you first enter Canada?", fr: "Quelle est la date de votre première entrée au Canada?" },
  hint: {
    en: "The stamp of the airport or border office shows the day.",
    fr: "Le cachet de l’aéroport ou du poste frontalier indique le jour.",
  },
  whyWeAsk: {
    en: "A visit normally ends six months after you enter.",
    fr: "Une visite prend normalement fin six mois après l’entrée.",
  },
  needed: "always",
  shown: all(stayRestsOnEntry, saidInsideCanada),
  checks: [notAfterToday],
});

const insideCanadaLeft = question({
  id: "insideCanadaLeft",
  kind: "yesNo",
  person: "main",
  question: { en: "Have you left Canada since then?", fr: "Avez-vous quitté le Canada depuis?" },
  hint: { en: "Count every trip, also to the United States.", fr: "Comptez tous les voyages, même aux États-Unis." },
  needed: "always",
  shown: stayRestsOnEntry,
});

const insideCanadaLastEntry = question({
  id: "insideCanadaLastEntry",
  kind: "date",
  person: "main",
  question: { en: "When did you last enter Canada?", fr: "Quelle est la date de votre dernière entrée au Canada?" },
  hint: { en: "Use the newest stamp.", fr: "Utilisez le cachet le plus récent." },
  whyWeAsk: { en: "The six months start again at each entry.", fr: "Les six mois recommencent à chaque entrée." },
  needed: "always",
  shown: all(stayRestsOnEntry, leftCanada),
  checks: [notAfterToday],
});

const insideCanadaVisitorRecord = question({
  id: "insideCanadaVisitorRecord",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Did you ask for a visitor visa or visitor record and are you waiting for the answer?",
    fr: "Avez-vous demandé un visa ou une fiche de visiteur et attendez-vous la réponse?",
  },
  hint: {
    en: "A visitor record is a document that lets you stay longer as a visitor.",
    fr: "La fiche de visiteur est un document qui vous permet de rester plus longtemps comme visiteur.",
  },
  needed: "always",
  shown: all(stayRestsOnEntry, leftCanada),
});

export const insideCanadaEntryDates = group({
  id: "insideCanadaEntryDates",
  person: "main",
  question: { en: "When did you come to Canada?", fr: "Quelle est la date de votre arrivée au Canada?" },
  hint: { en: "Look at the stamps in your passport.", fr: "Regardez les cachets de votre passeport." },
  whyWeAsk: helpsWithInside,
  shown: all(isInCanada, stayRestsOnEntry),
  members: [insideCanadaFirstTime, insideCanadaLeft, insideCanadaLastEntry, insideCanadaVisitorRecord],
});
