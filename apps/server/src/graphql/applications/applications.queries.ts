import { recordRead } from "../../commands/reading/recordRead.ts";
import { notSignedIn } from "../../commands/deps.ts";
import { builder } from "../builder.ts";
import { mayBeginCase } from "../../policies/applications.ts";
import { unauthenticated } from "../errors.ts";
import { ApplicationRef, CasesNamedRef } from "../refs.ts";
import { casesNamed } from "./casesNamed.ts";
import { seenApplication, seenApplications } from "./seenApplications.ts";

export function addCasesNamed(): void {
  CasesNamedRef.implement({
    fields: (t) => ({
      cases: t.field({ type: [ApplicationRef], resolve: ({ cases }) => [...cases] }),
      elsewhere: t.int({ description: "Cases outside the reader’s scope.", resolve: ({ elsewhere }) => elsewhere }),
      ask: t.stringList({
        description: "Who works on those; nobody: nobody is assigned.",
        resolve: ({ ask }) => [...ask],
      }),
    }),
  });
}

export function addApplicationQueries(): void {
  builder.queryFields((t) => ({
    applications: t.field({
      type: [ApplicationRef],
      description: "Own applications; for staff those in their scope, newest first.",
      resolve: async (_, __, context) => {
        if (context.actor === null) throw unauthenticated(notSignedIn);
        return await seenApplications(context);
      },
    }),
    application: t.field({
      type: ApplicationRef,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) => {
        if (context.actor === null) throw unauthenticated(notSignedIn);
        const seen = await seenApplication(context, id);
        if (seen)
          await recordRead(context.deps, context.actor, { applicationId: seen.row.id, ownerId: seen.row.owner_id });
        return seen;
      },
    }),
    casesNamed: t.field({
      type: CasesNamedRef,
      description:
        "For the legal team: cases that carry all words of a name, before one more is begun; none for everybody else.",
      args: { name: t.arg.string({ required: true }) },
      resolve: async (_, { name }, context) => {
        const { actor } = context;
        if (actor === null) throw unauthenticated(notSignedIn);
        if (!mayBeginCase(actor)) return { cases: [], elsewhere: 0, ask: [] };
        return await casesNamed(context, actor, name);
      },
    }),
  }));
}
