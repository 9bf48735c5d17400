import { DamagedFileRef, InvitationRef, MailRef, RoleRef, UserRef } from "../refs.ts";

export function addAdministrationTypes(): void {
  UserRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      email: t.exposeString("email"),
      firstName: t.exposeString("firstName"),
      lastName: t.exposeString("lastName"),
      role: t.field({ type: RoleRef, resolve: ({ role }) => role }),
      twoFactorEnabled: t.exposeBoolean("twoFactorEnabled"),
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
