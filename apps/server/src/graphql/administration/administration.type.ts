import { mayKeepAccounts } from "../../policies/administration.ts";
import { mayBeAssigned } from "../../policies/applications.ts";
import { listOpenResets } from "../../store/factorResets.ts";
import { DamagedFileRef, InvitationRef, MailRef, RoleRef, UserRef } from "../refs.ts";

export function addAdministrationTypes(): void {
  UserRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      email: t.exposeString("email"),
      firstName: t.exposeString("firstName"),
      lastName: t.exposeString("lastName"),
      role: t.field({ type: RoleRef, description: "as which the account works now", resolve: ({ role }) => role }),
      roles: t.field({ type: [RoleRef], description: "all that it holds", resolve: ({ roles }) => [...roles] }),
      twoFactorEnabled: t.exposeBoolean("twoFactorEnabled"),
      disabledAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "admin; since when the account is ended",
        resolve: ({ disabledAt }, _, { actor }) => (mayKeepAccounts(actor) ? disabledAt : null),
      }),
      scope: t.string({
        nullable: true,
        description: "admin; of lawyers and paralegals: firm for all cases, assigned for theirs",
        resolve: ({ roles, lawyerScope }, _, { actor }) =>
          mayKeepAccounts(actor) && mayBeAssigned(roles) ? (lawyerScope === "firm" ? "firm" : "assigned") : null,
      }),
      factorResetAskedByMe: t.boolean({
        nullable: true,
        description: "admin; whether the reader asked to take the second factor away; null while nobody did",
        resolve: async ({ id }, _, { actor, deps }) => {
          if (!mayKeepAccounts(actor)) return null;
          const open = (await listOpenResets(deps.db, deps.now())).find(({ userId }) => userId === id);
          return open ? open.askedBy === actor?.userId : null;
        },
      }),
    }),
  });
  InvitationRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      email: t.exposeString("email"),
      role: t.field({ type: RoleRef, resolve: ({ role }) => role }),
      expiresAt: t.field({ type: "DateTime", resolve: ({ expiresAt }) => expiresAt }),
      acceptedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ acceptedAt }) => acceptedAt }),
    }),
  });
  DamagedFileRef.implement({
    fields: (t) => ({
      fileId: t.exposeID("fileId"),
      applicationId: t.exposeID("applicationId"),
      damage: t.exposeString("damage", {
        description: "missing: there are no bytes. damaged: they are not those that were stored.",
      }),
      checkedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ checkedAt }) => checkedAt }),
    }),
  });
  MailRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      to: t.exposeString("to"),
      subject: t.exposeString("subject"),
      body: t.exposeString("body"),
      createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
      sentAt: t.field({ type: "DateTime", nullable: true, resolve: ({ sentAt }) => sentAt }),
    }),
  });
}
