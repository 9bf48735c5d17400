import { inviteStaff } from "../../commands/accounts/inviteStaff.ts";
import { mayInviteStaff } from "../../policies/administration.ts";
import { builder } from "../builder.ts";
import { DoneResultRef, RoleRef } from "../refs.ts";

export function addAdministrationMutations(): void {
  builder.mutationField("inviteStaff", (t) =>
    t.field({
      type: DoneResultRef,
      extensions: { policy: mayInviteStaff },
      args: {
        email: t.arg.string({ required: true }),
        role: t.arg({ type: RoleRef, required: true }),
        language: t.arg.string({ required: true }),
      },
      resolve: async (_, { email, role, language }, { actor, deps }) =>
        await inviteStaff(deps, actor, { email, role, language: language === "fr" ? "fr" : "en" }),
    }),
  );
}
