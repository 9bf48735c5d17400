import { notSignedIn } from "../../commands/deps.ts";
import { recordRead } from "../../commands/reading/recordRead.ts";
import { mayReadAnswer, mayReadAnswerHistory } from "../../policies/assessment.ts";
import { readAnswerHistory } from "../../store/answers/answerHistory.ts";
import { seenApplication } from "../applications/seenApplications.ts";
import { builder } from "../builder.ts";
import { unauthenticated } from "../errors.ts";
import { AnswerEntryRef, AnswerGiverRef, AnswerRevisionRef, RoleRef } from "../refs.ts";
import { traceGivers, type AnswerGiver } from "./answerGivers.ts";

export function addHistoryTypes(): void {
  const KindRef = builder.enumType("AnswerGiverKind", {
    values: [
      "applicant",
      "spouse",
      "host",
      "visitor",
      "financialSupporter",
      "secondFinancialSupporter",
      "staff",
      "unknown",
    ] as const satisfies readonly AnswerGiver["kind"][],
  });
  AnswerGiverRef.implement({
    fields: (t) => ({
      kind: t.field({ type: KindRef, resolve: ({ kind }) => kind }),
      name: t.string({ nullable: true, resolve: ({ name }) => name }),
      role: t.field({ type: RoleRef, nullable: true, description: "of staff", resolve: ({ role }) => role }),
    }),
  });
  AnswerRevisionRef.implement({
    fields: (t) => ({
      version: t.exposeInt("version"),
      value: t.field({
        type: "JSON",
        nullable: true,
        description: "null: the answer was cleared",
        resolve: ({ value }) => value,
      }),
      answeredAt: t.field({ type: "DateTime", resolve: ({ answeredAt }) => answeredAt }),
      answeredBy: t.field({ type: AnswerGiverRef, resolve: ({ answeredBy }) => answeredBy }),
    }),
  });
  AnswerEntryRef.implement({
    fields: (t) => ({
      key: t.exposeString("key"),
      version: t.exposeInt("version"),
      value: t.field({
        type: "JSON",
        nullable: true,
        description: "null: the answer was cleared",
        resolve: ({ value }) => value,
      }),
      answeredAt: t.field({ type: "DateTime", resolve: ({ answeredAt }) => answeredAt }),
      answeredBy: t.field({ type: AnswerGiverRef, resolve: ({ answeredBy }) => answeredBy }),
      revisions: t.field({
        type: [AnswerRevisionRef],
        description: "What it was before, newest first.",
        resolve: ({ revisions }) => [...revisions],
      }),
    }),
  });
}

export function addHistoryQueries(): void {
  builder.queryField("answerHistory", (t) =>
    t.field({
      type: [AnswerEntryRef],
      description: "Every answer that was ever given: value, who gave it and when, and what it was before.",
      args: { applicationId: t.arg.id({ required: true }) },
      resolve: async (_, { applicationId }, context) => {
        const { actor, deps } = context;
        if (actor === null) throw unauthenticated(notSignedIn);
        const seen = await seenApplication(context, applicationId);
        if (!seen || !mayReadAnswerHistory(actor, seen.facts)) return [];
        const { row, facts } = seen;
        await recordRead(deps, actor, { applicationId: row.id, ownerId: row.owner_id });
        const answers = await readAnswerHistory(deps.db, row.id, await deps.personKey(row.owner_id));
        return await traceGivers(
          context,
          seen,
          answers.filter(({ key }) => mayReadAnswer(actor, facts, key)),
        );
      },
    }),
  );
}
