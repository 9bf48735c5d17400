import { assignStaff } from "../../commands/assignStaff.ts";
import { startApplication } from "../../commands/startApplication.ts";
import { beginClientCase } from "../../commands/clients/beginClientCase.ts";
import { inviteClientAgain } from "../../commands/clients/inviteClientAgain.ts";
import { openWithReason } from "../../commands/openWithReason.ts";
import { mayBreakGlass } from "../../policies/breakGlass.ts";
import { mayAssignStaff, mayBeginCase, mayInviteClient, mayStartApplication } from "../../policies/applications.ts";
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
    beginClientCase: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayBeginCase },
      description: "Opens an account and an application for a client of the firm, and mails them the link to it.",
      args: {
        firstName: t.arg.string({ required: true }),
        lastName: t.arg.string({ required: true }),
        email: t.arg.string({ required: true }),
        language: t.arg.string({ required: true, description: "en or fr" }),
        type: t.arg.string({ required: true }),
        staffId: t.arg.id({ description: "Who works on it; else whoever begins it." }),
      },
      resolve: async (_, { language, staffId, ...client }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(
          beginClientCase(deps, actor, {
            ...client,
            language: language === "fr" ? "fr" : "en",
            staffId: staffId ?? null,
          }),
        ),
    }),
    inviteClientAgain: t.field({
      type: DoneResultRef,
      extensions: { policy: mayInviteClient },
      description: "Sends a client the link again; to another address where the first was wrong.",
      args: { applicationId: t.arg.id({ required: true }), email: t.arg.string({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(inviteClientAgain(deps, actor, given)),
    }),
    openWithReason: t.field({
      type: DoneResultRef,
      extensions: { policy: mayBreakGlass },
      description: "Opens a case to support for an hour; its applicant and the administrators are told.",
      args: { applicationId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(openWithReason(deps, actor, given)),
    }),
    assignStaff: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayAssignStaff },
      args: { applicationId: t.arg.id({ required: true }), staffId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(assignStaff(deps, actor, given)),
    }),
  }));
}
