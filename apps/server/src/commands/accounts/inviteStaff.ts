import { randomUUID } from "node:crypto";
import { roles, type Role } from "@boreal/domain/caseFile/user";
import type { Language } from "@boreal/domain/kernel/text";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { eq } from "../../database/query.ts";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { invitationContext, invitationKey } from "../../accounts/invitationSeal.ts";
import { makeToken } from "../../accounts/oneTimeToken.ts";
import { sealJson } from "../../keys/fieldEncryption.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayInviteStaff } from "../../policies/administration.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { isOrganisation } from "../../store/organisations/organisations.ts";
import { invitationTable, profileTable } from "../../store/tables/accounts.ts";
import { openAuthTables } from "../../store/tables/auth.ts";
import type { OrganisationKind } from "../../store/tables/organisations.ts";
import { whyNot } from "../refuse.ts";
import { notAnAddress, readEmailAddress } from "./emailAddress.ts";
import { done, refused, type Done } from "./result.ts";

const validFor = 7 * 24 * 3600 * 1000;

const notAStaffRole: Refusal = {
  code: "roleNotStaff",
  text: {
    en: "Choose what this person will do here. Applicants are not invited. They create their own account.",
    fr: "Choisissez ce que cette personne fera ici. Les personnes qui présentent une demande ne reçoivent pas d’invitation. Elles créent elles-mêmes leur compte.",
  },
};

const alreadyStaff: Refusal = {
  code: "alreadyStaff",
  text: {
    en: "Someone with this email address already works here. Look for them in the list of users.",
    fr: "Une personne qui a cette adresse courriel travaille déjà ici. Cherchez-la dans la liste des comptes.",
  },
};

const noneChosen: Refusal = {
  code: "organisationMissing",
  text: {
    en: "Choose the school or agency of this person. If it is not in the list, add it under Schools and agencies.",
    fr: "Choisissez l’établissement ou l’agence de cette personne. Si le nom n’est pas dans la liste, ajoutez-le sous Établissements et agences.",
  },
};

/** School staff and agents see the cases of those who belong to the same. */
const organisationKindOf = (role: Role): OrganisationKind | undefined =>
  role === "schoolStaff" ? "school" : role === "agent" ? "agent" : undefined;

const isStaffRole = (role: string): role is Role => role !== "student" && (roles as readonly string[]).includes(role);

/** Invites a person to work here: a link to their address, valid for 7 days, usable once. */
export async function inviteStaff(
  deps: AccountDeps,
  asker: Asker,
  given: {
    readonly email: string;
    readonly role: string;
    readonly language: Language;
    readonly organisationId?: string | null;
  },
): Promise<Done> {
  if (asker === null || !mayInviteStaff(asker)) return refused(whyNot(asker));
  const email = readEmailAddress(given.email);
  const { role } = given;
  if (email === undefined) return refused(notAnAddress);
  if (!isStaffRole(role)) return refused(notAStaffRole);
  const organisationId = given.organisationId ?? null;
  const kind = organisationKindOf(role);
  if (kind !== undefined && !(organisationId !== null && (await isOrganisation(deps.db, organisationId, kind))))
    return refused(noneChosen);
  const { user } = openAuthTables(deps.keys);
  const [known] = await deps.db
    .select({ role: profileTable.role })
    .from(user)
    .innerJoin(profileTable, eq(profileTable.userId, user.id))
    .where(eq(user.email, email));
  if (known !== undefined && known.role !== "student") return refused(alreadyStaff);
  const id = randomUUID();
  const { token, hash } = makeToken();
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    await tx.insert(invitationTable).values({
      id,
      role,
      organisationId: kind === undefined ? null : organisationId,
      sealedEmail: sealJson(invitationKey(deps.keys), email, invitationContext(id)),
      tokenHash: hash,
      createdBy: asker.userId,
      createdAt: at,
      expiresAt: new Date(at.getTime() + validFor),
    });
    await deps.queueMail(tx, { kind: "invitation", toAddress: email, language: given.language, values: { token } });
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "staffInvited",
      subject: { invitationId: id, role },
      at,
    });
  });
  return done;
}
