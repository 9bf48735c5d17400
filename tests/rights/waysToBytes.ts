export const range = (bytes: string): RequestInit => ({ headers: { range: `bytes=${bytes}` } });

export type Way = {
  readonly path: () => string;
  readonly init?: RequestInit;
  readonly kind: string;
  readonly status?: number;
  /** Only the legal team may go it. */
  readonly isOfTeam?: true;
};

/** Ids of what is asked for, once it is there. */
export type Made = { file: string; fit: string; payment: string; feed: string; filing: string };

const listOfCases: Way = {
  path: () => "/case-list",
  init: { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ language: "fr" }) },
  kind: "caseListTakenOut",
  isOfTeam: true,
};

/** Each way to bytes of somebody, by the route of `webRoutes.ts`, and what the log calls it. */
export const waysToBytes = (made: Made, application: () => string): Readonly<Record<string, readonly Way[]>> => ({
  "/files": [
    { path: () => `/files/${made.file}`, kind: "documentViewed" },
    { path: () => `/files/${made.file}?download`, kind: "documentViewed" },
    {
      path: () => `/files/${made.file}`,
      init: range("1-"),
      status: 206,
      kind: "documentViewed",
    },
    {
      path: () => `/files/${made.file}`,
      init: range("-5"),
      status: 206,
      kind: "documentViewed",
    },
  ],
  "/files/pages": [
    { path: () => `/files/${made.file}/pages/1?width=1200`, kind: "documentViewed" },
    { path: () => `/files/${made.file}/pages/1?width=240`, kind: "documentPictureSeen" },
  ],
  "/portal-fits": [{ path: () => `/portal-fits/${made.fit}`, kind: "mergedFileDownloaded" }],
  "/filing-packages": [{ path: () => `/filing-packages/${made.filing}`, kind: "packageDownloaded", isOfTeam: true }],
  "/applications/documents": [
    { path: () => `/applications/${application()}/documents.zip`, kind: "documentsDownloaded" },
    { path: () => `/applications/${application()}/documents.zip?page=biometrics-receipt`, kind: "documentsDownloaded" },
  ],
  "/applications/archive": [
    { path: () => `/applications/${application()}/archive.zip`, kind: "archiveTakenOut" },
    { path: () => "/archives/all.zip", kind: "archiveTakenOut" },
  ],
  "/applications/deadlines": [
    { path: () => `/applications/${application()}/deadlines.ics`, kind: "deadlinesDownloaded" },
  ],
  "/applications/receipts": [
    { path: () => `/applications/${application()}/receipts/${made.payment}.pdf`, kind: "receiptOpened" },
  ],
  "/forms/answers": [
    { path: () => `/forms/${application()}/IMM1294/answers.html`, kind: "answerSheetOpened" },
    { path: () => `/forms/${application()}/IMM1294/answers.pdf`, kind: "answerSheetOpened" },
    { path: () => `/forms/${application()}/IMM1294/further.pdf`, kind: "answerSheetOpened" },
  ],
  "/forms/preview": [{ path: () => `/forms/${application()}/IMM1294/preview`, kind: "formPreviewed" }],
  "/forms/filled": [{ path: () => `/forms/${application()}/IMM1294.pdf`, kind: "officialFormFilled" }],
  "/letter-files": [
    { path: () => `/letter-files/${application()}/letterOfExplanation.pdf`, kind: "letterGenerated" },
    { path: () => `/letter-files/${application()}/letterOfExplanation.docx?language=fr`, kind: "letterGenerated" },
  ],
  "/memo-files": [
    { path: () => `/memo-files/${application()}.pdf`, kind: "memoOpened", isOfTeam: true },
    { path: () => `/memo-files/${application()}.docx?language=fr`, kind: "memoOpened", isOfTeam: true },
  ],
  "/case-list": [listOfCases],
  "/calendar": [{ path: () => `/calendar/${made.feed}.ics`, kind: "calendarFeedRead" }],
});

/** Routes that give no bytes of anybody: words, which are logged as visits, or the program itself. */
export const noBytes = new Set([
  "/health/live",
  "/health/ready",
  "/metrics",
  "/graphql",
  "/graphiql",
  "/api/auth",
  "/api/guest",
  "/api/payments",
  "/uploads",
  "/schools",
  "/exchange-rates",
  "/client-list",
  "/letterhead",
  "/forms",
  "web",
]);
