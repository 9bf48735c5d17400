import { saveOwnLife } from "../../commands/accounts/saveOwnLife.ts";
import { mayTellOwnLife } from "../../policies/administration.ts";
import { lifeValues, readOwnLife } from "../../store/answers/ownLife.ts";
import { builder } from "../builder.ts";
import { FormValueConflictRef, OwnLifeRef, RefusalRef, SavedFormValueRef, SaveOwnLifeResultRef } from "../refs.ts";

export function addOwnLifeTypes(): void {
  OwnLifeRef.implement({
    fields: (t) => ({
      values: t.field({
        type: "JSON",
        description: "By dotted path; a list is one value, a list of rows.",
        resolve: (life) => lifeValues(life),
      }),
      versions: t.field({
        type: "JSON",
        description: "By path; what was removed keeps its version.",
        resolve: (life) => Object.fromEntries(Object.entries(life).map(([path, { version }]) => [path, version])),
      }),
    }),
  });
  SaveOwnLifeResultRef.implement({
    fields: (t) => ({
      saved: t.field({ type: [SavedFormValueRef], resolve: ({ saved }) => saved }),
      conflicts: t.field({ type: [FormValueConflictRef], resolve: ({ conflicts }) => conflicts }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
    }),
  });
}

export function addOwnLifeQueries(): void {
  builder.queryField("ownLife", (t) =>
    t.field({
      type: OwnLifeRef,
      nullable: true,
      description: "What the reader told of their own life, to fill in their forms; null for staff.",
      resolve: async (_, __, { actor, deps }) =>
        actor && mayTellOwnLife(actor)
          ? await readOwnLife(deps.db, actor.userId, await deps.personKey(actor.userId))
          : null,
    }),
  );
}

export function addOwnLifeMutations(): void {
  const OwnLifeChange = builder.inputType("OwnLifeChange", {
    fields: (t) => ({
      path: t.string({
        required: true,
        description: "Dotted, as the profile of boreal-case/1 spells it; of a list the whole of it, as a list of rows.",
      }),
      value: t.field({ type: "JSON", description: "null removes what was told." }),
      baseVersion: t.int({
        description: "Version the browser last saw, 0 for none. Left out, the value is written over whatever is there.",
      }),
    }),
  });
  builder.mutationField("saveOwnLife", (t) =>
    t.field({
      type: SaveOwnLifeResultRef,
      extensions: { policy: mayTellOwnLife },
      description: "Keeps what the person tells of their own life.",
      args: { changes: t.arg({ type: [OwnLifeChange], required: true }) },
      resolve: async (_, { changes }, { actor, deps }) =>
        await saveOwnLife(deps, actor, {
          changes: changes.map(({ path, value, baseVersion }) => ({
            path,
            value: value ?? null,
            baseVersion: baseVersion ?? undefined,
          })),
        }),
    }),
  );
}
