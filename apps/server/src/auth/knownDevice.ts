import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { cookieOf, cookiePrefix } from "./sessions.ts";

/**
 * A browser in which somebody gave the right password keeps a cookie that says so: a chance number, a day and our signature
 * over both and the address of the account. Wrong passwords of strangers are counted apart from it, so that they never keep
 * its person out (ADR 0239). It lets nobody in, and tells nothing of anybody.
 */

const validFor = 180 * 24 * 3600;

export type DeviceDeps = { readonly secret: string; readonly isSecure: boolean };

const signed = ({ secret }: DeviceDeps, ...parts: readonly string[]): string =>
  createHmac("sha256", secret)
    .update(["known device", ...parts].join("\n"))
    .digest("base64url");

/** A cookie for each account: people share browsers. */
const nameFor = (deps: DeviceDeps, email: string): string =>
  `${cookiePrefix(deps.isSecure)}.known_${signed(deps, "name", email).slice(0, 12)}`;

/** The number of a browser from which this account was opened before. */
export function knownDevice(deps: DeviceDeps, email: string, cookies: string, at: Date): string | undefined {
  const [device = "", since = "", mac = ""] = (cookieOf(cookies, nameFor(deps, email)) ?? "").split(".");
  const expected = Buffer.from(signed(deps, email, device, since));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return at.getTime() / 1000 - Number(since) < validFor ? device : undefined;
}

/** The cookie for a browser in which this account was just opened; one that is known keeps its number. */
export function deviceCookie(deps: DeviceDeps, email: string, cookies: string, at: Date): string {
  const device = knownDevice(deps, email, cookies, at) ?? randomUUID();
  const since = String(Math.floor(at.getTime() / 1000));
  const value = `${device}.${since}.${signed(deps, email, device, since)}`;
  const secure = deps.isSecure ? "; Secure" : "";
  return `${nameFor(deps, email)}=${value}; Path=/; Max-Age=${validFor}; HttpOnly; SameSite=Lax${secure}`;
}
