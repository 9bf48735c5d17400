import { acceptInvitation } from "../../commands/accounts/acceptInvitation.ts";
import { claimSetup } from "../../commands/accounts/claimSetup.ts";
import { setLanguage } from "../../commands/accounts/setLanguage.ts";
import { setProfile } from "../../commands/accounts/setProfile.ts";
import { mayAcceptInvitation, mayChangeOwnProfile, mayClaimSetup } from "../../policies/administration.ts";
import { builder } from "../builder.ts";
import { DoneResultRef, RefusalRef } from "../refs.ts";

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
