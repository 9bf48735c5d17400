import type { statusDateKeys } from "../caseFile/application.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { issueDateOf, uploadDayOf } from "../conditions/authority/letterDates.ts";
import { isIsoDate, type IsoDate } from "../kernel/calendarDate.ts";
import type { Text } from "../kernel/text.ts";
import { requestKind } from "../requests/requestKinds.ts";
import { pageName } from "../vault/pageName.ts";
import { pageOf } from "../vault/pages.ts";

/** What happened in a case since it was sent, as far as it is recorded or a paper says it. */

export type CaseEvent = {
  readonly id: string;
  readonly title: Text;
  readonly date: IsoDate;
  /** The paper that says it. */
  readonly page?: string;
  readonly childNumber?: number | null;
  /** No day was read in the paper: it is the day on which it was added. */
  readonly isUpload?: true;
};

type EventKey = Exclude<(typeof statusDateKeys)[number], "decisionPlace" | "leaveDeadline" | "recordDeadline">;

/** Days that are recorded with a change of the status; last days are deadlines and no events. */
const ofStatus: Readonly<Record<EventKey | "receivedDate", Text>> = {
  itaReceivedAt: { en: "The invitation came", fr: "L’invitation est arrivée" },
  submittedAt: { en: "The application was sent", fr: "La demande a été envoyée" },
  receivedDate: { en: "The authority received it", fr: "L’autorité l’a reçue" },
  decisionNotifiedAt: { en: "The decision became known", fr: "La décision a été connue" },
  leaveFiledAt: {
    en: "The application for leave was filed",
    fr: "La demande d’autorisation a été déposée",
  },
  servedAt: { en: "It was served on the other side", fr: "Elle a été signifiée à l’autre partie" },
  appearanceAt: { en: "The other side appeared", fr: "L’autre partie a comparu" },
  rule9ReceivedAt: {
    en: "The reasons came, or the notice that there are none",
    fr: "Les motifs sont arrivés, ou l’avis qu’il n’y en a pas",
  },
  recordFiledAt: {
    en: "The applicant’s record was served and filed",
    fr: "Le dossier du demandeur a été signifié et déposé",
  },
  respondentMemoAt: { en: "The other side’s memorandum came", fr: "Le mémoire de l’autre partie est arrivé" },
  leaveDecidedAt: { en: "The Court decided on leave", fr: "La Cour a rendu sa décision sur l’autorisation" },
  hearingAt: { en: "Hearing at the Court", fr: "Audience devant la Cour" },
  judgmentAt: { en: "The Court gave its judgment", fr: "La Cour a rendu son jugement" },
  appealFiledAt: { en: "The appeal was filed", fr: "L’appel a été interjeté" },
};

const askedFor = (name: Text): Text => ({
  en: `The authority asked: ${name.en}`,
  fr: `Demande de l’autorité\u00A0: ${name.fr}`,
});

/** Days to come are no events yet: a hearing that is set stands among the deadlines. */
export function caseEvents(caseFile: CaseFile, the: CaseReader): readonly CaseEvent[] {
  const all = [...statusEvents(caseFile), ...requestEvents(caseFile), ...paperEvents(caseFile, the)];
  return all
    .filter(({ date }) => date <= caseFile.today)
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

const statusEvents = ({ application }: CaseFile): readonly CaseEvent[] =>
  Object.entries(ofStatus).flatMap(([id, title]) => {
    const date = application[id as keyof typeof ofStatus];
    return typeof date === "string" && isIsoDate(date) ? [{ id, title, date }] : [];
  });

/** One whose letter lies in the vault is told by the letter. */
const requestEvents = ({ authorityRequests = [] }: CaseFile): readonly CaseEvent[] =>
  authorityRequests.flatMap(({ id, kind, letterDate, letterFileId }) =>
    letterDate && !letterFileId && isIsoDate(letterDate)
      ? [{ id: `request.${id}`, title: askedFor(requestKind(kind).name), date: letterDate }]
      : [],
  );

/** What came or was given after the application was sent. */
function paperEvents({ documents }: CaseFile, the: CaseReader): readonly CaseEvent[] {
  return documents.flatMap((document) => {
    const page = pageOf(document.documentId);
    if (!page || page.phase === "preparation" || page.phase === "ita") return [];
    if (document.deletedAt || document.returnedAt || document.filledForm) return [];
    const issued = issueDateOf(document);
    const date = issued ?? uploadDayOf(document);
    if (date === undefined) return [];
    return [
      {
        id: `document.${document.fileId}`,
        title: pageName(page, document.childNumber, the),
        date,
        page: page.slug,
        childNumber: document.childNumber ?? null,
        ...(issued ? {} : { isUpload: true as const }),
      },
    ];
  });
}
