import type { ApplicationStatus } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { lastDayForLeave } from "../conditions/application/caseMoves.ts";
import { addDays, type IsoDate } from "../kernel/calendarDate.ts";
import { partOf, type DatedTable } from "../kernel/datedTable.ts";
import { fill, type Text } from "../kernel/text.ts";
import {
  applicantRecord,
  courtAppeal,
  courtSteps,
  hearingAfterLeave,
  statusTimeLimits,
} from "../tables/court/courtTimeLimits.ts";
import { iecInvitation } from "../tables/youthMobility/invitation.ts";
import { daysNotKnown, deadline, type Deadline } from "./deadline.ts";
import { leaveWithoutDay } from "./leaveWithoutDay.ts";

/** Days that run once a decision, an invitation or a step of the Court is recorded (docs/facts/statuses.md section 2). */

type DayOf = "servedAt" | "leaveFiledAt" | "rule9ReceivedAt" | "respondentMemoAt" | "judgmentAt" | "itaReceivedAt";

type Running = {
  readonly id: string;
  readonly title: Text;
  /** With `{days}`. */
  readonly because: Text;
  readonly statuses: readonly ApplicationStatus[];
  /** The case has gone on, or is closed: told there while the day is not over. Nothing says whether it was done. */
  readonly untilOver?: readonly ApplicationStatus[];
  /** There only while nothing was sent: a case that was sent back is there too. */
  readonly beforeSending?: readonly ApplicationStatus[];
  readonly from: DayOf;
  readonly days: DatedTable<number>;
};

const record: Pick<Running, "id" | "title" | "days"> = {
  id: "applicantRecord",
  title: { en: "Serve and file the applicant’s record", fr: "Signifier et déposer le dossier du demandeur" },
  days: applicantRecord,
};

/** Both can still be done once the case is closed here, in `RefusedReapply` and `JrDismissed`. */
export const leaveApplicationId = "leaveApplication";
export const courtAppealId = "courtAppeal";

/** What the legal team does by then, or is at; the days of an invitation are the applicant’s. */
const ofTeam: readonly string[] = [
  leaveApplicationId,
  "proofOfService",
  "applicantRecord",
  "courtReply",
  courtAppealId,
  "hearing",
  "hearingUntil",
];
export const isCourtDay = ({ id }: Pick<Deadline, "id">): boolean => ofTeam.includes(id);

const running: readonly Running[] = [
  {
    id: "proofOfService",
    title: { en: "File the proof of service", fr: "Déposer la preuve de signification" },
    because: {
      en: "the proof is filed within {days} days of the service",
      fr: "la preuve se dépose dans les {days} jours suivant la signification",
    },
    statuses: ["JrLeaveFiled", "MandamusLeaveFiled"],
    // The days run from the service, whatever else happens meanwhile.
    untilOver: ["JrRule9Requested", "JrRule9Received", "JrRecordFiled", "JrSimplifiedProcedure"],
    from: "servedAt",
    days: partOf(courtSteps, ({ proofOfService }) => proofOfService),
  },
  {
    ...record,
    because: {
      en: "the reasons came on that day, and {days} days run from then",
      fr: "les motifs sont arrivés ce jour-là, et un délai de {days} jours court depuis",
    },
    statuses: ["JrRule9Received"],
    from: "rule9ReceivedAt",
  },
  {
    ...record,
    because: {
      en: "where the reasons were already there, {days} days run from the filing; if the Court asks for them, they run from their arrival",
      fr: "si les motifs étaient déjà là, un délai de {days} jours court depuis le dépôt; si la Cour les demande, il court depuis leur arrivée",
    },
    statuses: ["JrLeaveFiled"],
    from: "leaveFiledAt",
  },
  {
    ...record,
    because: {
      en: "a case about a delay has no reasons to wait for: {days} days run from the filing",
      fr: "dans un dossier sur un retard, il n’y a pas de motifs à attendre : un délai de {days} jours court depuis le dépôt",
    },
    statuses: ["MandamusLeaveFiled"],
    from: "leaveFiledAt",
  },
  {
    id: "courtReply",
    title: { en: "Reply to the other side’s memorandum", fr: "Répliquer au mémoire de l’autre partie" },
    because: {
      en: "a reply is possible within {days} days of the memorandum",
      fr: "une réplique est possible dans les {days} jours suivant le mémoire",
    },
    statuses: ["JrRespondentReplied"],
    from: "respondentMemoAt",
    days: partOf(courtSteps, ({ reply }) => reply),
  },
  {
    id: courtAppealId,
    title: { en: "Last day to appeal the judgment", fr: "Dernier jour pour interjeter appel du jugement" },
    because: {
      en: "an appeal is possible within {days} days of the judgment, and only if the judge certified a question",
      fr: "un appel est possible dans les {days} jours suivant le jugement, et seulement si le juge a certifié une question",
    },
    // Of who lost. After a judgment for the applicant the days are the other side’s.
    statuses: [],
    untilOver: ["JrDismissed"],
    from: "judgmentAt",
    days: partOf(courtAppeal, ({ notice }) => notice),
  },
];

const invitation: Omit<Running, "days" | "statuses"> = {
  id: "invitation",
  title: { en: "Last day to send after the invitation", fr: "Dernier jour pour envoyer la demande après l’invitation" },
  because: {
    en: "the invitation gives {days} days from the day on which it came",
    fr: "l’invitation donne {days} jours à partir de la date où elle est arrivée",
  },
  from: "itaReceivedAt",
};

/** Not recorded once it is done, so it is told while it lies ahead. */
const acceptance: Running = {
  id: "acceptInvitation",
  title: { en: "Last day to accept the invitation", fr: "Dernier jour pour accepter l’invitation" },
  because: {
    en: "an invitation of youth mobility has to be accepted within {days} days of the day on which it came; that was read on secondary pages",
    fr: "une invitation de mobilité jeunesse s’accepte dans les {days} jours suivant la date où elle est arrivée; cela a été lu sur des pages secondaires",
  },
  statuses: [],
  untilOver: ["ItaReceived"],
  from: "itaReceivedAt",
  days: partOf(iecInvitation, ({ accept }) => accept),
};

const expressEntryDays = partOf(statusTimeLimits, ({ expressEntryInvitation }) => expressEntryInvitation);

/** Until it is sent; of Express Entry that is the application which was started from the invited profile. */
const invitations: Partial<Readonly<Record<string, Pick<Running, "days" | "statuses" | "beforeSending">>>> = {
  Iec: {
    days: partOf(iecInvitation, ({ submit }) => submit),
    statuses: ["ItaReceived", "LawyerReview"],
    // The legal team asked for changes, and the days run on.
    beforeSending: ["Preparation"],
  },
  ExpressEntry: { days: expressEntryDays, statuses: ["ItaReceived"] },
  ExpressEntryIta: { days: expressEntryDays, statuses: ["Preparation", "LawyerReview"] },
};

/** Deadlines of the court and of an invitation, from the dates that came with the changes of status. */
export function courtDeadlines(the: CaseReader): readonly Deadline[] {
  const reader = the.fresh();
  const [type, status] = [reader.application("type"), runningStatus(reader)];
  if (type === undefined || status === undefined) return [];
  const invited = invitations[type];
  const all: readonly Running[] = [
    ...running,
    ...(type === "Iec" ? [acceptance] : []),
    ...(invited ? [{ ...invitation, ...invited }] : []),
  ];
  return [
    ...leaveDeadline(the, status),
    ...all.flatMap((one) => runningDeadline(the, one, status)),
    ...hearing(the, status),
  ];
}

/** An offer to settle stops no time of the Court: what ran before it runs on. */
function runningStatus(reader: CaseReader): ApplicationStatus | undefined {
  const status = reader.application("status");
  return status === "JrSettlementOffered" ? (reader.application("statusBeforeOffer") ?? status) : status;
}

function runningDeadline(the: CaseReader, one: Running, status: ApplicationStatus): readonly Deadline[] {
  const { id, title, because, statuses, untilOver = [], beforeSending = [], from, days } = one;
  const isThere =
    statuses.includes(status) ||
    untilOver.includes(status) ||
    (beforeSending.includes(status) && the.fresh().application("submittedAt") === undefined);
  const reader = the.fresh();
  const day = isThere ? reader.application(from) : undefined;
  if (!day) return [];
  const row = reader.row(days);
  if (!row.found) return [deadline(reader, { id, title }, null, daysNotKnown)];
  const last = addDays(day, row.row.value);
  if (untilOver.includes(status) && last < reader.today()) return [];
  return [deadline(reader, { id, title }, last, fill(because, { days: row.row.value }))];
}

const leaveTitle: Text = {
  en: "Last day to apply to the Court",
  fr: "Dernier jour pour s’adresser à la Cour",
};
const leaveBecause: Readonly<Record<"outside" | "here", Text>> = {
  outside: {
    en: "the decision was made outside Canada, and the time runs from the day on which you learned of it",
    fr: "la décision a été prise hors du Canada, et le délai court depuis la date où vous l’avez apprise",
  },
  here: {
    en: "the time runs from the day on which you learned of the decision; it is the shorter one, as the decision was made in Canada or its place is not known",
    fr: "le délai court depuis la date où vous avez appris la décision; c’est le plus court, car la décision a été prise au Canada ou son lieu n’est pas connu",
  },
};

/** Until it is filed; a reconsideration does not stop it. A court case of its own knows the days of its refusal from the start. */
const beforeLeave: readonly ApplicationStatus[] = ["Refused", "RefusedReconsideration", "JrPreparation"];
/** Closed here because a new application took its place; the Court can still be asked (docs/facts/statuses.md section 6). */
const whileLeaveIsOpen: readonly ApplicationStatus[] = ["RefusedReapply"];

/** Whoever decides on a social insurance number is no officer of IRCC. */
const isOfOfficer = (reader: CaseReader): boolean => reader.application("type") !== "SinRequest";

function leaveDeadline(the: CaseReader, status: ApplicationStatus): readonly Deadline[] {
  const isPrepared = status === "Preparation" && the.fresh().application("type") === "JudicialReview";
  const untilOver = whileLeaveIsOpen.includes(status);
  if (!isPrepared && !untilOver && !beforeLeave.includes(status)) return [];
  const reader = the.fresh();
  // Filed in a court case of its own, it is done; returned there, it runs again.
  if (reader.application("linkedLeaveFiledAt") !== undefined) return [];
  const last: IsoDate | undefined = lastDayForLeave(reader);
  if (!untilOver && reader.application("decisionNotifiedAt") === undefined && isOfOfficer(reader))
    return [leaveWithoutDay({ id: leaveApplicationId, title: leaveTitle }, the)];
  if (last === undefined || (untilOver && last < reader.today())) return [];
  const where = reader.application("decisionPlace") === "outsideCanada" ? "outside" : "here";
  return [deadline(reader, { id: leaveApplicationId, title: leaveTitle }, last, leaveBecause[where])];
}

const hearingTitle: Text = { en: "Hearing at the Court", fr: "Audience devant la Cour" };
const hearingBecause: Text = { en: "the Court set this day", fr: "la Cour a fixé cette date" };

const hearingUntilTitle: Text = {
  en: "Last day for the hearing to be held",
  fr: "Dernier jour pour la tenue de l’audience",
};
const hearingUntilBecause: Text = {
  en: "the Act has the hearing held between {least} and {most} days after leave was granted, unless both sides agree to an earlier day",
  fr: "la Loi prévoit l’audience entre {least} et {most} jours après l’autorisation, sauf si les deux parties acceptent une date plus proche",
};

/** The day of the hearing while it is ahead; before the Court has set it, the last day on which it can be. */
function hearing(the: CaseReader, status: ApplicationStatus): readonly Deadline[] {
  if (status !== "JrLeaveGranted" && status !== "JrHearingScheduled") return [];
  const reader = the.fresh();
  const day = reader.application("hearingAt");
  if (day)
    return day < reader.today() ? [] : [deadline(reader, { id: "hearing", title: hearingTitle }, day, hearingBecause)];
  const granted = reader.application("leaveDecidedAt");
  if (!granted) return [];
  const said = { id: "hearingUntil", title: hearingUntilTitle };
  const row = reader.row(hearingAfterLeave);
  if (!row.found) return [deadline(reader, said, null, daysNotKnown)];
  const { least, most } = row.row.value;
  return [deadline(reader, said, addDays(granted, most), fill(hearingUntilBecause, { least, most }))];
}
