import { randomUUID } from "node:crypto";
import type { Role } from "@boreal/domain/caseFile/user";
import { tokenHash } from "../accounts/oneTimeToken.ts";
import type { Database } from "../database/connect.ts";
import { eq } from "../database/query.ts";
import type { Keys } from "../keys/personKeys.ts";
import { openAuthTables } from "../store/tables/auth.ts";

/** After so many milliseconds without a request a session ends: of applicants, and of staff. */
export type SessionIdle = { readonly applicant: number; readonly staff: number };

const hour = 3600 * 1000;
const day = 24 * hour;

export const usualIdle: SessionIdle = { applicant: 7 * day, staff: 12 * hour };

/** However much it is used, a session ends after so long: whoever took it over has it no longer than that (ADR 0241). */
export const longestSession = 30 * day;

/** How long a password, passkey or sign-on stands for the person at the screen. */
const provenFor = 15 * 60 * 1000;

/** The end is moved on in steps, so that a request seldom writes. */
const stepOf = (idle: number): number => Math.min(idle / 10, 5 * 60 * 1000);

export const idleOf = (role: Role | undefined, idle: SessionIdle): number =>
  role === undefined || role === "student" ? idle.applicant : idle.staff;

type Times = { readonly createdAt: Date; readonly expiresAt: Date };

/** When a session ends if nothing more is asked in it. */
export const endOf = ({ createdAt, expiresAt }: Times): Date =>
  new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + longestSession));

export const provenUntil = ({ createdAt, provedAt }: Pick<Times, "createdAt"> & { readonly provedAt: string | null }) =>
  new Date(Math.max(createdAt.getTime(), provedAt === null ? 0 : new Date(provedAt).getTime()) + provenFor);

type Deps = { readonly db: Database; readonly keys: Keys };

/** A request came: the session ends so much later, but never after its longest time. A shorter setting or a new role counts at once. */
export async function stayOpen(
  { db, keys, idle: all }: Deps & { readonly idle: SessionIdle },
  token: string,
  session: Times & { readonly profile: { readonly role: Role } | null },
  at: Date,
): Promise<void> {
  const idle = idleOf(session.profile?.role, all);
  const wanted = Math.min(at.getTime() + idle, session.createdAt.getTime() + longestSession);
  if (Math.abs(wanted - session.expiresAt.getTime()) < stepOf(idle)) return;
  const table = openAuthTables(keys).session;
  await db
    .update(table)
    .set({ expiresAt: new Date(wanted) })
    .where(eq(table.token, token));
}

/** Under which the proof of one session is kept. */
export const proofIdentifier = (token: string): string => `proved:${tokenHash(token).toString("base64url")}`;

/** Notes that the person of a session just showed who they are. A new password, and whatever else ends open links, ends it. */
export async function keepProof({ db, keys }: Deps, token: string, userId: string, at: Date): Promise<void> {
  await db.insert(openAuthTables(keys).verification).values({
    id: randomUUID(),
    identifier: proofIdentifier(token),
    value: userId,
    expiresAt: new Date(at.getTime() + provenFor),
    createdAt: at,
    updatedAt: at,
  });
}
