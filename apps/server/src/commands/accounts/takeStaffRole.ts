import type { Role } from "@boreal/domain/caseFile/user";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { eq } from "../../database/query.ts";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { sealNames } from "../../accounts/names.ts";
import type { Transaction } from "../../database/connect.ts";
import { isOfficeRole, rolesOf } from "../../store/profiles.ts";
import { profileTable } from "../../store/tables/accounts.ts";
import { endAllConnectionsOf } from "../../store/organisations/signOns.ts";
import { applicationTable } from "../../store/tables/applications.ts";

const hasApplications: Refusal = {
  code: "accountHasApplications",
  text: {
    en: "This account has an application of its own, so it cannot become a staff account. Create another account with your work email address, then follow the link again.",
    fr: "Ce compte contient déjà une demande personnelle; il ne peut donc pas devenir un compte du personnel. Créez un autre compte avec votre adresse courriel de travail, puis suivez de nouveau le lien.",
  },
};

const isAdministrator: Refusal = {
  code: "alreadyAdministrator",
  text: {
    en: "You are an administrator, and this role cannot be held beside that one. Use another account for it.",
    fr: "Vous administrez cette installation, et ce rôle ne peut pas s’y ajouter. Utilisez un autre compte pour l’exercer.",
  },
};

/**
 * A lawyer of the firm sees the firm's cases from the first day; everybody else those assigned to them
 * (docs/facts/roles.md section 1, ADR 0055).
 */
export const scopeOf = (role: Role): "firm" | null => (role === "lawyer" ? "firm" : null);

/**
 * Within a transaction: gives an account a staff role, and it works as that from now on. Of the roles of the office it keeps
 * those that it had. The caller has checked the right to it.
 */
export async function takeStaffRole(
  tx: Transaction,
  deps: Pick<AccountDeps, "keys">,
  given: {
    readonly userId: string;
    readonly role: Role;
    /** The school or agency of which they are staff. */
    readonly organisationId?: string | null;
    readonly at: Date;
  },
): Promise<Refusal | undefined> {
  const { userId, role, organisationId = null, at } = given;
  const owned = await tx
    .select({ id: applicationTable.id })
    .from(applicationTable)
    .where(eq(applicationTable.ownerId, userId))
    .limit(1);
  if (owned.length > 0) return hasApplications;
  const [profile] = await tx
    .select({
      role: profileTable.role,
      furtherRoles: profileTable.furtherRoles,
      lawyerScope: profileTable.lawyerScope,
    })
    .from(profileTable)
    .where(eq(profileTable.userId, userId))
    .for("update");
  const kept = profile !== undefined && isOfficeRole(role) ? rolesOf(profile).filter(isOfficeRole) : [];
  if (kept.length === 0 && profile?.role === "admin") return isAdministrator;
  const seat = {
    role,
    furtherRoles: kept.filter((one) => one !== role),
    lawyerScope: kept.length > 0 && profile?.lawyerScope === "firm" ? "firm" : scopeOf(role),
    schoolId: role === "schoolStaff" ? organisationId : null,
    agentId: role === "agent" ? organisationId : null,
  };
  const sealedNames = sealNames(await deps.keys.personKey(userId), userId, { firstName: "", lastName: "" });
  await tx
    .insert(profileTable)
    .values({ userId, ...seat, language: "en", sealedNames, createdAt: at })
    .onConflictDoUpdate({ target: profileTable.userId, set: seat });
  // No school or agency opens an account of staff (ADR 0156).
  await endAllConnectionsOf(tx, userId);
  return undefined;
}
