import { assignStaff } from "../../commands/assignStaff.ts";
import { startApplication } from "../../commands/startApplication.ts";
import { mayAssignStaff, mayStartApplication } from "../../policies/applications.ts";
import { builder } from "../builder.ts";
import { ApplicationResultRef } from "../refs.ts";

export function addApplicationMutations(): void {
  builder.mutationFields((t) => ({
    startApplication: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayStartApplication },
      args: { type: t.arg.string({ required: true }) },
      resolve: async (_, { type }, { actor, deps }) => await startApplication(deps, actor, type),
    }),
    assignStaff: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayAssignStaff },
      args: { applicationId: t.arg.id({ required: true }), staffId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenReadAnew }) => await thenReadAnew(assignStaff(deps, actor, given)),
    }),
  }));
}
