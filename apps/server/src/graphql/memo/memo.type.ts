import { memoOfCase } from "../../commands/memo/memoOfCase.ts";
import { mayReadMemo } from "../../policies/desk/memo.ts";
import { builder } from "../builder.ts";
import { ApplicationRef } from "../refs.ts";

export function addMemoTypes(): void {
  builder.objectField(ApplicationRef, "memo", (t) =>
    t.field({
      type: "JSON",
      nullable: true,
      description:
        "boreal-memo/1: what answers each reason of refusal and what is open, for the legal team; null for everybody else. It predicts nothing.",
      resolve: async ({ row, facts }, _, { actor, deps, openCase }) => {
        if (!mayReadMemo(actor, facts)) return null;
        const open = await openCase(row.id);
        return open ? await memoOfCase(deps, open.loaded) : null;
      },
    }),
  );
}
