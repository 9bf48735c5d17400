import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { Role } from "@boreal/domain/caseFile/user";
import type { PersonNamed } from "@boreal/domain/caseFile/whose/peopleNamed";
import type { Language } from "@boreal/domain/kernel/text";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { sealNames } from "../../accounts/names.ts";
import type { Transaction } from "../../database/connect.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import type { Actor } from "../../policies/actor.ts";
import { mayBeAssigned } from "../../policies/applications.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { insertApplication, insertAssignment } from "../../store/cases/applications.ts";
import { writeFirstNames, type PersonFound } from "../../store/conflicts/peopleOfCases.ts";
import { findRoles } from "../../store/profiles.ts";
import { profileTable } from "../../store/tables/accounts.ts";
import { openAuthTables } from "../../store/tables/auth.ts";
import { assigned } from "../assignStaff.ts";
import { noteCheck } from "../conflicts/checkConflicts.ts";
import type { CommandDeps } from "../deps.ts";
import { tell } from "../notices/tell.ts";

/** A client whose account and case are opened for them. */
export type OpenedClient = {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
  /** The client’s own. */
  readonly key: PersonKey;
};

export type OpenedCase = {
  readonly applicationId: string;
  readonly type: ApplicationType;
  readonly team: readonly string[];
  /** One that the firm gave the case elsewhere. */
  readonly matterNumber?: string | undefined;
  /** Who else of the firm has such a name. */
  readonly found: readonly PersonFound[];
};

type By = { readonly asker: Actor; readonly at: Date };

export const peopleOf = ({
  firstName,
  lastName,
}: Pick<OpenedClient, "firstName" | "lastName">): readonly PersonNamed[] => [
  { as: "main", name: { given: firstName, family: lastName } },
];

/** Opens the account of a client, without a password; false where the address has one. Of two at once, one is first. */
export async function openClientAccount(
  tx: Transaction,
  { keys }: AccountDeps,
  { asker, at }: By,
  client: OpenedClient,
): Promise<boolean> {
  const { userId, email, language, key } = client;
  const { user } = openAuthTables(keys);
  const made = await tx
    .insert(user)
    .values({ id: userId, name: "", email, emailVerified: false, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: user.id });
  if (made.length === 0) return false;
  const sealedNames = sealNames(key, userId, client);
  await tx.insert(profileTable).values({ userId, role: "student", language, sealedNames, createdAt: at });
  await appendAudit(tx, {
    chainId: systemChain,
    actorId: asker.userId,
    kind: "clientAccountOpened",
    subject: { userId },
    at,
  });
  return true;
}

/** Opens a case of a client, with its team, and notes who else of the firm has the name. */
export async function openClientCase(
  tx: Transaction,
  deps: CommandDeps & AccountDeps,
  { asker, at }: By,
  { client, opened }: { readonly client: OpenedClient; readonly opened: OpenedCase },
): Promise<void> {
  const { applicationId, type, team, matterNumber, found } = opened;
  const people = peopleOf(client);
  await insertApplication(tx, { id: applicationId, ownerId: client.userId, type, at, matterNumber });
  await appendAudit(tx, {
    chainId: applicationId,
    actorId: asker.userId,
    kind: "applicationStarted",
    subject: { applicationId, type },
    at,
  });
  // Its names are found from now on.
  await writeFirstNames(tx, { keys: deps.keys, key: client.key }, applicationId, people);
  await noteCheck(tx, client.key, { applicationId, actorId: asker.userId, at, searched: people, found });
  for (const staffId of team) {
    await insertAssignment(tx, { applicationId, staffId, at });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: asker.userId,
      kind: "staffAssigned",
      subject: { staffId },
      at,
    });
    if (staffId !== asker.userId) await tell(deps, tx, assigned(applicationId, staffId, at));
  }
}

/** Who works on a case: the one who was chosen, and whoever begins it where they would not see it otherwise. */
export async function teamOf(
  deps: Pick<CommandDeps, "db">,
  asker: Actor,
  chosen: string | null,
): Promise<readonly string[] | undefined> {
  if (chosen !== null && !mayBeAssigned(await findRoles(deps.db, chosen))) return undefined;
  return teamWith(asker, await findRoles(deps.db, asker.userId), chosen);
}

/** The same of somebody who may be given cases. `roles`: those that the asker holds. */
export function teamWith(asker: Actor, roles: readonly Role[], chosen: string | null): readonly string[] {
  const isAssignable = mayBeAssigned(roles);
  const own = isAssignable && (chosen === null || asker.lawyerScope !== "firm") ? [asker.userId] : [];
  return [...new Set([...(chosen === null ? [] : [chosen]), ...own])];
}
