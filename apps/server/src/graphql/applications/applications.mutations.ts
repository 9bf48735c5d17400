import { assignStaff } from "../../commands/assignStaff.ts";
import { startApplication } from "../../commands/startApplication.ts";
import { openWithReason } from "../../commands/openWithReason.ts";
import { mayBreakGlass } from "../../policies/breakGlass.ts";
import { mayAssignStaff, mayStartApplication } from "../../policies/applications.ts";
import { builder } from "../builder.ts";
import { ApplicationResultRef, DoneResultRef } from "../refs.ts";

export function addApplicationMutations(): void {
  builder.mutationFields((t) => ({
    startApplication: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayStartApplication },
      args: { type: t.arg.string({ required: true }) },
      resolve: async (_, { type }, { actor, deps }) => await startApplication(deps, actor, type),
    }),
    openWithReason: t.field({
      type: DoneResultRef,
      extensions: { policy: mayBreakGlass },
      description: "Opens a case to support for an hour; its applicant and the administrators are told.",
      args: { applicationId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: async (_, given, { actor, deps, thenReadAnew }) =>
        await thenReadAnew(openWithReason(deps, actor, given)),
    }),
    assignStaff: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayAssignStaff },
      args: { applicationId: t.arg.id({ required: true }), staffId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenReadAnew }) => await thenReadAnew(assignStaff(deps, actor, given)),
    }),
  }));
}
