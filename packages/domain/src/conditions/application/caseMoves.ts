import type { ApplicationStatus } from "../../caseFile/application.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import { addDays, type IsoDate } from "../../kernel/calendarDate.ts";
import type { Text } from "../../kernel/text.ts";
import { courtAppeal, courtSteps, leaveApplication } from "../../tables/court/courtTimeLimits.ts";
import { iecInvitation } from "../../tables/youthMobility/invitation.ts";
import type { CaseReader } from "../../caseFile/reader.ts";

/** What the changes of status ask and warn of (docs/facts/statuses.md section 3). */

/** No file of the applicant’s lies on any of these pages. */
const noFileOn = (id: string, sentence: Text, pages: readonly PageSlug[]): CaseCondition =>
  says(id, sentence, (the) => pages.every((page) => the.documents(page).length === 0));

export const submissionConfirmationIsMissing = noFileOn(
  "submissionConfirmationIsMissing",
  {
    en: "the confirmation of the submission is not in the vault yet",
    fr: "la confirmation de l’envoi n’est pas encore dans le coffre",
  },
  ["submission-confirmation"],
);

export const refusalLetterIsMissing = noFileOn(
  "refusalLetterIsMissing",
  { en: "the letter of refusal is not in the vault yet", fr: "la lettre de refus n’est pas encore dans le coffre" },
  ["refusal-letter"],
);

export const refusalLetterIsThere = says(
  "refusalLetterIsThere",
  { en: "the letter of refusal is in the vault", fr: "la lettre de refus est dans le coffre" },
  (the) => the.documents("refusal-letter").length > 0,
  { en: "the letter of refusal is not in the vault", fr: "la lettre de refus n’est pas dans le coffre" },
);

const approvals: readonly PageSlug[] = ["letter-of-introduction", "original-passport-request", "copr"];

export const approvalIsMissing = noFileOn(
  "approvalIsMissing",
  {
    en: "no letter of approval, passport request or confirmation of permanent residence is in the vault yet",
    fr: "aucune lettre d’approbation, demande de passeport ou confirmation de résidence permanente n’est encore dans le coffre",
  },
  approvals,
);

export const approvalIsThere = says(
  "approvalIsThere",
  { en: "the letter of approval is in the vault", fr: "la lettre d’approbation est dans le coffre" },
  (the) => approvals.some((page) => the.documents(page).length > 0),
  { en: "the letter of approval is not in the vault", fr: "la lettre d’approbation n’est pas dans le coffre" },
);

export const retainerIsMissing = noFileOn(
  "retainerIsMissing",
  { en: "the signed retainer is not in the vault yet", fr: "le mandat signé n’est pas encore dans le coffre" },
  ["retainer-agreement"],
);

export const settlementOfferIsMissing = noFileOn(
  "settlementOfferIsMissing",
  {
    en: "the letter with the offer is not in the vault yet",
    fr: "la lettre de l’offre n’est pas encore dans le coffre",
  },
  ["settlement-offer"],
);

export const discontinuanceIsMissing = noFileOn(
  "discontinuanceIsMissing",
  {
    en: "the notice of discontinuance is not in the vault yet",
    fr: "l’avis de désistement n’est pas encore dans le coffre",
  },
  ["notice-of-discontinuance"],
);

export const wasInvited = says(
  "wasInvited",
  { en: "the day of the invitation is entered", fr: "la date de l’invitation est inscrite" },
  (the) => the.application("itaReceivedAt") !== undefined,
);

/** The status before an offer was made, to which the case goes back when it is declined. */
export const offerCameIn = (status: ApplicationStatus): CaseCondition => {
  const words: Text = { en: "the offer came at this stage", fr: "l’offre est arrivée à cette étape" };
  return says(`offerCameIn${status}`, words, (the) => the.application("statusBeforeOffer") === status);
};

/** The status from which the record was filed, to which the case goes back when the registry returns it. */
export const recordCameFrom = (status: ApplicationStatus): CaseCondition => {
  const words: Text = { en: "the record was filed from this stage", fr: "le dossier a été déposé à cette étape" };
  return says(`recordCameFrom${status}`, words, (the) => the.application("statusBeforeRecord") === status);
};

/** Records that were filed before this was kept. */
export const recordStageIsUnknown = says(
  "recordStageIsUnknown",
  {
    en: "the stage from which the record was filed is not known",
    fr: "l’étape à laquelle le dossier a été déposé n’est pas connue",
  },
  (the) => the.application("statusBeforeRecord") === undefined,
);

/** The last day to ask the Court for leave: by where the decision was made, the shorter time where that is not known. */
export function lastDayForLeave(the: CaseReader): IsoDate | undefined {
  const notified = the.application("decisionNotifiedAt");
  const row = the.row(leaveApplication);
  if (!notified || !row.found) return undefined;
  const { madeInCanada, madeElsewhere } = row.row.value;
  return addDays(notified, the.application("decisionPlace") === "outsideCanada" ? madeElsewhere : madeInCanada);
}

export const timeForLeaveIsOver = says(
  "timeForLeaveIsOver",
  {
    en: "the time to apply for leave is over: the application itself has to ask for more time, with reasons",
    fr: "le délai pour demander l’autorisation est écoulé : la demande elle-même doit en solliciter la prorogation, motifs à l’appui",
  },
  (the) => {
    const last = lastDayForLeave(the);
    return last === undefined ? undefined : the.today() > last;
  },
);

/** A warning only: the number of days rests on pages that were not verified. */
export const invitationTimeIsOver = says(
  "invitationTimeIsOver",
  {
    en: "by our table the days of the invitation are over: check whether the portal still takes the application",
    fr: "selon notre tableau, le délai de l’invitation est écoulé : vérifiez si le portail accepte encore la demande",
  },
  (the) => {
    const [received, row] = [the.application("itaReceivedAt"), the.row(iecInvitation)];
    return !received || !row.found ? undefined : the.today() > addDays(received, row.row.value.submit);
  },
);

const daysAfter = (
  the: CaseReader,
  key: "recordFiledAt" | "respondentMemoAt",
  days: number | undefined,
): boolean | undefined => {
  const from = the.application(key);
  return !from || days === undefined ? undefined : the.today() > addDays(from, days);
};

const stepsOf = (the: CaseReader) => {
  const row = the.row(courtSteps);
  return row.found ? row.row.value : undefined;
};

export const respondentTimeIsOver = says(
  "respondentTimeIsOver",
  {
    en: "the other side’s time for its memorandum is over",
    fr: "le délai de l’autre partie pour son mémoire est écoulé",
  },
  (the) => daysAfter(the, "recordFiledAt", stepsOf(the)?.respondentMemorandum),
);

export const replyTimeIsOver = says(
  "replyTimeIsOver",
  { en: "the time to reply is over", fr: "le délai pour répliquer est écoulé" },
  (the) => daysAfter(the, "respondentMemoAt", stepsOf(the)?.reply),
);

/** Asked of the day of the notice, whenever it is recorded; before a day is entered nothing stands against it but an unknown judgment. */
export const appealWasInTime = says(
  "appealWasInTime",
  {
    en: "the notice of appeal was filed within the days to appeal",
    fr: "l’avis d’appel a été déposé dans le délai d’appel",
  },
  (the) => {
    const [judgment, filed, row] = [
      the.application("judgmentAt"),
      the.application("appealFiledAt"),
      the.row(courtAppeal),
    ];
    if (!judgment || !row.found) return undefined;
    return !filed || filed <= addDays(judgment, row.row.value.notice);
  },
  {
    known: {
      en: "the notice of appeal was filed after the days to appeal were over",
      fr: "l’avis d’appel a été déposé après la fin du délai d’appel",
    },
    unknown: { en: "the day of the judgment is not known", fr: "la date du jugement n’est pas connue" },
  },
);

export const reasonsWereReceived = says(
  "reasonsWereReceived",
  { en: "the day on which the reasons came is entered", fr: "la date d’arrivée des motifs est inscrite" },
  (the) => the.application("rule9ReceivedAt") !== undefined,
);

/** It can come, or be recorded, after its days are over; recorded once, it is not asked for again. */
export const memorandumIsAwaited = says(
  "memorandumIsAwaited",
  { en: "no memorandum of the other side is recorded", fr: "aucun mémoire de l’autre partie n’est inscrit" },
  (the) => the.application("respondentMemoAt") === undefined,
);
