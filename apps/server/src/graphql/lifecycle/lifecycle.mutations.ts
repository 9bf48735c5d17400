import { changeStatus } from "../../commands/lifecycle/changeStatus.ts";
import { declineReport } from "../../commands/lifecycle/declineReport.ts";
import { forceStatus } from "../../commands/lifecycle/forceStatus.ts";
import { undoStatusChange } from "../../commands/lifecycle/undoStatus.ts";
import { mayChangeStatus, mayForceStatus, maySettleReports } from "../../policies/lifecycle.ts";
import { builder } from "../builder.ts";
import type { StatusOutcome } from "../../commands/lifecycle/changeStatus.ts";
import { StatusResultRef } from "./lifecycleRefs.ts";

/** With the application that was asked for, also where nothing was done. */
const of = async (askedFor: string, outcome: Promise<StatusOutcome>) => ({ ...(await outcome), askedFor });

export function addLifecycleMutations(): void {
  const StatusEntryInput = builder.inputType("StatusEntryInput", {
    fields: (t) => ({
      key: t.string({ required: true }),
      value: t.string({
        required: true,
        description: "A day as YYYY-MM-DD, a number as it stands, or the id of a choice.",
      }),
    }),
  });
  builder.mutationFields((t) => ({
    changeStatus: t.field({
      type: StatusResultRef,
      extensions: { policy: mayChangeStatus },
      description: "Moves a case along one of the steps that application.lifecycle offers.",
      args: {
        applicationId: t.arg.id({ required: true }),
        transition: t.arg.string({ required: true }),
        from: t.arg.string({ required: true, description: "The status in which the page saw the case." }),
        entered: t.arg({ type: [StatusEntryInput], required: true }),
        confirmed: t.arg.stringList({ required: true, description: "Ids of what was ticked." }),
        reason: t.arg.string({ required: true }),
        requestId: t.arg.string({ required: true, description: "The page’s own number: sent twice, it is done once." }),
      },
      resolve: async (_, { entered, ...given }, { actor, deps, thenInvalidate }) =>
        await of(
          given.applicationId,
          thenInvalidate(
            changeStatus(deps, actor, {
              ...given,
              entered: Object.fromEntries(entered.map(({ key, value }) => [key, value])),
            }),
          ),
        ),
    }),
  }));
  addSettlingMutations();
}

function addSettlingMutations(): void {
  builder.mutationFields((t) => ({
    undoStatusChange: t.field({
      type: StatusResultRef,
      extensions: { policy: mayChangeStatus },
      description: "Takes back one’s own last change, within the hour, where nothing left the house.",
      args: { applicationId: t.arg.id({ required: true }), changeId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await of(given.applicationId, thenInvalidate(undoStatusChange(deps, actor, given))),
    }),
    forceStatus: t.field({
      type: StatusResultRef,
      extensions: { policy: mayForceStatus },
      description: "An administrator sets any status of the type, with a reason that stays.",
      args: {
        applicationId: t.arg.id({ required: true }),
        from: t.arg.string({ required: true }),
        to: t.arg.string({ required: true }),
        reason: t.arg.string({ required: true }),
        requestId: t.arg.string({ required: true }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await of(given.applicationId, thenInvalidate(forceStatus(deps, actor, given))),
    }),
    declineReport: t.field({
      type: StatusResultRef,
      extensions: { policy: maySettleReports },
      description: "What the applicant reported of a decision is not so.",
      args: { applicationId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await of(given.applicationId, thenInvalidate(declineReport(deps, actor, given))),
    }),
  }));
}
