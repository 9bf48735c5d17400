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
        organisationId: t.arg.id({ description: "Of school staff and agents: their school or agency." }),
      },
      resolve: async (_, { email, role, language, organisationId }, { actor, deps }) =>
        await inviteStaff(deps, actor, {
          email,
          role,
          language: language === "fr" ? "fr" : "en",
          organisationId: organisationId ?? null,
        }),
    }),
  );
}
