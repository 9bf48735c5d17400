import { ownAbilities } from "../../policies/abilities.ts";
import { isStaff } from "../../policies/actor.ts";
import { builder } from "../builder.ts";
import { MeRef, RoleRef } from "../refs.ts";

export function addAccountTypes(): void {
  MeRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      email: t.exposeString("email"),
      firstName: t.exposeString("firstName"),
      lastName: t.exposeString("lastName"),
      role: t.field({ type: RoleRef, description: "as which they work now", resolve: ({ role }) => role }),
      roles: t.field({
        type: [RoleRef],
        description: "all that they hold, and can change to",
        resolve: ({ roles }) => [...roles],
      }),
      language: t.exposeString("language"),
      emailVerified: t.exposeBoolean("emailVerified"),
      twoFactorEnabled: t.exposeBoolean("twoFactorEnabled"),
      mustSetSecondFactor: t.boolean({
        resolve: (_, __, { actor }) => actor !== null && isStaff(actor) && actor.secondFactor === "none",
      }),
      abilities: t.stringList({ resolve: (_, __, { actor }) => ownAbilities(actor) }),
    }),
  });
}

export function addAccountQueries(): void {
  builder.queryField("me", (t) =>
    t.field({
      type: MeRef,
      nullable: true,
      resolve: async (_, __, { actor, account }) => (actor ? ((await account(actor.userId)) ?? null) : null),
    }),
  );
}
