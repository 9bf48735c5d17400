import { officeRoles, type Role } from "@boreal/domain/caseFile/user";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { isProven, type Asker } from "../../policies/actor.ts";
import { mayKeepAccounts, mayWorkAs } from "../../policies/administration.ts";
import { mayBeAssigned } from "../../policies/applications.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { countAssignments } from "../../store/cases/applications.ts";
import {
  isAdministrator,
  isOfficeRole,
  lockSeat,
  lockSeats,
  rolesOf,
  writeLawyerScope,
  writeRoles,
} from "../../store/profiles.ts";
import { identityNotConfirmed, notAllowed, type CommandDeps } from "../deps.ts";
import { whyNot } from "../refuse.ts";
import { casesLeft, noAccount } from "./accountRefusals.ts";
import { done, refused, type Done } from "./result.ts";
import { scopeOf } from "./takeStaffRole.ts";

const notHeld: Refusal = {
  code: "roleNotHeld",
  text: {
    en: "Your account does not hold this role. An administrator can give it to you.",
    fr: "Votre compte n’a pas ce rôle. L’administration peut vous le donner.",
  },
};

const noneChosen: Refusal = {
  code: "rolesNotKnown",
  text: {
    en: "Choose at least one role: lawyer, paralegal or administrator.",
    fr: "Choisissez au moins un rôle\u00A0: avocat ou avocate, parajuriste ou administration.",
  },
};

const notOffice: Refusal = {
  code: "accountNotOfOffice",
  text: {
    en: "Only accounts of the legal team and of administrators hold several roles. Invite this person’s work address instead.",
    fr: "Seuls les comptes de l’équipe juridique et de l’administration peuvent avoir plusieurs rôles. Invitez plutôt l’adresse professionnelle de cette personne.",
  },
};

const ownAdministration: Refusal = {
  code: "ownAdministrationStays",
  text: {
    en: "You cannot take the administration away from yourself. Another administrator can.",
    fr: "Vous ne pouvez pas vous retirer vous-même l’administration. Une autre personne de l’administration peut le faire.",
  },
};

type Deps = CommandDeps & Pick<AccountDeps, "forgetSessions">;

/** Changes as which of its roles the account works from now on, in each of its sessions. Doing it twice changes nothing. */
export async function workAs(deps: Deps, asker: Asker, { role }: { readonly role: Role }): Promise<Done> {
  if (asker === null || !mayWorkAs(asker)) return refused(whyNot(asker));
  const { userId } = asker;
  const at = deps.now();
  const refusal = await deps.db.transaction(async (tx): Promise<Refusal | undefined> => {
    const seat = await lockSeat(tx, userId);
    if (!seat) return noAccount;
    const held = rolesOf(seat);
    if (!held.includes(role)) return notHeld;
    if (seat.role === role) return undefined;
    await writeRoles(tx, userId, { role, furtherRoles: held.filter((one) => one !== role) });
    await appendAudit(tx, { chainId: systemChain, actorId: userId, kind: "worksAs", subject: { role }, at });
    return undefined;
  });
  if (refusal) return refused(refusal);
  deps.forgetSessions(userId);
  // The pages that are open elsewhere ask anew what this person may do.
  deps.publishChange({ applicationId: "", kind: "notification", userId });
  return done;
}

/** Which roles of the office an account holds. It works on as what it did, where it still holds that. */
export async function setRoles(
  deps: Deps,
  asker: Asker,
  given: { readonly userId: string; readonly roles: readonly Role[] },
): Promise<Done> {
  if (asker === null || !mayKeepAccounts(asker)) return refused(whyNot(asker));
  if (!isProven(asker, deps.now())) return refused(identityNotConfirmed);
  const { userId } = given;
  const roles = officeRoles.filter((one) => given.roles.includes(one));
  const [first] = roles;
  if (first === undefined || !given.roles.every(isOfficeRole)) return refused(noneChosen);
  // So there is always an administrator left: whoever does it.
  if (userId === asker.userId && !roles.includes("admin")) return refused(ownAdministration);
  const at = deps.now();
  const refusal = await deps.db.transaction(async (tx): Promise<Refusal | undefined> => {
    const seats = await lockSeats(tx, asker.userId, userId);
    const seat = seats.get(userId);
    if (!seat) return noAccount;
    // Two administrators who take the role from each other at once: the second has it no more.
    if (!isAdministrator(seats.get(asker.userId))) return notAllowed;
    if (!isOfficeRole(seat.role)) return notOffice;
    const held = rolesOf(seat);
    if (held.length === roles.length && roles.every((one) => held.includes(one))) return undefined;
    if (!mayBeAssigned(roles) && (await countAssignments(tx, userId)) > 0) return casesLeft;
    const role = roles.find((one) => one === seat.role) ?? first;
    await writeRoles(tx, userId, { role, furtherRoles: roles.filter((one) => one !== role) });
    if (!mayBeAssigned(roles)) await writeLawyerScope(tx, userId, null);
    else if (!held.includes("lawyer") && roles.includes("lawyer"))
      await writeLawyerScope(tx, userId, scopeOf("lawyer"));
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "rolesSet",
      subject: { userId, roles },
      at,
    });
    return undefined;
  });
  if (refusal) return refused(refusal);
  deps.forgetSessions(userId);
  deps.publishChange({ applicationId: "", kind: "notification", userId });
  return done;
}
