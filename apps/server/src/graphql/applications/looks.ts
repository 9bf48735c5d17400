import { roles, type Role } from "@boreal/domain/caseFile/user";
import { mayReadLooks } from "../../policies/breakGlass.ts";
import { listCaseReads } from "../../store/auditLog.ts";
import { listBrokenGlass } from "../../store/cases/breakGlass.ts";
import type { ApplicationView, GraphqlContext } from "../context.ts";

/** Somebody who looked at a case that is not theirs. */
export type Look = {
  readonly role: Role;
  readonly name: string | null;
  readonly at: Date;
  /** Of support, who opened the case for an hour. */
  readonly reason: string | null;
  readonly until: Date | null;
};

const most = 200;
const roleIn = (subject: unknown): Role =>
  roles.find((role) => typeof subject === "object" && subject !== null && "role" in subject && subject.role === role) ??
  "support";

/** Who looked at a case besides its applicant, the newest first. */
export async function looksAt(
  { row, facts }: ApplicationView,
  { actor, deps, account }: GraphqlContext,
): Promise<readonly Look[]> {
  if (!mayReadLooks(actor, facts)) return [];
  const [reads, opened] = await Promise.all([
    listCaseReads(deps.db, row.id, most),
    deps.personKey(row.owner_id).then((key) => listBrokenGlass(deps.db, row.id, key)),
  ]);
  const nameOf = async (userId: string) => {
    const known = await account(userId);
    const name = known === undefined ? "" : `${known.firstName} ${known.lastName}`.trim();
    return name === "" ? null : name;
  };
  const looks = await Promise.all([
    ...reads.map(async ({ actorId, at, subject }): Promise<Look> => ({
      role: roleIn(subject),
      name: await nameOf(actorId),
      at,
      reason: null,
      until: null,
    })),
    ...opened.map(async ({ staffId, openedAt, reason, endsAt }): Promise<Look> => ({
      role: "support",
      name: await nameOf(staffId),
      at: openedAt,
      reason,
      until: endsAt,
    })),
  ]);
  return looks.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, most);
}
