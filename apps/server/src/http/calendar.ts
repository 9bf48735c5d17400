import type { IncomingMessage, ServerResponse } from "node:http";
import type { Language } from "@boreal/domain/kernel/text";
import { tokenHash } from "../accounts/oneTimeToken.ts";
import { countAttempt, type Rule } from "../auth/limits.ts";
import { deadlineCalendar, type CaseDeadlines } from "../calendar/deadlineCalendar.ts";
import { writeCalendar, type Calendar } from "../calendar/ics.ts";
import { memberCalendar } from "../calendar/memberCalendar.ts";
import { callerGroup } from "../clientAddress.ts";
import { lookNotes, noteHandedOut } from "../commands/handedOut.ts";
import { loadCaseFor } from "../commands/loadCaseFor.ts";
import type { Keys } from "../keys/personKeys.ts";
import { mayDownloadDeadlines, mayKeepCalendarFeed } from "../policies/calendar.ts";
import { isLegalTeam, type Actor, type Asker } from "../policies/actor.ts";
import { factsOf } from "../policies/facts.ts";
import { planOf } from "../policies/redactedCase.ts";
import { mayKnowNamed } from "../policies/storedFiles.ts";
import { systemChain } from "../store/auditLog.ts";
import { findFeedByToken, noteFeedRead } from "../store/calendar/calendarFeeds.ts";
import { listApplicationRows } from "../store/cases/caseRow.ts";
import type { CaseStore } from "../store/cases/caseStore.ts";
import type { LoadedCase } from "../store/cases/loadCaseFile.ts";
import type { Handler } from "./dispatch.ts";
import { letOut } from "./letOut.ts";
import { memberEntries } from "./calendar/memberFeed.ts";
import type { SessionOf } from "./upload.ts";

export type CalendarDeps = CaseStore & {
  readonly keys: Keys;
  /** Where people reach this server. */
  origin(): string;
  readonly limit?: Rule;
};

/** From one address. Calendar services ask for many people from one; each person's calendar asks a few times a day. */
const usualLimit: Rule = { window: 600, max: 300 };

/** A calendar asks several times a day: for each place from which it does, one entry of the log in this time. */
const oneDay = 24 * 3600 * 1000;

/**
 * Serves `/calendar/{token}.ics`, the private feed of a person's deadlines. Whoever has the address may read it (ADR 0059);
 * everything else is answered alike, after the same look into the database.
 */
export function createCalendarFeedHandler(deps: CalendarDeps): Handler {
  const noteLook = lookNotes(deps, oneDay);
  return async (request, response) => {
    if (!isReading(request)) return end(response, 405, { Allow: "GET, HEAD" });
    const at = deps.now();
    const allowance = await countAttempt(deps, `calendar|${callerGroup(request)}`, deps.limit ?? usualLimit, at);
    if (!allowance.allowed) return end(response, 429, { "Retry-After": String(allowance.retryAfter) });
    const token = /^\/calendar\/([^/]*)\.ics$/.exec(pathOf(request))?.[1] ?? "";
    const feed = await findFeedByToken(deps.db, tokenHash(token));
    // Whoever is neither an applicant nor of the legal team any more has no feed.
    if (!feed || !mayKeepCalendarFeed(ownerOf(feed))) return end(response, 404);
    const told = { language: feed.language, address: signInAddress(deps, feed.language), at };
    const calendar = await calendarOfFeed(deps, feed, told);
    await noteFeedRead(deps.db, feed.id, at);
    if (request.method === "GET")
      letOut(
        response,
        await noteLook(`${feed.id} ${callerGroup(request)}`, {
          applicationId: systemChain,
          actorId: feed.id,
          kind: "calendarFeedRead",
          subject: { userId: feed.ownerId },
        }),
      );
    send(request, response, calendar, "inline");
  };
}

type Feed = NonNullable<Awaited<ReturnType<typeof findFeedByToken>>>;
type Told = Parameters<typeof deadlineCalendar>[1];

/** Of an applicant the deadlines of their applications, of a member of the legal team the days of the cases they work on. */
async function calendarOfFeed(deps: CalendarDeps, feed: Feed, told: Told): Promise<Calendar> {
  const owner = ownerOf(feed);
  if (isLegalTeam(owner)) return memberCalendar(await memberEntries(deps, owner, feed), told);
  const cases: CaseDeadlines[] = [];
  for (const { id } of await listApplicationRows(deps.db, { ownerId: feed.ownerId })) {
    const loaded = await loadCaseFor(deps, owner, id);
    if (loaded) cases.push(deadlinesOf(owner, loaded));
  }
  return deadlineCalendar(cases, told);
}

const signInAddress = (deps: CalendarDeps, language: Language): string => `${deps.origin()}/${language}/sign-in`;

const downloadPath = /^\/applications\/([\w-]{1,64})\/deadlines\.ics$/;

/** Whether a path is that of a deadlines file; pages of the web application stand beside it. */
export const isDeadlinesFile = (path: string): boolean => downloadPath.test(path);

/** Serves `/applications/{id}/deadlines.ics` to those who see the application; `?language=fr` names the language of the page. */
export function createDeadlinesHandler(deps: CalendarDeps, sessionOf: SessionOf): Handler {
  return async (request, response) => {
    if (!isReading(request)) return end(response, 405, { Allow: "GET, HEAD" });
    const asker = await sessionOf(request);
    const id = downloadPath.exec(pathOf(request))?.[1];
    const loaded = asker === null || id === undefined ? undefined : await loadCaseFor(deps, asker, id);
    if (!loaded || asker === null || !mayDownloadDeadlines(asker, factsOf(loaded.row))) return end(response, 404);
    const isOwn = asker.userId === loaded.row.owner_id;
    const logged = await noteHandedOut(deps, {
      applicationId: loaded.row.id,
      actorId: asker.userId,
      // Whom the list of the staff that opened a case shows reads it here too.
      kind: isOwn ? "deadlinesDownloaded" : "caseRead",
      subject: isOwn ? {} : { role: asker.role, as: "deadlines" },
    });
    letOut(response, logged);
    const wanted = new URL(request.url ?? "/", "http://server").searchParams.get("language");
    const language = wanted === "en" || wanted === "fr" ? wanted : asker.language;
    const told = { language, address: signInAddress(deps, language), at: deps.now() };
    const calendar = deadlineCalendar([deadlinesOf(asker, loaded)], told);
    send(request, response, calendar, 'attachment; filename="deadlines.ics"');
  };
}

/** The person whose feed it is, as they were when they made it; whoever has its address sees what that person sees. */
const ownerOf = ({ ownerId, role, language, lawyerScope }: Feed): Actor => ({
  userId: ownerId,
  role,
  emailVerified: true,
  secondFactor: role === "student" ? "none" : "verified",
  language,
  lawyerScope,
});

/** The days of a case, without those of documents of which this reader may not know. */
const deadlinesOf = (reader: Asker, loaded: LoadedCase): CaseDeadlines => ({
  applicationId: loaded.row.id,
  deadlines: planOf(loaded).deadlines.filter(
    ({ fileId }) => fileId === undefined || mayKnowNamed(reader, loaded, fileId),
  ),
});

function send(request: IncomingMessage, response: ServerResponse, calendar: Calendar, disposition: string): void {
  const text = Buffer.from(writeCalendar(calendar), "utf8");
  response.writeHead(200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": disposition,
    "Content-Length": text.length,
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
  });
  response.end(request.method === "HEAD" ? undefined : text);
}

const isReading = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";
const pathOf = ({ url }: IncomingMessage): string => (url ?? "/").replace(/\?.*$/s, "");

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex", ...headers }).end();
}
