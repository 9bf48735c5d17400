import { randomUUID } from "node:crypto";
import { applicationTypes, type ApplicationType } from "@boreal/domain/caseFile/application";
import type { PersonNamed } from "@boreal/domain/caseFile/whose/peopleNamed";
import type { Language } from "@boreal/domain/kernel/text";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { sealNames } from "../../accounts/names.ts";
import type { Transaction } from "../../database/connect.ts";
import type { Actor, Asker } from "../../policies/actor.ts";
import { mayBeAssigned, mayBeginCase } from "../../policies/applications.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { insertApplication, insertAssignment } from "../../store/cases/applications.ts";
import { writeFirstNames } from "../../store/conflicts/peopleOfCases.ts";
import { findRole } from "../../store/profiles.ts";
import { profileTable } from "../../store/tables/accounts.ts";
import { openAuthTables } from "../../store/tables/auth.ts";
import { notAnAddress, readEmailAddress } from "../accounts/emailAddress.ts";
import { assigned, notAssignable } from "../assignStaff.ts";
import { findPeopleNamed, noteCheck } from "../conflicts/checkConflicts.ts";
import { says, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { tell } from "../notices/tell.ts";
import { whyNot } from "../refuse.ts";
import { unknownType, type ForApplication } from "../startApplication.ts";
import { sendClientLink } from "./clientLink.ts";

export const longestName = 200;

const nameMissing = says("clientNameMissing", {
  en: "Enter the client’s family name as in the passport. If the client has only one name, write it here.",
  fr: "Entrez le nom de famille de la personne comme dans son passeport. Si elle n’a qu’un seul nom, écrivez-le ici.",
});

const nameTooLong = says("clientNameTooLong", {
  en: `A name can have at most ${longestName} characters.`,
  fr: `Un nom peut avoir au plus ${longestName} caractères.`,
});

const addressTaken = says("clientHasAccount", {
  en: "There is already an account with this email address. If it is the client’s, ask them to start the new application there. If it is somebody else’s, enter the client’s own address.",
  fr: "Il y a déjà un compte avec cette adresse courriel. Si c’est celui de la personne, demandez-lui d’y commencer la nouvelle demande. Si c’est celui de quelqu’un d’autre, entrez l’adresse de la personne elle-même.",
});

/** A person whose case the firm begins. */
export type NewClient = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
  readonly type: string;
  /** The lawyer or paralegal who works on it; without one, whoever begins it where that is one of them. */
  readonly staffId?: string | null;
};

type Checked = Omit<NewClient, "type" | "staffId"> & { readonly type: ApplicationType };

const at = (path: keyof NewClient, refusal: PlacedRefusal): PlacedRefusal => ({ ...refusal, path });
const isApplicationType = (type: string): type is ApplicationType => applicationTypes.some((one) => one === type);

/** What can be stored, or everything that is wrong with it, each with its field. */
function checked(given: NewClient): Checked | { readonly refusals: readonly PlacedRefusal[] } {
  const [firstName, lastName] = [given.firstName.trim().normalize("NFC"), given.lastName.trim().normalize("NFC")];
  const email = readEmailAddress(given.email);
  const { type, language } = given;
  const refusals = [
    ...(lastName === "" ? [at("lastName", nameMissing)] : []),
    ...(firstName.length > longestName ? [at("firstName", nameTooLong)] : []),
    ...(lastName.length > longestName ? [at("lastName", nameTooLong)] : []),
    ...(email === undefined ? [at("email", notAnAddress)] : []),
    ...(isApplicationType(type) ? [] : [at("type", unknownType)]),
  ];
  if (refusals.length > 0 || email === undefined || !isApplicationType(type)) return { refusals };
  return { firstName, lastName, email, language, type };
}

/**
 * Begins a case for a client who has no account yet: the account, the application and the link by which the client takes both
 * over. Until then nobody can sign in to it, and the team fills in what it knows.
 */
export async function beginClientCase(
  deps: CommandDeps & AccountDeps,
  asker: Asker,
  given: NewClient,
): Promise<ForApplication> {
  if (asker === null || !mayBeginCase(asker)) return refused(whyNot(asker));
  const client = checked(given);
  if ("refusals" in client) return { applicationId: null, refusals: client.refusals };
  const team = await teamOf(deps, asker, given.staffId ?? null);
  if (team === undefined) return refused(at("staffId", notAssignable));
  const ids = { userId: randomUUID(), applicationId: randomUUID() };
  const key = await deps.keys.personKey(ids.userId);
  const now = deps.now();
  const people: readonly PersonNamed[] = [{ as: "main", name: { given: client.firstName, family: client.lastName } }];
  const found = await findPeopleNamed(deps, people);
  const begun = await deps.db.transaction(async (tx): Promise<ForApplication> => {
    if (!(await openAccount(tx, deps, { ...client, userId: ids.userId, at: now })))
      return refused(at("email", addressTaken));
    const sealedNames = sealNames(key, ids.userId, client);
    await tx
      .insert(profileTable)
      .values({ userId: ids.userId, role: "student", language: client.language, sealedNames, createdAt: now });
    await insertApplication(tx, { id: ids.applicationId, ownerId: ids.userId, type: client.type, at: now });
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "clientAccountOpened",
      subject: { userId: ids.userId },
      at: now,
    });
    await appendAudit(tx, {
      chainId: ids.applicationId,
      actorId: asker.userId,
      kind: "applicationStarted",
      subject: { applicationId: ids.applicationId, type: client.type },
      at: now,
    });
    await writeFirstNames(tx, { keys: deps.keys, key }, ids.applicationId, people);
    await noteCheck(tx, key, { ...ids, actorId: asker.userId, at: now, searched: people, found });
    for (const staffId of team) await giveTo(tx, deps, { asker, staffId, applicationId: ids.applicationId, at: now });
    await sendClientLink(tx, deps, { ...ids, actorId: asker.userId, at: now });
    return { applicationId: ids.applicationId, refusals: [] };
  });
  // Its name is found from now on.
  if (begun.applicationId !== null)
    deps.publishChange({ applicationId: begun.applicationId, kind: "status", writer: deps.writer });
  return begun;
}

const refused = (refusal: PlacedRefusal): ForApplication => ({ applicationId: null, refusals: [refusal] });

/** Who works on the case: the one who was chosen, and whoever begins it where they would not see it otherwise. */
async function teamOf(deps: CommandDeps, asker: Actor, chosen: string | null): Promise<readonly string[] | undefined> {
  if (chosen !== null) {
    const role = await findRole(deps.db, chosen);
    if (role === undefined || !mayBeAssigned(role)) return undefined;
  }
  const isAssignable = mayBeAssigned(asker.role);
  const own = isAssignable && (chosen === null || asker.lawyerScope !== "firm") ? [asker.userId] : [];
  return [...new Set([...(chosen === null ? [] : [chosen]), ...own])];
}

/** False where the address has an account; of two at once, one is first. */
async function openAccount(
  tx: Transaction,
  { keys }: AccountDeps,
  { userId, email, at: createdAt }: { readonly userId: string; readonly email: string; readonly at: Date },
): Promise<boolean> {
  const { user } = openAuthTables(keys);
  const made = await tx
    .insert(user)
    .values({ id: userId, name: "", email, emailVerified: false, createdAt, updatedAt: createdAt })
    .onConflictDoNothing()
    .returning({ id: user.id });
  return made.length > 0;
}

async function giveTo(
  tx: Transaction,
  deps: CommandDeps,
  given: { readonly asker: Actor; readonly staffId: string; readonly applicationId: string; readonly at: Date },
): Promise<void> {
  const { asker, staffId, applicationId, at: when } = given;
  await insertAssignment(tx, { applicationId, staffId, at: when });
  await appendAudit(tx, {
    chainId: applicationId,
    actorId: asker.userId,
    kind: "staffAssigned",
    subject: { staffId },
    at: when,
  });
  if (staffId !== asker.userId) await tell(deps, tx, assigned(applicationId, staffId, when));
}
