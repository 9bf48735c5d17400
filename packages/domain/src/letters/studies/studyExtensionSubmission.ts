import type { CaseReader } from "../../caseFile/reader.ts";
import { SituationInCanada } from "../../conditions/status/situationInCanada.ts";
import { startsNewProgram } from "../../conditions/studies/studyExtension.ts";
import { all, not } from "../../kernel/condition.ts";
import { writtenDay } from "../../kernel/written.ts";
import { submission, theFacts } from "../authority/applicantSubmission.ts";
import { enoughMoney, familyComes, refusalsAreTold, theLaws, twoIntents } from "../authority/provisions.ts";
import { labelled, onFile } from "../authority/submission.ts";
import { fullName } from "../facts/applicant.ts";
import { refusalLinesOfFirm } from "../facts/refusals.ts";
import { atTheSchool, programGap, theProgram } from "../facts/studies.ts";
import { answered, holds, isAnswer, ofCase, when, type Fact } from "../prose/fact.ts";
import { gap } from "../prose/gap.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";
import { leaveFromStudies, whyNotFullTime } from "./attendance.ts";
import { daysAndPlace, leavesAfterStudies, letterOfAcceptance, transcripts } from "./studiesOfApplicant.ts";

/** The firm’s letter for a longer study permit: asked for in time, and the studies so far were pursued. */

const reasons = {
  finishProgram: {
    en: "more time to finish the program",
    fr: "plus de temps pour terminer le programme",
  },
  startNewProgram: { en: "a new program", fr: "un nouveau programme" },
  both: {
    en: "more time to finish the program, and then a new program",
    fr: "plus de temps pour terminer le programme, puis un nouveau programme",
  },
} as const;

const permitEnd = (the: CaseReader) => new SituationInCanada(the).expiry();
const permitEnds: Fact = ofCase((the) => {
  const end = permitEnd(the);
  return end && writtenDay(end);
});
const isInTime = when((the) => {
  const end = permitEnd(the.case);
  return end !== undefined && end >= the.today();
});

const askedForInTime: readonly LetterLine[] = [
  sentence(
    {
      en: "Section 217 of the Regulations asks that an extension be applied for before the permit ends. The permit that is held ends on {day}, and this letter is dated no later than that day.",
      fr: "L’article 217 du Règlement exige que la prolongation soit demandée avant la fin du permis. Le permis actuel prend fin le {day}, et la présente lettre est datée au plus tard de ce jour.",
    },
    { day: permitEnds },
    { when: isInTime, startsParagraph: true },
  ),
  sentence(
    {
      en: "Section 217 of the Regulations asks that an extension be applied for before the permit ends. The permit that was held ended on {day}.",
      fr: "L’article 217 du Règlement exige que la prolongation soit demandée avant la fin du permis. Le permis a pris fin le {day}.",
    },
    { day: permitEnds },
    {
      when: not(isInTime),
      startsParagraph: true,
      gap: gap("The day on which the permit ends", "Le jour où le permis prend fin", "answers.studyPermitExpiryDate"),
    },
  ),
];

const howItWent: readonly LetterLine[] = [
  sentence(
    {
      en: "Subsection 220.1(1) of the Regulations asks that a student be enrolled and actively pursue the program.",
      fr: "Le paragraphe 220.1(1) du Règlement exige que la personne soit inscrite et suive activement le programme.",
    },
    {},
    { startsParagraph: true },
  ),
  sentence(
    {
      en: "{name} has studied full time since the studies began.",
      fr: "{name} étudie à temps plein depuis le début des études.",
    },
    { name: fullName },
    { when: isAnswer("fullTimeStudent", true) },
  ),
  sentence(
    { en: "{name} has not studied full time all along.", fr: "{name} n’a pas toujours étudié à temps plein." },
    { name: fullName },
    { when: isAnswer("fullTimeStudent", false) },
  ),
  whyNotFullTime("fullTimeStudent"),
  leaveFromStudies,
  onFile([
    ["enrolment-letter", { en: "the enrolment letter", fr: "la lettre d’inscription" }],
    transcripts,
    letterOfAcceptance,
    ["completion-of-studies", { en: "proof that studies are finished", fr: "la preuve de la fin d’études" }],
  ]),
];

export const studyExtensionSubmission = submission({
  id: "studyPermitExtensionLetter",
  what: { en: "application to extend a study permit", fr: "demande de prolongation d’un permis d’études" },
  facts: {
    id: "facts",
    title: theFacts,
    lines: [
      sentence(
        {
          en: "The studies that the application is for are {program} {atSchool}.",
          fr: "La demande vise les études suivantes\u00A0: {program}, {atSchool}.",
        },
        { program: theProgram, atSchool: atTheSchool },
        { startsParagraph: true, gap: programGap },
      ),
      ...daysAndPlace,
      labelled(
        { en: "What the extension is for", fr: "Objet de la prolongation" },
        answered("speApplicationReason", (reason) => reasons[reason]),
      ),
      sentence(
        { en: "The first program is finished.", fr: "Le premier programme est terminé." },
        {},
        { when: isAnswer("completedOriginalStudyProgram", true) },
      ),
      sentence(
        { en: "The new program has begun.", fr: "Le nouveau programme a commencé." },
        {},
        { when: all(isAnswer("startNewStudyProgram", true), holds(startsNewProgram)) },
      ),
      ...familyComes,
      { each: refusalLinesOfFirm },
    ],
  },
  provisions: [
    theLaws,
    ...askedForInTime,
    ...howItWent,
    ...enoughMoney,
    leavesAfterStudies("216(1)(b)"),
    twoIntents,
    refusalsAreTold,
  ],
});
