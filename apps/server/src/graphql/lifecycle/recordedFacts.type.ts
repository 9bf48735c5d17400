import {
  recordableOf,
  recordedFact,
  wordsRecorded,
  type RecordedChoice,
  type RecordedKey,
} from "@boreal/domain/lifecycle/recordedFacts";
import { statementIsSettled } from "@boreal/domain/conditions/application/statement";
import { confirmStatement, recordFact } from "../../commands/lifecycle/recordFact.ts";
import { mayConfirmStatement, mayRecordFacts } from "../../policies/lifecycle.ts";
import { lastRecordedFacts, type RecordedFactRow } from "../../store/cases/recordedFacts.ts";
import type { Asker } from "../../policies/actor.ts";
import { builder } from "../builder.ts";
import type { OpenCase } from "../context.ts";
import { fullName } from "../fullName.ts";
import { ApplicationRef, ApplicationResultRef, Text_ } from "../refs.ts";

type RecordedFactView = {
  readonly key: RecordedKey;
  readonly words: readonly string[];
  /** Who recorded what holds now; undefined where it came with a change of status, or never was. */
  readonly by: RecordedFactRow | undefined;
};

const RecordedFactRef = builder.objectRef<RecordedFactView>("RecordedFact");
const RecordedChoiceRef = builder.objectRef<RecordedChoice>("RecordedChoice");

export function addRecordedFacts(): void {
  addRecordedFact();
  builder.objectField(ApplicationRef, "recordedFacts", (t) =>
    t.field({
      type: [RecordedFactRef],
      description: "Facts that the legal team records by themselves, in the order of their form; none for others.",
      resolve: async ({ row: { id } }, _, { actor, deps, openCase }) => {
        const open = await openCase(id);
        if (!open || !mayRecordFacts(actor, open.facts)) return [];
        const { application } = open.loaded.whole;
        const last = await lastRecordedFacts(deps.db, id);
        return recordableOf(application).map((key): RecordedFactView => {
          const words = wordsRecorded(application, key);
          const by = last.get(key);
          return { key, words, by: by && isSame(by.words, words) ? by : undefined };
        });
      },
    }),
  );
  builder.objectField(ApplicationRef, "mayConfirmStatement", (t) =>
    t.boolean({
      description: "Whether this reader confirms the statement of purpose, once there is one.",
      resolve: async ({ row: { id } }, _, { actor, openCase }) => {
        const open = await openCase(id);
        return open !== undefined && isStatementFor(actor, open);
      },
    }),
  );
}

/** Whether the statement of purpose is this reader's to confirm, and nobody did. */
export const isStatementFor = (asker: Asker, { facts, loaded: { whole, the } }: OpenCase): boolean =>
  mayConfirmStatement(asker, facts) &&
  recordableOf(whole.application).includes("confirmedSoP") &&
  !statementIsSettled.evaluate(the).holds;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word) => other.includes(word));

function addRecordedFact(): void {
  RecordedChoiceRef.implement({
    fields: (t) => ({
      id: t.string({ resolve: ({ value }) => value }),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
    }),
  });
  RecordedFactRef.implement({
    description: "A fact of an application that no question asks and no document says.",
    fields: (t) => ({
      key: t.string({ description: "Its name in boreal-case/1.", resolve: ({ key }) => key }),
      kind: t.string({ description: "date, yesNo, choice or choices.", resolve: ({ key }) => recordedFact(key).kind }),
      label: t.field({ type: Text_, resolve: ({ key }) => recordedFact(key).label }),
      hint: t.field({ type: Text_, resolve: ({ key }) => recordedFact(key).hint }),
      choices: t.field({
        type: [RecordedChoiceRef],
        resolve: ({ key }) => [...(recordedFact(key).choices ?? [])],
      }),
      words: t.stringList({
        description: "A day, `true`, or the ids of choices; empty where nothing is recorded.",
        resolve: ({ words }) => [...words],
      }),
      recordedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ by }) => by?.recordedAt ?? null }),
      recordedByName: t.string({
        nullable: true,
        resolve: async ({ by }, _, { account }) => (by === undefined ? null : fullName(await account(by.recordedBy))),
      }),
    }),
  });
}

export function addRecordedFactMutations(): void {
  builder.mutationFields((t) => ({
    recordFact: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayRecordFacts },
      description: "The legal team records a fact that no question asks and no document says.",
      args: {
        applicationId: t.arg.id({ required: true }),
        fact: t.arg.string({ required: true }),
        words: t.arg.stringList({ required: true, description: "As in RecordedFact.words; empty takes it away." }),
        seen: t.arg.stringList({ required: true, description: "What the page showed." }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(recordFact(deps, actor, given)),
    }),
    confirmStatement: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayConfirmStatement },
      description: "The applicant read the statement of purpose, and nothing in it has to change.",
      args: {
        applicationId: t.arg.id({ required: true }),
        fileIds: t.arg.idList({ required: true, description: "The files that they had before them." }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(confirmStatement(deps, actor, given)),
    }),
  }));
}
