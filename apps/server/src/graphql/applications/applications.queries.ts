import { recordRead } from "../../commands/reading/recordRead.ts";
import { notSignedIn } from "../../commands/deps.ts";
import { builder } from "../builder.ts";
import { unauthenticated } from "../errors.ts";
import { ApplicationRef } from "../refs.ts";
import { seenApplication, seenApplications } from "./seenApplications.ts";

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
  }));
}
