import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { tokenHash } from "../accounts/oneTimeToken.ts";
import { tooManyRequests } from "../auth/authRefusals.ts";
import { readJsonBody, sendJson } from "../auth/authRequest.ts";
import { countAttempt, type Rule } from "../auth/limits.ts";
import { callerGroup } from "../clientAddress.ts";
import { linkNotOpen, openSectionInvitation } from "../commands/sections/openSectionInvitation.ts";
import type { Database } from "../database/connect.ts";
import type { Keys } from "../keys/personKeys.ts";
import type { Guest } from "../policies/sections.ts";
import { deleteGuestSession, findGuest } from "../store/sectionInvitations.ts";
import type { Handler } from "./dispatch.ts";

export type GuestDeps = {
  readonly db: Database;
  readonly keys: Keys;
  now(): Date;
  /** Where people reach this server; says whether cookies may be asked to stay on encrypted lines. */
  origin(): string;
  readonly limit?: Rule;
};

/** Openings from one address. A link cannot be guessed; this keeps the attempts cheap. */
const usualLimit: Rule = { window: 600, max: 60 };

/** The browser side of invitations to a section (ADR 0058): a cookie of its own, apart from the sessions of accounts. */
export function createGuestAccess(deps: GuestDeps): {
  handler: Handler;
  guestOf(request: IncomingMessage): Promise<Guest | null>;
} {
  const { db, keys } = deps;
  const isSecure = () => deps.origin().startsWith("https://");
  const cookieName = () => (isSecure() ? "__Host-boreal.guest" : "boreal.guest");
  const cookie = (value: string, seconds: number) =>
    `${cookieName()}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure() ? "; Secure" : ""}`;

  const guestOf = async (request: IncomingMessage) => {
    const token = cookieValue(request, cookieName());
    return token === undefined ? null : ((await findGuest(db, tokenHash(token), deps.now())) ?? null);
  };

  const open = async (request: IncomingMessage, response: ServerResponse) => {
    const at = deps.now();
    const allowance = await countAttempt({ db, keys }, `guest|${callerGroup(request)}`, deps.limit ?? usualLimit, at);
    if (!allowance.allowed)
      return refuse(response, 429, tooManyRequests, { "retry-after": String(allowance.retryAfter) });
    const body = await readJsonBody(request);
    const token =
      typeof body === "object" && body !== null && "token" in body && typeof body.token === "string" ? body.token : "";
    const opened = await openSectionInvitation(deps, { token });
    if (opened === undefined) return refuse(response, 404, linkNotOpen);
    const seconds = Math.floor((opened.expiresAt.getTime() - at.getTime()) / 1000);
    const { section, language } = opened.guest;
    sendJson(
      response,
      200,
      { section, language, expiresAt: opened.expiresAt.toISOString() },
      { "set-cookie": cookie(opened.token, seconds) },
    );
  };

  const close = async (request: IncomingMessage, response: ServerResponse) => {
    const token = cookieValue(request, cookieName());
    if (token !== undefined) await deleteGuestSession(db, tokenHash(token));
    sendJson(response, 200, { done: true }, { "set-cookie": cookie("", 0) });
  };

  return {
    guestOf,
    /** `POST /api/guest/open { token }` and `POST /api/guest/close`. */
    async handler(request, response) {
      const path = (request.url ?? "/").replace(/\?.*$/s, "");
      const answer = path === "/api/guest/open" ? open : path === "/api/guest/close" ? close : undefined;
      if (answer === undefined) return refuse(response, 404, linkNotOpen);
      if (request.method !== "POST")
        return void response.writeHead(405, { allow: "POST", "cache-control": "no-store" }).end();
      await answer(request, response);
    },
  };
}

function cookieValue({ headers }: IncomingMessage, name: string): string | undefined {
  const found = (headers.cookie ?? "").split(";").find((part) => part.trimStart().startsWith(`${name}=`));
  const value = found?.trim().slice(name.length + 1);
  return value === undefined || value === "" ? undefined : value;
}

function refuse(
  response: ServerResponse,
  status: number,
  { code, text }: Refusal,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendJson(response, status, { code, message: text.en, text }, headers);
}
