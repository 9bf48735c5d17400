import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import { createAuth } from "./auth/createAuth.ts";
import { now } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/connect.ts";
import { outageOf } from "./database/outageOf.ts";
import { createGraphqlHandler } from "./graphql/handler.ts";
import { createMemoFileHandler, isMemoFile } from "./http/memo/memoFile.ts";
import { createLetterFileHandler, isLetterFile } from "./http/letters/letterFile.ts";
import { createAnswerSheetHandler, isAnswerSheet } from "./http/answerSheet.ts";
import {
  createCalendarFeedHandler,
  createDeadlinesHandler,
  isDeadlinesFile,
  type CalendarDeps,
} from "./http/calendar.ts";
import { under, type Route } from "./http/dispatch.ts";
import { createCaseListHandler } from "./http/lists/caseList.ts";
import { createClientListHandler } from "./http/settings/clientList.ts";
import { createTakeOutHandler, isTakeOut } from "./http/archives/takeOut.ts";
import { createDocumentsZipHandler, isDocumentsArchive } from "./http/documentsZip.ts";
import { createDownloadHandler } from "./http/download.ts";
import { createPagesHandler, isFilePage } from "./http/filePages.ts";
import { createFormPreviewHandler, isFormPreview } from "./http/formPreview.ts";
import { createGraphqlExplorer } from "./http/graphqlExplorer.ts";
import { createGuestAccess } from "./http/guest.ts";
import type { Health } from "./http/health.ts";
import { metricsHandler, type Metrics } from "./http/metrics.ts";
import { createBlankUploadHandler, createOfficialFormHandler, isOfficialForm } from "./http/officialForm.ts";
import { createPaymentEventsHandler } from "./http/payments/paymentEvents.ts";
import { createFilingPackageHandler } from "./http/filing/filingPackage.ts";
import { createPortalFitHandler } from "./http/portalFit.ts";
import { createReceiptHandler, isReceipt } from "./http/payments/receipt.ts";
import { staticFiles } from "./http/staticFiles.ts";
import { createLetterheadHandler, createRateListHandler, createSchoolListHandler } from "./http/settings/schoolList.ts";
import { createUploadHandler, type GuestOf, type SessionOf } from "./http/upload.ts";
import { openChangeFeed } from "./jobs/changes.ts";
import type { Log } from "./log.ts";
import { listOutbox } from "./mail/outbox.ts";
import type { Parts } from "./parts.ts";
import { countDamagedFiles } from "./store/documents/fileChecks.ts";
import { webFolder } from "./webBuild.ts";

type Given = {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly parts: Parts;
  readonly health: Health;
  readonly origin: () => string;
};

export type WebRoutes = {
  readonly routes: readonly Route[];
  readonly forgetSessions: (userId?: string) => void;
  close(): Promise<void>;
};

/** Headers of one part of an upload, beside the part itself. */
const uploadHeadroom = 64 * 1024;

/** Everything that the web server answers, first match first. */
export async function webRoutes({ config, database, log, metrics, parts, health, origin }: Given): Promise<WebRoutes> {
  const { keys, queueMail, deps } = parts;
  const changes = await openChangeFeed(database, (error) =>
    log.warn("the connection for changes broke and is made again", { error }),
  );
  const auth = createAuth({
    db: database,
    keys,
    queueMail,
    now,
    origin,
    config,
    report: (error) => log.error("a fault of the accounts", { error }),
  });
  const sessionOf = (request: IncomingMessage) => auth.sessionOf(request);
  const guests = createGuestAccess({ db: database, keys, now, origin });
  const graphql = createGraphqlHandler({
    deps: {
      ...deps,
      keys,
      forgetSessions: auth.forgetSessions,
      changes,
      contactEmail: config.contactEmail,
      insideHosts: config.insideHosts,
      outbox: config.smtpUrl === undefined ? () => listOutbox(database, keys) : undefined,
    },
    sessionOf,
    letGo: auth.letGo,
    guestOf: guests.guestOf,
    operations: config.graphqlOperations,
    stored: storedOperations(),
    reportFault: ({ requestId, error }) => log.error("an operation failed", { requestId, error }),
    outageOf: (error) => outageOf(config, error),
  });
  addGauges(metrics, database, parts);
  return {
    routes: [
      { name: "/health/live", matches: under("/health/live"), handle: health.live },
      { name: "/health/ready", matches: under("/health/ready"), handle: health.ready },
      { name: "/metrics", matches: under("/metrics"), handle: metricsHandler(metrics, config), isOfNobody: true },
      { name: "/graphql", matches: under("/graphql"), handle: graphql },
      ...(config.graphqlExplorer
        ? [{ name: "/graphiql", matches: under("/graphiql"), handle: createGraphqlExplorer(), isOfNobody: true }]
        : []),
      { name: "/api/auth", matches: under("/api/auth/"), handle: auth.handler },
      { name: "/api/guest", matches: under("/api/guest/"), handle: guests.handler },
      { name: "/api/payments", matches: under("/api/payments/stripe"), handle: createPaymentEventsHandler(deps, log) },
      ...fileRoutes(parts, sessionOf, guests.guestOf),
      ...caseRoutes({ ...deps, keys, origin }, sessionOf),
      { name: "web", matches: () => true, handle: staticFiles(webFolder, config), isOfNobody: true },
    ],
    forgetSessions: auth.forgetSessions,
    close: () => changes.close(),
  };
}

/** Uploads, what lies in the vault, and the official forms. */
const fileRoutes = ({ deps, pictures }: Parts, sessionOf: SessionOf, guestOf: GuestOf): readonly Route[] => [
  {
    name: "/uploads",
    matches: under("/uploads", "/uploads/"),
    handle: createUploadHandler(deps, sessionOf, guestOf),
    mostBytes: deps.fileLimits.maxBytes + uploadHeadroom,
    isLongRunning: true,
  },
  {
    name: "/files/pages",
    matches: isFilePage,
    handle: createPagesHandler({ ...deps, pictures }, sessionOf),
  },
  { name: "/files", matches: under("/files/"), handle: createDownloadHandler(deps, sessionOf) },
  { name: "/portal-fits", matches: under("/portal-fits/"), handle: createPortalFitHandler(deps, sessionOf) },
  {
    name: "/filing-packages",
    matches: under("/filing-packages/"),
    handle: createFilingPackageHandler(deps, sessionOf),
  },
  { name: "/letter-files", matches: isLetterFile, handle: createLetterFileHandler(deps, sessionOf) },
  { name: "/memo-files", matches: isMemoFile, handle: createMemoFileHandler(deps, sessionOf) },
  { name: "/forms/answers", matches: isAnswerSheet, handle: createAnswerSheetHandler(deps, sessionOf) },
  {
    name: "/forms/preview",
    matches: isFormPreview,
    handle: createFormPreviewHandler({ ...deps, pictures }, sessionOf),
  },
  { name: "/forms/filled", matches: isOfficialForm, handle: createOfficialFormHandler(deps, sessionOf) },
  {
    name: "/schools",
    matches: under("/schools"),
    handle: createSchoolListHandler(deps, sessionOf),
    mostBytes: 26 * 1024 * 1024,
  },
  {
    name: "/exchange-rates",
    matches: under("/exchange-rates"),
    handle: createRateListHandler(deps, sessionOf),
    mostBytes: 12 * 1024 * 1024,
  },
  {
    name: "/client-list",
    matches: under("/client-list"),
    handle: createClientListHandler(sessionOf),
    mostBytes: 4 * 1024 * 1024,
  },
  {
    name: "/letterhead",
    matches: under("/letterhead"),
    handle: createLetterheadHandler(deps, sessionOf),
    mostBytes: 3 * 1024 * 1024,
  },
  {
    name: "/forms",
    matches: under("/forms"),
    handle: createBlankUploadHandler(deps, sessionOf),
    mostBytes: 26 * 1024 * 1024,
  },
];

/** Of a whole case: its deadlines and all its documents; of all cases, their list. */
const caseRoutes = (deps: Parts["deps"] & CalendarDeps, sessionOf: SessionOf): readonly Route[] => [
  { name: "/calendar", matches: under("/calendar/"), handle: createCalendarFeedHandler(deps) },
  { name: "/case-list", matches: under("/case-list"), handle: createCaseListHandler(deps, sessionOf) },
  {
    name: "/applications/deadlines",
    matches: isDeadlinesFile,
    handle: createDeadlinesHandler(deps, sessionOf),
  },
  {
    name: "/applications/documents",
    matches: isDocumentsArchive,
    handle: createDocumentsZipHandler(deps, sessionOf),
  },
  { name: "/applications/archive", matches: isTakeOut, handle: createTakeOutHandler(deps, sessionOf) },
  { name: "/applications/receipts", matches: isReceipt, handle: createReceiptHandler(deps, sessionOf) },
];

/** What the built web application may ask, by hash; made with it. */
function storedOperations(): Record<string, string> {
  const file = fileURLToPath(new URL("../../web/src/api/storedOperations.json", import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>) : {};
}

function addGauges(metrics: Metrics, database: Database, { queue }: Parts): void {
  for (const state of ["waiting", "running", "failed"] as const) {
    metrics.gauge(
      `boreal_reading_jobs_${state}`,
      `Documents whose reading is ${state}.`,
      async () => (await queue.counts())[state],
    );
  }
  // Without those that wait for the end of somebody's quiet hours: nothing is wrong with them.
  metrics.gauge("boreal_mails_waiting", "Mails that are due and not sent yet.", async () => {
    const { rows } = await database.$client.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM boreal.mail_outbox WHERE next_attempt_at <= now() OR (next_attempt_at IS NOT NULL AND attempts > 0)",
    );
    return rows[0]?.count ?? 0;
  });
  metrics.gauge("boreal_files_damaged", "Stored files that cannot be opened any more.", () =>
    countDamagedFiles(database),
  );
  metrics.gauge("boreal_uploads_open", "Uploads that were begun and are not finished.", async () => {
    const { rows } = await database.$client.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM boreal.upload WHERE finished_at IS NULL AND refusal_code IS NULL",
    );
    return rows[0]?.count ?? 0;
  });
  metrics.gauge("boreal_database_connections", "Connections of the pool.", () => database.$client.totalCount);
  metrics.gauge("boreal_database_waiting", "Queries that wait for a connection.", () => database.$client.waitingCount);
}
