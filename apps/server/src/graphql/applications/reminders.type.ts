import { maySetMatterNumber } from "../../policies/applications.ts";
import { readReminders } from "../../store/cases/silentCases.ts";
import { builder } from "../builder.ts";
import { ApplicationRef } from "../refs.ts";

const RemindersRef = builder.objectRef<{ readonly count: number; readonly last: Date }>("Reminders");

export function addReminderTypes(): void {
  RemindersRef.implement({
    fields: (t) => ({
      count: t.exposeInt("count"),
      last: t.expose("last", { type: "DateTime" }),
    }),
  });
  builder.objectField(ApplicationRef, "reminders", (t) =>
    t.field({
      type: RemindersRef,
      nullable: true,
      description: "For its legal team: how often its applicant was reminded since they last did something in it.",
      resolve: async ({ row, facts }, _, { actor, deps }) =>
        maySetMatterNumber(actor, facts) ? ((await readReminders(deps.db, row.id)) ?? null) : null,
    }),
  );
}
