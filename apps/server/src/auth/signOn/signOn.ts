import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { mayAsk, type ProviderPlace } from "../../accounts/signOnHosts.ts";
import type { Actor } from "../../policies/actor.ts";
import { mayJoinOrganisation } from "../../policies/organisations.ts";
import { readSignOn, type SignOn } from "../../store/organisations/signOns.ts";
import { authHeaders } from "../authRequest.ts";
import { signOnAway, signOnForApplicants, signOnNotOffered } from "../authRefusals.ts";
import { basePath } from "../library.ts";
import { addressNotVerified, addressOfOthers } from "./signOnProvider.ts";

/** Signing in through a school or agency: there, and back (ADR 0156). */

export type SignOnDeps = {
  readonly accounts: AccountDeps;
  readonly origin: () => string;
  readonly trustProxy: boolean;
  readonly report: (error: unknown) => void;
  readonly askWith: (signOn: SignOn, request: Request) => Promise<Response>;
  readonly placeOf: (signOn: SignOn) => ProviderPlace;
};

export const signOnPaths = ["/sign-on/start", "/sign-on/connect"] as const;
export type SignOnPath = (typeof signOnPaths)[number];
export const isSignOnPath = (path: string): path is SignOnPath => signOnPaths.some((known) => known === path);

/** How long a provider may take to answer, in milliseconds. */
const patience = 15_000;

type Started = Response | { readonly status: number; readonly refusal: Refusal };

/** Answers the address of the provider to which the browser goes; the way back is ours alone to set. */
export async function startSignOn(
  deps: SignOnDeps,
  path: SignOnPath,
  given: {
    readonly req: IncomingMessage;
    readonly asker: Actor | null;
    readonly organisationId: string;
    readonly language: "en" | "fr";
    /** Where they wanted to go, as a path of the site. */
    readonly next: string;
  },
): Promise<Started> {
  const { req, asker, organisationId, language, next } = given;
  const isConnecting = path === "/sign-on/connect";
  if (isConnecting && !mayJoinOrganisation(asker)) return { status: 403, refusal: signOnForApplicants };
  const signOn = await readSignOn(deps.accounts, organisationId);
  if (signOn === undefined) return { status: 404, refusal: signOnNotOffered };
  const here = `${deps.origin()}/${language}`;
  const wanted = ownPlace(here, next);
  const headers = authHeaders(req, deps.trustProxy);
  headers.set("content-type", "application/json");
  const asked = new Request(`${deps.origin()}${basePath}/${isConnecting ? "link-social" : "sign-in/social"}`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      provider: organisationId,
      callbackURL: isConnecting ? `${here}/account` : `${here}${wanted}`,
      errorCallbackURL: `${here}/sign-on/${organisationId}?next=${encodeURIComponent(wanted)}`,
      disableRedirect: true,
      additionalData: { language },
    }),
  });
  const answer = await inTime(deps.askWith(signOn, asked));
  // The library does not know a provider that told nothing about itself.
  if (answer === undefined || answer.status === 404 || answer.status >= 500)
    return { status: 400, refusal: signOnAway };
  if (answer.ok && !(await mayAsk(await pageIn(answer.clone()), deps.placeOf(signOn))))
    return { status: 400, refusal: signOnAway };
  return answer;
}

/** The page of the provider to which the browser is sent. */
async function pageIn(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined);
  return typeof body === "object" && body !== null && "url" in body && typeof body.url === "string" ? body.url : "";
}

/** A path of this site in this language, with its query; the first page for anything else. */
function ownPlace(here: string, path: string): string {
  const wanted = URL.parse(`${here}${path}`);
  return path.startsWith("/") && wanted?.href.startsWith(`${here}/`) === true ? wanted.href.slice(here.length) : "/";
}

const callbackPath = /^\/callback\/([\w-]{1,100})$/u;

/** Whose provider sends the browser back by this path of ours, if any. */
export const callbackOf = (path: string): string | undefined => callbackPath.exec(path)?.[1];

/** Takes the browser in again. Whatever the provider said of a problem stays out of our address. */
export async function finishSignOn(
  deps: SignOnDeps,
  organisationId: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { search } = new URL(req.url ?? "/", "http://server");
  const cameBack = async (): Promise<{ readonly location: string; readonly cookies: readonly string[] }> => {
    const signOn = await readSignOn(deps.accounts, organisationId);
    if (signOn === undefined) return { location: problemPage(organisationId, "notOffered"), cookies: [] };
    const asked = new Request(`${deps.origin()}${basePath}/callback/${organisationId}${search}`, {
      headers: authHeaders(req, deps.trustProxy),
    });
    const answer = await inTime(deps.askWith(signOn, asked));
    return { location: placeAfter(deps, organisationId, answer), cookies: answer?.headers.getSetCookie() ?? [] };
  };
  const { location, cookies } = await cameBack().catch((error: unknown) => {
    deps.report(error);
    return { location: problemPage(organisationId, "failed"), cookies: [] };
  });
  const sets = cookies.length > 0 ? { "set-cookie": [...cookies] } : {};
  res.writeHead(303, { location, "cache-control": "no-store", ...sets });
  res.end();
}

export const signOnProblems = [
  "notOffered",
  "cancelled",
  "tooLate",
  addressNotVerified,
  addressOfOthers,
  "accountOfStaff",
  "belongsElsewhere",
  "accountExists",
  "addressDiffers",
  "connectedElsewhere",
  "disabled",
  "failed",
] as const;
export type SignOnProblem = (typeof signOnProblems)[number];

/** By the words of the library and of the protocol (RFC 6749 section 4.1.2.1), in small letters and digits alone. */
const problems: Readonly<Record<string, SignOnProblem>> = {
  accessdenied: "cancelled",
  statenotfound: "tooLate",
  statemismatch: "tooLate",
  stateinvalid: "tooLate",
  pleaserestarttheprocess: "tooLate",
  [addressNotVerified.toLowerCase()]: addressNotVerified,
  [addressOfOthers.toLowerCase()]: addressOfOthers,
  accountofstaff: "accountOfStaff",
  belongselsewhere: "belongsElsewhere",
  emailnotfound: addressNotVerified,
  unabletolinkaccount: addressNotVerified,
  accountnotlinked: "accountExists",
  emaildoesntmatch: "addressDiffers",
  emaildoesnotmatch: "addressDiffers",
  accountalreadylinkedtodifferentuser: "connectedElsewhere",
  accountdisabled: "disabled",
};

const problemPage = (organisationId: string, problem: SignOnProblem): string =>
  `/sign-on/${organisationId}?problem=${problem}`;

function placeAfter({ origin }: SignOnDeps, organisationId: string, answer: Response | undefined): string {
  const location = answer?.headers.get("location");
  const to = location === null || location === undefined ? null : URL.parse(location, origin());
  if (to === null || to.origin !== origin()) return problemPage(organisationId, "failed");
  const language = /^\/(en|fr)\//u.exec(to.pathname)?.[0].slice(0, -1) ?? "";
  const isProblem = to.pathname === `${language}/sign-on/${organisationId}` || to.pathname.startsWith(`${basePath}/`);
  if (!isProblem) return to.pathname + to.search + to.hash;
  const error = to.searchParams.get("error") ?? "";
  const problem = problems[error.toLowerCase().replaceAll(/[^a-z]/gu, "")] ?? "failed";
  const next = to.searchParams.get("next") ?? "/";
  const wanted = next === "/" ? "" : `&next=${encodeURIComponent(next)}`;
  return `${language}${problemPage(organisationId, problem)}${wanted}`;
}

async function inTime(asked: Promise<Response>): Promise<Response | undefined> {
  const stop = new AbortController();
  const late = new Promise<undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patience);
    stop.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    stop.abort();
  }
}
