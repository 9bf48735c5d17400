import { acknowledgeWarning } from "../../commands/documents/acknowledgeWarning.ts";
import { mayAcknowledgeWarning } from "../../policies/assessment.ts";
import { builder } from "../builder.ts";
import { ApplicationResultRef } from "../refs.ts";

export function addWarningMutations(): void {
  builder.mutationField("acknowledgeWarning", (t) =>
    t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayAcknowledgeWarning },
      args: {
        applicationId: t.arg.id({ required: true }),
        warningId: t.arg.string({ required: true }),
        fileId: t.arg.id(),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(acknowledgeWarning(deps, actor, given)),
    }),
  );
}
