import { notAfterToday } from "../../fields/checks/dates.ts";
import { addDays, dayNumber, isIsoDate } from "../../kernel/calendarDate.ts";
import { refusal } from "../../kernel/validation.ts";
import type { FormCheck, FormPrefill } from "../../forms/fields/field.ts";
import type { Text } from "../../kernel/text.ts";
import { writtenNumber } from "../../kernel/written.ts";
import { demandAnswerDays } from "../../tables/court/courtPages.ts";
import { letterContent } from "../define.ts";
import { fullName } from "../facts/applicant.ts";
import { dayInLetter } from "../facts/ownFields.ts";
import type { LetterField } from "../letterContent.ts";
import { asked, type Fact } from "../prose/fact.ts";
import { gapsOf } from "../prose/gap.ts";
import { sentence } from "../prose/sentence.ts";
import { applicationNumber, clientNumber, nameGap } from "./caseInCourt.ts";
import {
  appliedFor,
  appliedOn,
  delayDetails,
  hardshipDetails,
  timeIn,
  inquiryMethod,
  pendingFields,
  publishedTime,
  sentBy,
} from "./delay.ts";
import { anythingElse, saidAfter } from "./lawyersWords.ts";
import { filedBySolicitor } from "./solicitor.ts";

/** The demand that comes before a case about a delay: to decide, or to say what is missing, by a day. */

const gap = gapsOf("demandLetter");

const usualTime: Text = {
  en: "the time that lawyers usually give",
  fr: "le délai que les équipes juridiques accordent d’habitude",
};

const lastDay: FormPrefill = (the) => {
  const row = the.row(demandAnswerDays);
  return row.found ? { value: addDays(the.today(), row.row.value.most), from: { says: usualTime } } : undefined;
};

const soon = refusal("demandAnswerTooSoon", {
  en: "That is sooner than lawyers usually ask for. Give time to answer.",
  fr: "C’est plus court que ce qui est demandé d’habitude. Laissez le temps de répondre.",
});

const givesTime: FormCheck = (value, the) => {
  const row = the.row(demandAnswerDays);
  if (typeof value !== "string" || !isIsoDate(value) || !row.found) return undefined;
  return dayNumber(value) - dayNumber(the.today()) < row.row.value.least ? { ...soon, isAdvice: true } : undefined;
};

/** Days from the application to the day of the letter. */
const daysSince: Fact = asked("applicationDate", (day, the) => {
  const days = isIsoDate(day) ? dayNumber(the.today()) - dayNumber(day) : 0;
  return days > 1 ? writtenNumber(days) : undefined;
});

/** The words of the person, in quotation marks: they speak of themselves, the lawyer does not. */
const told = (path: string): Fact =>
  asked(path, (words) => {
    const line = words.replaceAll(/\s*\n+\s*/g, " ");
    return /[.!?…]$/u.test(line) ? line : `${line}.`;
  });

const officeFields: readonly LetterField[] = [
  {
    path: "officeName",
    kind: "text",
    inAnyScript: true,
    label: { en: "Office that has the file", fr: "Bureau qui traite le dossier" },
    needed: "always",
  },
  {
    path: "officeAddress",
    kind: "multiline",
    inAnyScript: true,
    label: { en: "Address, or how it is sent", fr: "Adresse, ou mode d’envoi" },
    hint: { en: "Keep the proof of sending.", fr: "Gardez la preuve d’envoi." },
  },
];

export const demandLetter = letterContent({
  id: "demandLetter",
  person: "main",
  frame: "firm",
  writes: "lawyer",
  confirms: "lawyer",
  generates: ["lawyer"],
  waiting: {
    en: "The legal team writes this letter to the office that has your file, and a lawyer confirms it. If no decision follows by the day that it names, the next step is the Court.",
    fr: "L’équipe juridique écrit cette lettre au bureau qui traite votre dossier, et une avocate ou un avocat la confirme. Si aucune décision ne suit avant le jour indiqué, l’étape suivante est la Cour.",
  },
  addressee: [
    sentence(
      {
        en: "Immigration, Refugees and Citizenship Canada",
        fr: "Immigration, Réfugiés et Citoyenneté Canada",
      },
      {},
    ),
    sentence(
      { en: "{office}", fr: "{office}" },
      { office: asked("officeName") },
      { gap: gap("Office that has the file", "Bureau qui traite le dossier", "officeName") },
    ),
    sentence({ en: "{address}", fr: "{address}" }, { address: asked("officeAddress") }),
  ],
  mark: { en: "DEMAND LETTER", fr: "MISE EN DEMEURE" },
  subject: sentence(
    { en: "{name}, application number {number}", fr: "{name}, demande numéro {number}" },
    { name: fullName, number: applicationNumber },
    {
      gap: {
        asks: {
          en: "Name of the applicant and application number",
          fr: "Nom de la partie demanderesse et numéro de la demande",
        },
        fact: "answers.spApplicationNumber",
      },
    },
  ),
  signature: [],
  sections: [
    {
      id: "application",
      title: { en: "The application", fr: "La demande" },
      asks: [
        ...officeFields,
        ...pendingFields,
        {
          path: "completeOn",
          kind: "date",
          label: { en: "Day on which it was complete", fr: "Jour où la demande était complète" },
          checks: [notAfterToday],
        },
        publishedTime,
        {
          path: "publishedTimeNow",
          kind: "text",
          inAnyScript: true,
          label: {
            en: "Processing time that IRCC publishes today",
            fr: "Délai de traitement publié par IRCC aujourd’hui",
          },
        },
      ],
      lines: [
        sentence(
          {
            en: "We represent {name}; the form that appoints us (IMM 5476) is enclosed.",
            fr: "Nous représentons {name}; le formulaire qui nous nomme (IMM 5476) est joint.",
          },
          { name: fullName },
          { gap: nameGap },
        ),
        sentence(
          { en: "The client number (UCI) is {number}.", fr: "L’identificateur unique de client (IUC) est {number}." },
          { number: clientNumber },
        ),
        sentence(
          {
            en: "On {day}, an application for {what} was made {way}.",
            fr: "Le {day}, une demande visant {what} a été présentée {way}.",
          },
          { day: appliedOn, what: appliedFor, way: sentBy },
          {
            gap: gap(
              "When, for what and how the application was made",
              "Quand, pour quoi et comment la demande a été présentée",
              "applicationDate",
            ),
          },
        ),
        sentence(
          { en: "It has been complete since {day}.", fr: "Elle est complète depuis le {day}." },
          { day: dayInLetter("completeOn") },
        ),
        sentence(
          {
            en: "When it was made, Immigration, Refugees and Citizenship Canada published a processing time {time}.",
            fr: "À ce moment, Immigration, Réfugiés et Citoyenneté Canada publiait un délai de traitement {time}.",
          },
          { time: timeIn("publishedTime") },
        ),
        sentence(
          {
            en: "Today, it publishes a processing time {time}.",
            fr: "Aujourd’hui, le ministère publie un délai de traitement {time}.",
          },
          { time: timeIn("publishedTimeNow") },
        ),
        sentence(
          {
            en: "To this day, {days} days have passed without a decision.",
            fr: "À ce jour, {days} jours se sont écoulés sans décision.",
          },
          { days: daysSince },
        ),
      ],
    },
    {
      id: "delay",
      title: { en: "The delay and its effects", fr: "Le retard et ses effets" },
      asks: [delayDetails, inquiryMethod, hardshipDetails],
      lines: [
        sentence(
          {
            en: "{name} describes what has happened since: “{words}”",
            fr: "{name} décrit ainsi ce qui s’est passé depuis\u00A0: «\u00A0{words}\u00A0»",
          },
          { name: fullName, words: told("delayDetails") },
          { gap: gap("What has happened since", "Ce qui s’est passé depuis", "delayDetails") },
        ),
        sentence(
          {
            en: "About the inquiries and their answers: “{words}”",
            fr: "Au sujet des demandes de renseignements et de leurs réponses\u00A0: «\u00A0{words}\u00A0»",
          },
          { words: told("inquiryMethod") },
          {
            startsParagraph: true,
            gap: gap("Past inquiries and answers", "Les demandes de renseignements et les réponses", "inquiryMethod"),
          },
        ),
        sentence(
          {
            en: "About the effects of the delay: “{words}”",
            fr: "Au sujet des effets du retard\u00A0: «\u00A0{words}\u00A0»",
          },
          { words: told("hardshipDetails") },
          { startsParagraph: true },
        ),
      ],
    },
    {
      id: "demand",
      title: { en: "Demand", fr: "Demande" },
      limit: 3000,
      asks: [
        {
          path: "answerBy",
          kind: "date",
          label: { en: "Answer wanted by", fr: "Réponse souhaitée d’ici le" },
          needed: "always",
          prefill: lastDay,
          checks: [givesTime],
        },
        anythingElse(3000),
      ],
      lines: [
        sentence(
          {
            en: "We demand that the application be decided, or that we be told in writing what is missing, by {day}.",
            fr: "Nous vous mettons en demeure de rendre une décision sur la demande, ou de nous dire par écrit ce qui manque, au plus tard le {day}.",
          },
          { day: dayInLetter("answerBy") },
          { gap: gap("The day by which an answer is wanted", "Le jour limite de la réponse", "answerBy") },
        ),
        sentence(
          {
            en: "Without a decision or an answer by then, the next step is an application to the Federal Court for an order that a decision be made (mandamus).",
            fr: "Sans décision ni réponse à cette date, l’étape suivante sera une demande à la Cour fédérale en vue d’une ordonnance qui enjoint de rendre une décision (mandamus).",
          },
          {},
        ),
        { ...saidAfter({ en: "We add the following", fr: "Nous ajoutons ce qui suit" }), startsParagraph: true },
      ],
    },
    filedBySolicitor("demandLetter"),
  ],
});
