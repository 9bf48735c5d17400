import { notAfterToday } from "../../../fields/checks/dates.ts";
import { noAt, yesAt } from "../../../forms/fields/fieldConditions.ts";
import { dayInLetter } from "../../facts/ownFields.ts";
import type { LetterSection } from "../../letterContent.ts";
import { gapsOf } from "../../prose/gap.ts";
import { sentence, typed } from "../../prose/sentence.ts";
import { delayDetails, hardshipDetails, inquiryMethod } from "../delay.ts";

/** What happened and what was asked since the application, and what the delay does to the applicant. */

const gap = gapsOf("writOfMandamusAffidavit");

export const delaySworn: LetterSection = {
  id: "delay",
  title: { en: "The delay", fr: "Le retard" },
  isNumbered: true,
  hasNoHeading: true,
  limit: 3000,
  asks: [
    delayDetails,
    inquiryMethod,
    {
      path: "demandSentOn",
      kind: "date",
      label: { en: "Day on which the demand letter was sent", fr: "Jour de l’envoi de la mise en demeure" },
      checks: [notAfterToday],
    },
    {
      path: "demandAnswered",
      kind: "yesNo",
      label: { en: "Was it answered?", fr: "A-t-elle reçu une réponse?" },
    },
    {
      path: "nothingOutstanding",
      kind: "yesNo",
      label: {
        en: "Did you answer everything that IRCC asked for?",
        fr: "Avez-vous répondu à tout ce qu’IRCC a demandé?",
      },
    },
  ],
  lines: [
    typed(
      "delayDetails",
      { before: { en: "Since then, the following has happened", fr: "Depuis, voici ce qui s’est passé" } },
      { gap: gap("What has happened since, day by day", "Ce qui s’est passé depuis, jour par jour", "delayDetails") },
    ),
    typed(
      "inquiryMethod",
      {
        before: {
          en: "I asked about my application in this way",
          fr: "J’ai demandé des nouvelles de ma demande ainsi",
        },
      },
      {
        gap: gap(
          "How and when you asked, and each answer",
          "Comment et quand vous avez demandé des nouvelles, et chaque réponse",
          "inquiryMethod",
        ),
      },
    ),
    sentence(
      {
        en: "On {day}, a demand letter was sent on my behalf.",
        fr: "Le {day}, une mise en demeure a été envoyée en mon nom.",
      },
      { day: dayInLetter("demandSentOn") },
      {
        gap: gap(
          "The day on which the demand letter was sent",
          "Le jour de l’envoi de la mise en demeure",
          "demandSentOn",
        ),
      },
    ),
    sentence(
      {
        en: "To this day, I have no answer to that letter.",
        fr: "À ce jour, je n’ai reçu aucune réponse à cette lettre.",
      },
      {},
      { when: noAt("demandAnswered") },
    ),
    sentence(
      {
        en: "I have answered every request that IRCC has made to me.",
        fr: "J’ai répondu à toutes les demandes qu’IRCC m’a adressées.",
      },
      {},
      { when: yesAt("nothingOutstanding") },
    ),
    sentence(
      {
        en: "To this day, I have not received a decision.",
        fr: "À ce jour, je n’ai pas reçu de décision.",
      },
      {},
    ),
  ],
};

export const hardshipSworn: LetterSection = {
  id: "hardship",
  title: { en: "The hardship", fr: "Le préjudice" },
  isNumbered: true,
  hasNoHeading: true,
  limit: 1000,
  asks: [hardshipDetails],
  lines: [
    typed(
      "hardshipDetails",
      { before: { en: "The delay affects me in this way", fr: "Voici les effets du retard sur moi" } },
      { gap: gap("What the delay does to you", "Ce que le retard vous fait", "hardshipDetails") },
    ),
  ],
};
