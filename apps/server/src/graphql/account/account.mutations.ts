import { acceptInvitation } from "../../commands/accounts/acceptInvitation.ts";
import { claimSetup } from "../../commands/accounts/claimSetup.ts";
import { workAs } from "../../commands/accounts/rolesOfAccount.ts";
import { setLanguage } from "../../commands/accounts/setLanguage.ts";
import { setProfile } from "../../commands/accounts/setProfile.ts";
import { mayAcceptInvitation, mayChangeOwnProfile, mayClaimSetup, mayWorkAs } from "../../policies/administration.ts";
import { builder } from "../builder.ts";
import { DoneResultRef, RefusalRef, RoleRef } from "../refs.ts";

export function addDoneResult(): void {
  DoneResultRef.implement({
    fields: (t) => ({
      done: t.exposeBoolean("done"),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
    }),
  });
}

export function addAccountMutations(): void {
  builder.mutationFields((t) => ({
    acceptInvitation: t.field({
      type: DoneResultRef,
      extensions: { policy: mayAcceptInvitation },
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await acceptInvitation(deps, actor, given),
    }),
    claimSetup: t.field({
      type: DoneResultRef,
      extensions: { policy: mayClaimSetup },
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await claimSetup(deps, actor, given),
    }),
    workAs: t.field({
      type: DoneResultRef,
      extensions: { policy: mayWorkAs },
      description: "As which of the roles that they hold somebody works from now on.",
      args: { role: t.arg({ type: RoleRef, required: true }) },
      resolve: async (_, given, { actor, deps }) => await workAs(deps, actor, given),
    }),
    setLanguage: t.field({
      type: DoneResultRef,
      extensions: { policy: mayChangeOwnProfile },
      args: { language: t.arg.string({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await setLanguage(deps, actor, given),
    }),
    setProfile: t.field({
      type: DoneResultRef,
      extensions: { policy: mayChangeOwnProfile },
      args: { firstName: t.arg.string({ required: true }), lastName: t.arg.string({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await setProfile(deps, actor, given),
    }),
  }));
}
