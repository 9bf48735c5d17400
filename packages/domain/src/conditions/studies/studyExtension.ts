import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import type { IsoDate } from "../../kernel/calendarDate.ts";
import { all, any } from "../../kernel/condition.ts";
import { isPostGraduationPermit, renewsStudy } from "../application/application.ts";
import { isOneOf } from "../oneOf.ts";

/** Conditions about studies that go on in Canada, and how they went. */

/**
 * Whether a new program starts. In an extension the reason says it, so that nobody is asked twice and an older answer
 * does not outlive the reason (docs/facts/questionnaire.md section 4); where no reason is asked, or
 * while it is open, as answered. What is not asked is not read: it would count as an answer still to come.
 */
function newProgram(the: CaseReader): boolean | undefined {
  const reason = the.application("type") === "StudentExtension" ? the.answer("speApplicationReason") : undefined;
  return reason === undefined ? the.answer("newStudyProgram") : reason !== "finishProgram";
}

export const startsNewProgram = says(
  "startsNewProgram",
  { en: "you are starting a new program", fr: "vous commencez un nouveau programme" },
  (the) => newProgram(the) === true,
  {
    en: "your answers do not say that you are starting a new program",
    fr: "vos réponses n’indiquent pas que vous commencez un nouveau programme",
  },
);

/**
 * The first day of the studies that are applied for: for who renews a permit for a new program the start of that one, and
 * no other while it is not answered.
 */
export const startOfStudies = (the: CaseReader): IsoDate | undefined =>
  the.answer(
    renewsStudy.evaluate(the).holds && startsNewProgram.evaluate(the).holds
      ? "startOfCanadianStudyProgram2"
      : "startOfCanadianStudyProgram",
  );

export const staysInProgram = says(
  "staysInProgram",
  { en: "you stay in the same program", fr: "vous restez dans le même programme" },
  (the) => newProgram(the) === false,
  {
    en: "your answers do not say that you stay in the same program",
    fr: "vos réponses n’indiquent pas que vous restez dans le même programme",
  },
);

export const goesToNewSchool = says(
  "goesToNewSchool",
  { en: "you are going to a new school", fr: "vous allez dans un nouvel établissement" },
  (the) => the.answer("attendingNewDLI") === true,
  {
    en: "your answers do not say that you are going to a new school",
    fr: "vos réponses n’indiquent pas que vous changez d’établissement",
  },
);

export const extendsForNewProgram = says(
  "extendsForNewProgram",
  { en: "you are extending to start a new program", fr: "vous prolongez pour commencer un nouveau programme" },
  (the) => {
    const reason = the.answer("speApplicationReason");
    return reason === undefined ? undefined : isOneOf(reason, ["startNewProgram", "both"]);
  },
  {
    known: {
      en: "you are not extending to start a new program",
      fr: "vous ne prolongez pas pour commencer un nouveau programme",
    },
    unknown: {
      en: "your answers do not say that you are extending to start a new program",
      fr: "vos réponses n’indiquent pas que vous prolongez pour commencer un nouveau programme",
    },
  },
);

export const wasNotFullTime = says(
  "wasNotFullTime",
  { en: "you were not always full-time", fr: "vous n’avez pas toujours étudié à temps plein" },
  (the) => the.answer("fullTimeStudent") === false || the.answer("pgwpFullTimeStudent") === false,
  {
    en: "your answers do not say that you were not always full-time",
    fr: "vos réponses n’indiquent pas que vous n’avez pas toujours étudié à temps plein",
  },
);

export const tookLongLeave = says(
  "tookLongLeave",
  { en: "you took a leave of more than 150 days", fr: "vous avez pris un congé de plus de 150 jours" },
  (the) => the.answer("leaveFromStudies") === "yesLong",
  {
    en: "your answers do not show a leave of more than 150 days",
    fr: "vos réponses n’indiquent pas de congé de plus de 150 jours",
  },
);

export const studiesOnline = says(
  "studiesOnline",
  { en: "part of your program is online", fr: "une partie de votre programme est en ligne" },
  (the) => the.answer("onlineStudies") === true,
  {
    en: "your answers do not say that a part of the program is online",
    fr: "vos réponses n’indiquent pas qu’une partie du programme est en ligne",
  },
);

export const extensionReasonIsKnown = says(
  "extensionReasonIsKnown",
  {
    en: "the reason that you gave for your extension already says it",
    fr: "le motif que vous avez donné pour votre prolongation le dit déjà",
  },
  (the) => the.application("type") === "StudentExtension" && the.answer("speApplicationReason") !== undefined,
);

export const finishedSeveralPrograms = says(
  "finishedSeveralPrograms",
  { en: "you finished two or more programs", fr: "vous avez terminé deux programmes ou plus" },
  (the) => (the.answer("numberOfStudyPrograms") ?? 0) >= 2,
  { en: "your answers do not show two finished programs", fr: "vos réponses n’indiquent pas deux programmes terminés" },
);

export const finishedOneProgram = says(
  "finishedOneProgram",
  { en: "you finished one program", fr: "vous avez terminé un programme" },
  (the) => the.answer("numberOfStudyPrograms") === 1,
);

/** A second program: the other finished one for a post-graduation permit, the new one for an extension. */
export const hasSecondProgram = any(
  all(renewsStudy, startsNewProgram),
  all(isPostGraduationPermit, finishedSeveralPrograms),
);

export const hasSecondSchool = any(
  all(renewsStudy, goesToNewSchool),
  all(isPostGraduationPermit, finishedSeveralPrograms),
);

export const tookLeave = says(
  "tookLeave",
  { en: "you took a leave from your studies", fr: "vous avez pris un congé d’études" },
  (the) => isOneOf(the.answer("leaveFromStudies"), ["yesShort", "yesLong"]),
);

export const finishedFirstProgram = says(
  "finishedFirstProgram",
  { en: "you finished your first program", fr: "vous avez terminé votre premier programme" },
  (the) => the.answer("completedOriginalStudyProgram") === true,
);
