import { dollars } from "../../kernel/money.ts";
import { letterContent } from "../define.ts";
import { livingField } from "../facts/livingEntered.ts";
import { amountWritten, tuition, tuitionPaid, tuitionPaidOn } from "../facts/money.ts";
import {
  costLines,
  isCovered,
  openCost,
  shortfall,
  sourceLines,
  totalNeeded,
  totalShown,
} from "../facts/plannedMoney.ts";

import { studiesBegin, studiesEnd } from "../facts/studies.ts";
import { narrative } from "../narrative.ts";
import { asked, isKnown, isUnknown, when } from "../prose/fact.ts";
import { sentence, typed, type Gap } from "../prose/sentence.ts";

/** What the studies cost, line by line, against what pays for them. Its figures are those of the plan. */

const limit = 1000;
const gap = (en: string, fr: string, fact: string): Gap => ({ asks: { en, fr }, fact });

export const financialExplanation = letterContent({
  id: "financialExplanation",
  person: "main",
  frame: "letter",
  writes: "applicant",
  confirms: "applicant",
  generates: ["lawyer"],
  waiting: {
    en: "The legal team makes this letter from your answers and documents. You read the amounts and confirm them.",
    fr: "L’équipe juridique prépare cette lettre à partir de vos réponses et de vos documents. Vous lisez les montants et les confirmez.",
  },
  subject: sentence({ en: "Explanation of my finances", fr: "Explication de ma situation financière" }, {}),
  words: { least: 60, most: 400, tooMany: 450 },
  sections: [
    {
      id: "costs",
      title: { en: "Costs", fr: "Coûts" },
      lead: {
        en: "The amounts are those of the plan. What is not verified is yours to compare with the authority’s page and to enter.",
        fr: "Les montants sont ceux du plan. Ce qui n’est pas vérifié, comparez-le avec la page de l’autorité et inscrivez-le.",
      },
      limit,
      asks: [
        livingField,
        {
          path: "travelCost",
          kind: "amount",
          label: { en: "Price of your travel to Canada and back", fr: "Prix de votre voyage aller-retour au Canada" },
          hint: {
            en: "In Canadian dollars. No authority sets an amount, so it is shown beside the sum.",
            fr: "En dollars canadiens. Aucune autorité ne fixe de montant\u00A0: il figure donc à côté de la somme.",
          },
        },
      ],
      lines: [
        sentence(
          {
            en: "My program begins on {begin} and ends on {end}.",
            fr: "Mon programme commence le {begin} et se termine le {end}.",
          },
          { begin: studiesBegin, end: studiesEnd },
        ),
        sentence(
          {
            en: "The tuition of the first year is {tuition}, of which I paid {paid} on {day}.",
            fr: "Les droits de scolarité de la première année sont de {tuition}, dont {paid} payés le {day}.",
          },
          { tuition, paid: tuitionPaid, day: tuitionPaidOn },
          { when: isKnown(tuitionPaidOn) },
        ),
        sentence(
          {
            en: "The tuition of the first year is {tuition}, of which {paid} is paid.",
            fr: "Les droits de scolarité de la première année sont de {tuition}, dont {paid} déjà payés.",
          },
          { tuition, paid: tuitionPaid },
          { when: isUnknown(tuitionPaidOn) },
        ),
        sentence(
          {
            en: "The costs of my first year are the following.",
            fr: "Les coûts de ma première année sont les suivants.",
          },
          {},
        ),
        { each: costLines },
        {
          each: (the) => [
            sentence(
              { en: "Sum of the costs: {total}", fr: "Somme des coûts\u00A0: {total}" },
              { total: totalNeeded },
              {
                startsParagraph: true,
                gap: gap("The sum of the costs", "La somme des coûts", openCost(the).fact),
              },
            ),
          ],
        },
        sentence(
          {
            en: "Travel to Canada and back is not in this sum; I expect it to cost {travel}.",
            fr: "Le voyage aller-retour au Canada n’est pas compris dans cette somme; je prévois qu’il coûtera {travel}.",
          },
          { travel: asked("travelCost", (value) => amountWritten(dollars(Number(value)))) },
          {
            startsParagraph: true,
            gap: gap(
              "The price of your travel to Canada and back",
              "Le prix de votre voyage aller-retour au Canada",
              "letters.financialExplanation.travelCost",
            ),
          },
        ),
      ],
    },
    {
      id: "sources",
      title: { en: "Sources of funds", fr: "Sources des fonds" },
      limit,
      asks: [
        narrative("difference", {
          label: {
            en: "How the costs are paid that no document covers yet",
            fr: "Comment sont payés les coûts qu’aucun document ne couvre encore",
          },
          questions: [{ en: "Who pays the rest, when, and from what?", fr: "Qui paie le reste, quand, et avec quoi?" }],
          most: 400,
          shown: when((the) => shortfall(the) !== undefined),
        }),
        narrative("yearsAfter", {
          label: {
            en: "How the years after the first are paid",
            fr: "Comment sont payées les années après la première",
          },
          most: 400,
          isOptional: true,
        }),
      ],
      lines: [
        sentence(
          { en: "The sources of my funds are the following.", fr: "Voici les sources de mes fonds." },
          {},
          {
            when: isKnown(totalShown),
          },
        ),
        { each: sourceLines },
        sentence(
          { en: "Sum of the sources: {total}", fr: "Somme des sources\u00A0: {total}" },
          { total: totalShown },
          {
            startsParagraph: true,
            gap: gap(
              "Documents that show what pays for the studies",
              "Documents qui montrent ce qui paie les études",
              "documents.proof-of-funds",
            ),
          },
        ),
        sentence(
          {
            en: "The sources cover the costs of the first year.",
            fr: "Les sources couvrent les coûts de la première année.",
          },
          {},
          { when: isCovered, startsParagraph: true },
        ),
        sentence(
          {
            en: "The costs exceed these sources by {shortfall}.",
            fr: "Les coûts dépassent ces sources de {shortfall}.",
          },
          { shortfall },
          { startsParagraph: true },
        ),
        typed(
          "difference",
          {
            thing: { en: "The rest is paid for by", fr: "Le reste est payé par" },
            before: { en: "The rest is paid as follows", fr: "Le reste est payé comme suit" },
          },
          {
            when: when((the) => shortfall(the) !== undefined),
            gap: gap("How the rest is paid", "Comment le reste est payé", "letters.financialExplanation.difference"),
          },
        ),
        typed(
          "yearsAfter",
          {
            thing: { en: "The years after the first are paid for by", fr: "Les années suivantes sont payées par" },
            before: {
              en: "The years after the first are paid as follows",
              fr: "Les années suivantes sont payées comme suit",
            },
          },
          { startsParagraph: true },
        ),
      ],
    },
  ],
});
