import { disableAccount, enableAccount } from "../../commands/accounts/disableAccount.ts";
import { askFactorReset, confirmFactorReset } from "../../commands/accounts/factorReset.ts";
import { setRoles } from "../../commands/accounts/rolesOfAccount.ts";
import { setLawyerScope } from "../../commands/accounts/setLawyerScope.ts";
import { transferCases } from "../../commands/accounts/transferCases.ts";
import { mayKeepAccounts } from "../../policies/administration.ts";
import { builder } from "../builder.ts";
import { DoneResultRef, RoleRef } from "../refs.ts";

export function addKeptAccountMutations(): void {
  const policy = { policy: mayKeepAccounts };
  builder.mutationFields((t) => ({
    disableAccount: t.field({
      type: DoneResultRef,
      extensions: policy,
      description: "Ends an account; its cases go to somebody else.",
      args: { userId: t.arg.id({ required: true }), toUserId: t.arg.id() },
      resolve: async (_, { userId, toUserId }, { actor, deps }) =>
        await disableAccount(deps, actor, { userId, toUserId: toUserId ?? null }),
    }),
    enableAccount: t.field({
      type: DoneResultRef,
      extensions: policy,
      args: { userId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await enableAccount(deps, actor, given),
    }),
    transferCases: t.field({
      type: DoneResultRef,
      extensions: policy,
      args: { userId: t.arg.id({ required: true }), toUserId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await transferCases(deps, actor, given),
    }),
    setLawyerScope: t.field({
      type: DoneResultRef,
      extensions: policy,
      args: { userId: t.arg.id({ required: true }), scope: t.arg.string({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await setLawyerScope(deps, actor, given),
    }),
    setRoles: t.field({
      type: DoneResultRef,
      extensions: policy,
      description: "Which roles of the office an account holds.",
      args: { userId: t.arg.id({ required: true }), roles: t.arg({ type: [RoleRef], required: true }) },
      resolve: async (_, given, { actor, deps }) => await setRoles(deps, actor, given),
    }),
    askFactorReset: t.field({
      type: DoneResultRef,
      extensions: policy,
      description: "Asks to take a lost second factor away; another administrator confirms it.",
      args: { userId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await askFactorReset(deps, actor, given),
    }),
    confirmFactorReset: t.field({
      type: DoneResultRef,
      extensions: policy,
      args: { userId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await confirmFactorReset(deps, actor, given),
    }),
  }));
}
