import type { FormPrefill } from "../../forms/fields/field.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { hasSecondSupporter } from "../../conditions/money/money.ts";
import { dollars } from "../../kernel/money.ts";
import { letterContent } from "../define.ts";
import { amountWritten, isPaidBy, secondSupporterName, supporterName, theSupporter, tuition } from "../facts/money.ts";
import { shownOnPage, openCost, totalNeeded } from "../facts/plannedMoney.ts";
import { supporterPage, type SupporterRole } from "../facts/supporters.ts";
import { atTheSchool, theProgram } from "../facts/studies.ts";
import type { LetterSection } from "../letterContent.ts";
import { narrative } from "../narrative.ts";
import { holds, inWords, when, type Fact } from "../prose/fact.ts";
import { ofPerson } from "../prose/naming.ts";
import { sentence, typed, type Gap, type LetterLine } from "../prose/sentence.ts";

/** One page by the applicant: who pays, how much of what has to be shown, and why. */

const gap = (en: string, fr: string, fact: string): Gap => ({ asks: { en, fr }, fact });

const reasonPath = "studyPlanFinancialSupport";

/** What the statement of purpose tells of the same, where it is short enough. */
const fromStatement: FormPrefill = (the) => {
  const told = the.enteredInLetter("studyPlan", { role: "main" }).values.get(reasonPath);
  return typeof told === "string" && told.trim() !== "" && [...told].length <= 500
    ? {
        value: told,
        from: {
          fact: `letters.studyPlan.${reasonPath}`,
          says: { en: "from your statement of purpose", fr: "d’après votre lettre de motivation" },
        },
      }
    : undefined;
};

const letterOf = (the: FormReader, role: SupporterRole) => {
  if (role === "secondFinancialSupporter") return "secondFinancialSupporter" as const;
  return hasSecondSupporter.evaluate(the.case).holds
    ? ("firstFinancialSupporter" as const)
    : ("financialSupporter" as const);
};

/** What somebody says in their own letter to pay in a year. */
const perYearOf =
  (role: SupporterRole): Fact =>
  (the) => {
    const letter = letterOf(the, role);
    const said = Number(the.enteredInLetter(letter, { role }).values.get("supportPerYear") ?? Number.NaN);
    const isKnown = Number.isInteger(said) && said > 0;
    the.case.trace.note(`letters.${letter}:${role}.supportPerYear`, !isKnown);
    return isKnown ? amountWritten(dollars(said)) : undefined;
  };

const amountLine = (role: SupporterRole, name: Fact): LetterLine => ({
  each: (the) => [
    sentence(
      { en: "{name} gives {amount} a year.", fr: "{name} verse {amount} par année." },
      { name, amount: perYearOf(role) },
      {
        when: when(() => role === "financialSupporter" || hasSecondSupporter.evaluate(the.case).holds),
        gap: gap(
          "What each person who supports you gives in a year",
          "Ce que verse chaque personne qui vous soutient en une année",
          `letters.${letterOf(the, role)}:${role}.supportPerYear`,
        ),
      },
    ),
    sentence(
      {
        en: "The bank statements of {name} show {shown}.",
        fr: "Les relevés bancaires au nom {ofName} font état de {shown}.",
      },
      { name, ofName: inWords(name, ofPerson), shown: shownOnPage(supporterPage(role, "proof-of-funds")) },
    ),
  ],
});

const supporters: LetterSection = {
  id: "supporter",
  title: { en: "Who supports me", fr: "Qui me soutient" },
  limit: 500,
  asks: [],
  lines: [
    sentence(
      {
        en: "I am applying to follow {program} {atSchool}.",
        fr: "Je présente une demande pour suivre {program} {atSchool}.",
      },
      { program: theProgram, atSchool: atTheSchool },
    ),
    sentence(
      { en: "{supporter} pays for my studies and my stay.", fr: "{supporter} paie mes études et mon séjour." },
      { supporter: theSupporter },
      {
        when: when(isPaidBy("entirely")),
        gap: gap("Who pays for your studies", "Qui paie vos études", "answers.financialSupporterFullName"),
      },
    ),
    sentence(
      {
        en: "{supporter} pays a part of my studies and my stay, and I pay the rest.",
        fr: "{supporter} paie une partie de mes études et de mon séjour, et je paie le reste.",
      },
      { supporter: theSupporter },
      {
        when: when(isPaidBy("partially")),
        gap: gap(
          "Who helps to pay for your studies",
          "Qui aide à payer vos études",
          "answers.financialSupporterFullName",
        ),
      },
    ),
    sentence(
      { en: "{second} helps to pay as well.", fr: "{second} aide aussi à payer." },
      { second: secondSupporterName },
      {
        when: holds(hasSecondSupporter),
        gap: gap(
          "The name of the second person who supports you",
          "Le nom de la deuxième personne qui vous soutient",
          "answers.secondFinancialSupporterFullName",
        ),
      },
    ),
  ],
};

const amounts: LetterSection = {
  id: "amount",
  title: { en: "What is paid", fr: "Ce qui est payé" },
  limit: 500,
  asks: [],
  lines: [
    sentence(
      {
        en: "The tuition of the first year is {tuition}.",
        fr: "Les droits de scolarité de la première année sont de {tuition}.",
      },
      { tuition },
    ),
    {
      each: (the) => [
        sentence(
          {
            en: "The living costs of the first year and the tuition that is still due come to {total}.",
            fr: "Les frais de subsistance de la première année et les droits de scolarité encore à payer s’élèvent à {total}.",
          },
          { total: totalNeeded },
          { gap: openCost(the) },
        ),
      ],
    },
    amountLine("financialSupporter", supporterName),
    amountLine("secondFinancialSupporter", secondSupporterName),
    sentence(
      {
        en: "My own bank statements show funds of {shown}.",
        fr: "Mes propres relevés bancaires font état de {shown}.",
      },
      { shown: shownOnPage("proof-of-funds") },
    ),
  ],
};

export const supportSummary = letterContent({
  id: "financialSupport",
  person: "main",
  frame: "letter",
  writes: "applicant",
  confirms: "applicant",
  generates: ["lawyer"],
  waiting: {
    en: "You write why you have this support, and confirm the letter. The legal team then makes it.",
    fr: "Vous écrivez pourquoi vous avez ce soutien et confirmez la lettre. L’équipe juridique la prépare ensuite.",
  },
  subject: sentence({ en: "Summary of financial support", fr: "Sommaire du soutien financier" }, {}),
  words: { least: 80, most: 400, tooMany: 450 },
  sections: [
    supporters,
    amounts,
    {
      id: "reason",
      title: { en: "Why I have this support", fr: "Raison du soutien" },
      limit: 500,
      asks: [
        narrative(reasonPath, {
          label: { en: "Why you have this support", fr: "Pourquoi vous avez ce soutien" },
          questions: [
            { en: "Why does this person pay for you?", fr: "Pourquoi cette personne paie-t-elle pour vous?" },
            { en: "What did they pay for before?", fr: "Qu’a-t-elle déjà payé auparavant?" },
          ],
          most: 500,
        }),
      ].map((field) => ({ ...field, prefill: fromStatement })),
      lines: [
        typed(
          reasonPath,
          {
            thing: { en: "The reason for this support is", fr: "La raison de ce soutien est" },
            before: {
              en: "I have this support for the following reason",
              fr: "Je reçois ce soutien pour la raison suivante",
            },
          },
          {
            gap: gap(
              "Why you have this support",
              "Pourquoi vous avez ce soutien",
              `letters.financialSupport.${reasonPath}`,
            ),
          },
        ),
      ],
    },
  ],
});
