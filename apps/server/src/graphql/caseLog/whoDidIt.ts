import { roles, type Role } from "@boreal/domain/caseFile/user";
import { isFromGuest, isLegalTeam } from "../../policies/actor.ts";
import { readGuestWriters } from "../../store/answers/answerHistory.ts";
import { systemActor } from "../../store/auditLog.ts";
import type { LogRow } from "../../store/caseLog.ts";
import type { ApplicationView, GraphqlContext } from "../context.ts";
import { fullName } from "../fullName.ts";

/** Who did something, as far as the reader may know them. An invited person has no account, and so no name. */
export type LogActor = {
  readonly kind: "self" | "boreal" | "invited" | "person" | "unknown";
  readonly name: string | null;
  readonly role: Role | null;
};

const boreal: LogActor = { kind: "boreal", name: null, role: null };
const invited: LogActor = { kind: "invited", name: null, role: null };
const unknown: LogActor = { kind: "unknown", name: null, role: null };

/** People of a school or an agency are named to the legal team; the applicant reads of which of the two they are (`viewersOf`). */
const outsiders: ReadonlySet<Role> = new Set<Role>(["schoolStaff", "agent"]);

/** As which they acted, where the entry says it: somebody who has several roles, or looked at the case. */
function roleSaid({ subject }: LogRow): Role | undefined {
  const said = subject["actingAs"] ?? subject["role"];
  return roles.find((role) => role === said);
}

/** Who was put on a case, or got it from a colleague. */
function staffIn({ subject, kind }: LogRow): string | undefined {
  const id = subject["staffId"] ?? (kind === "caseTransferred" ? subject["to"] : undefined);
  return typeof id === "string" ? id : undefined;
}

export type PeopleOfLog = {
  /** Who did it. */
  by(entry: LogRow): LogActor;
  /** The member of the team whom it is about; null where nobody is, or the reader may not know them. */
  about(entry: LogRow): string | null;
};

/** Puts people in the place of ids. Who has no account here is known by an archive, or not at all. */
export async function peopleOfLog(
  { actor, deps, account }: GraphqlContext,
  { row }: ApplicationView,
  entries: readonly LogRow[],
): Promise<PeopleOfLog> {
  const ids = [...new Set(entries.flatMap((entry) => [entry.actorId, staffIn(entry) ?? []].flat()))];
  const [guests, accounts] = await Promise.all([
    readGuestWriters(deps.db, row.id, ids),
    Promise.all(ids.map(async (id) => [id, await account(id)] as const)).then((found) => new Map(found)),
  ]);
  const archived = await deps.names(ids.filter((id) => accounts.get(id) === undefined));
  const person = (id: string, said: Role | undefined): Pick<LogActor, "name" | "role"> => {
    const known = accounts.get(id);
    const role = said ?? known?.roles[0] ?? (id === row.owner_id ? "student" : null);
    const isNamed = isLegalTeam(actor) || (role !== null && !outsiders.has(role));
    return { name: isNamed ? fullName(known ?? archived.get(id)) : null, role };
  };
  return {
    by(entry) {
      const { actorId } = entry;
      if (actorId === systemActor) return boreal;
      if (actorId === actor?.userId) return { kind: "self", name: null, role: null };
      if (guests.has(actorId) || isFromGuest({ uploadedBy: actorId })) return invited;
      const { name, role } = person(actorId, roleSaid(entry));
      return name === null && role === null ? unknown : { kind: "person", name, role };
    },
    about(entry) {
      const id = staffIn(entry);
      return id === undefined ? null : person(id, undefined).name;
    },
  };
}
