import { saveFirm } from "../../commands/office/saveFirm.ts";
import { saveMembership } from "../../commands/office/saveMembership.ts";
import { mayKeepFirm, mayKeepMembership } from "../../policies/administration.ts";
import { readFirm } from "../../store/office/firm.ts";
import { readMembership } from "../../store/office/memberships.ts";
import { builder } from "../builder.ts";
import { DoneResultRef } from "../refs.ts";

const FirmRef = builder.objectRef<Awaited<ReturnType<typeof readFirm>>>("Firm");

export function addOfficeTypes(): void {
  FirmRef.implement({
    fields: (t) => ({
      values: t.field({ type: "JSON", description: "By the path of their field.", resolve: ({ values }) => values }),
      version: t.exposeInt("version"),
    }),
  });
}

export function addOfficeQueries(): void {
  builder.queryFields((t) => ({
    firm: t.field({
      type: FirmRef,
      nullable: true,
      description: "The legal team; who the firm is.",
      resolve: async (_, __, { actor, deps }) => (mayKeepMembership(actor) ? await readFirm(deps.db) : null),
    }),
    membership: t.field({
      type: "JSON",
      nullable: true,
      description: "The legal team; as what they themselves act for applicants.",
      resolve: async (_, __, { actor, deps }) =>
        actor !== null && mayKeepMembership(actor)
          ? await readMembership(deps.db, actor.userId, await deps.personKey(actor.userId))
          : null,
    }),
  }));
}

export function addOfficeMutations(): void {
  builder.mutationFields((t) => ({
    saveFirm: t.field({
      type: DoneResultRef,
      extensions: { policy: mayKeepFirm },
      description: "Says who the firm is.",
      args: { values: t.arg({ type: "JSON", required: true }), baseVersion: t.arg.int({ required: true }) },
      resolve: async (_, given, { actor, deps }) =>
        await saveFirm(deps, actor, { values: given.values, baseVersion: given.baseVersion }),
    }),
    saveMembership: t.field({
      type: DoneResultRef,
      extensions: { policy: mayKeepMembership },
      description: "Says as what the asker acts for applicants.",
      args: { membership: t.arg({ type: "JSON", required: true }) },
      resolve: async (_, given, { actor, deps }) => await saveMembership(deps, actor, { membership: given.membership }),
    }),
  }));
}
