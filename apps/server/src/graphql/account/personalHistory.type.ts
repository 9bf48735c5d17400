import { savePersonalHistory } from "../../commands/accounts/savePersonalHistory.ts";
import { mayTellPersonalHistory } from "../../policies/administration.ts";
import { lifeValues, readPersonalHistory } from "../../store/answers/personalHistory.ts";
import { builder } from "../builder.ts";
import {
  FormValueConflictRef,
  PersonalHistoryRef,
  RefusalRef,
  SavedFormValueRef,
  SavePersonalHistoryResultRef,
} from "../refs.ts";

export function addPersonalHistoryTypes(): void {
  PersonalHistoryRef.implement({
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
  SavePersonalHistoryResultRef.implement({
    fields: (t) => ({
      saved: t.field({ type: [SavedFormValueRef], resolve: ({ saved }) => saved }),
      conflicts: t.field({ type: [FormValueConflictRef], resolve: ({ conflicts }) => conflicts }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
    }),
  });
}

export function addPersonalHistoryQueries(): void {
  builder.queryField("personalHistory", (t) =>
    t.field({
      type: PersonalHistoryRef,
      nullable: true,
      description: "What the reader told of their own life, to fill in their forms; null for staff.",
      resolve: async (_, __, { actor, deps }) =>
        actor && mayTellPersonalHistory(actor)
          ? await readPersonalHistory(deps.db, actor.userId, await deps.personKey(actor.userId))
          : null,
    }),
  );
}

export function addPersonalHistoryMutations(): void {
  const PersonalHistoryChange = builder.inputType("PersonalHistoryChange", {
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
  builder.mutationField("savePersonalHistory", (t) =>
    t.field({
      type: SavePersonalHistoryResultRef,
      extensions: { policy: mayTellPersonalHistory },
      description: "Keeps what the person tells of their own life.",
      args: { changes: t.arg({ type: [PersonalHistoryChange], required: true }) },
      resolve: async (_, { changes }, { actor, deps }) =>
        await savePersonalHistory(deps, actor, {
          changes: changes.map(({ path, value, baseVersion }) => ({
            path,
            value: value ?? null,
            baseVersion: baseVersion ?? undefined,
          })),
        }),
    }),
  );
}
