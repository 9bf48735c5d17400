import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { wasNominated } from "../expressEntry/expressEntry.ts";
import { StatusEnd } from "../status/restoration.ts";

/** On what a bridging open work permit rests (docs/facts/express-entry.md section 9; document 3 section 3.4). */

export const isNotPrincipalApplicant = says(
  "isNotPrincipalApplicant",
  {
    en: "you are not the principal applicant for permanent residence; family members have other kinds of work permits",
    fr: "vous ne faites pas à titre principal la demande de résidence permanente; la famille dispose d’autres permis de travail",
  },
  (the) => the.answer("bowpIsPrincipalApplicantOnPr") === false,
);

export const receiptIsNotAcknowledged = says(
  "receiptIsNotAcknowledged",
  {
    en: "IRCC has not yet confirmed that it has your application for permanent residence",
    fr: "IRCC n’a pas accusé réception de votre demande de résidence permanente",
  },
  (the) => the.answer("bowpSubmittedPrApplicationAndReceivedAor") === false,
);

/** Answered with no, or by the last day that was given: a permit is valid on its last day, and goes on while a renewal is pending. */
const workPermitHasEnded = (the: CaseReader): boolean => {
  if (the.answer("bowpIsHoldingValidWorkPermit") === false) return true;
  const end = new StatusEnd(the);
  return !end.isPending() && (end.daysSince() ?? 0) > 0;
};

export const workPermitIsOver = says(
  "workPermitIsOver",
  { en: "you do not hold a valid work permit", fr: "vous n’avez pas de permis de travail valide" },
  workPermitHasEnded,
);

/** Statuses from which the status of a worker may be restored: the permit that ended, or none. */
const afterWork = new Set<string | undefined>([undefined, "workPermit", "noStatus", "other"]);

/** Within the days of the table after a permit that has ended; not known without its last day. */
export const workStatusMayBeRestored = says(
  "workStatusMayBeRestored",
  {
    en: "your work permit has ended, and the time to restore your status has not",
    fr: "votre permis de travail a pris fin, mais le délai pour rétablir votre statut n’est pas écoulé",
  },
  (the) => {
    if (!afterWork.has(the.answer("currentImmigrationStatus"))) return false;
    const end = new StatusEnd(the);
    const [days, window] = [end.daysSince(), end.windowDays()];
    return days !== undefined && days > 0 && window !== undefined && days <= window;
  },
);

export const endOfWorkPermitNotKnown = says(
  "endOfWorkPermitNotKnown",
  {
    en: "the last day of your work permit is not known, or no time to restore status is known for this date",
    fr: "le dernier jour de votre permis de travail n’est pas connu, ou aucun délai de rétablissement n’est connu à cette date",
  },
  (the) => {
    if (!afterWork.has(the.answer("currentImmigrationStatus"))) return false;
    const end = new StatusEnd(the);
    return (end.daysSince() ?? 0) === 0 || end.windowDays() === undefined;
  },
);

export const livesOrPlansInQuebec = says(
  "livesOrPlansInQuebec",
  {
    en: "you do not live in Canada, or you plan to live in Quebec",
    fr: "vous n’habitez pas au Canada, ou vous comptez habiter au Québec",
  },
  (the) => the.answer("bowpResidingInCanadaOutsideQuebec") === false,
);

export const countryNotAnswered = says(
  "countryNotAnswered",
  { en: "it is not answered yet where you live", fr: "on ne sait pas encore où vous habitez" },
  (the) => the.answer("country") === undefined,
);

/** Asked of who was nominated only; an older answer of somebody who says now that nobody nominated her says nothing. */
export const nominationNamesEmployer = says(
  "nominationNamesEmployer",
  {
    en: "your nomination requires you to work for one employer, and a bridging permit is only for nominees without this restriction",
    fr: "votre désignation vous oblige à travailler pour un employeur précis, et le permis transitoire est réservé aux personnes désignées sans cette restriction",
  },
  (the) => wasNominated.evaluate(the).holds && the.answer("bowpNominationNamesEmployer") === true,
);

const keys = [
  "bowpIsHoldingValidWorkPermit",
  "bowpIsPrincipalApplicantOnPr",
  "bowpSubmittedPrApplicationAndReceivedAor",
  "bowpResidingInCanadaOutsideQuebec",
  "hasProvincialNomination",
] as const;

export const bridgeNotAnswered = says(
  "bridgeNotAnswered",
  {
    en: "not all of the questions about the bridging permit are answered yet",
    fr: "les questions sur le permis transitoire n’ont pas encore toutes une réponse",
  },
  (the) =>
    keys.some((key) => the.answer(key) === undefined) ||
    (wasNominated.evaluate(the).holds && the.answer("bowpNominationNamesEmployer") === undefined),
);
