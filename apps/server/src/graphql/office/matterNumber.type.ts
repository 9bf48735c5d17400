import { setMatterNumber } from "../../commands/office/setMatterNumber.ts";
import { maySetMatterNumber } from "../../policies/applications.ts";
import { builder } from "../builder.ts";
import { ApplicationRef, ApplicationResultRef } from "../refs.ts";

export function addMatterNumber(): void {
  builder.objectField(ApplicationRef, "matterNumber", (t) =>
    t.string({
      nullable: true,
      description: "By which the firm knows the case; it names nobody.",
      resolve: ({ row }) => row.matter_number,
    }),
  );
}

export function addMatterNumberMutation(): void {
  builder.mutationField("setMatterNumber", (t) =>
    t.field({
      type: ApplicationResultRef,
      extensions: { policy: maySetMatterNumber },
      description: "Gives a case a number of the firm; without one the next.",
      args: { applicationId: t.arg.id({ required: true }), matterNumber: t.arg.string() },
      resolve: async (_, { applicationId, matterNumber }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(setMatterNumber(deps, actor, { applicationId, number: matterNumber ?? null })),
    }),
  );
}
