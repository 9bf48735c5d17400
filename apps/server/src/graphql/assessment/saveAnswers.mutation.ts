import { saveAnswers } from "../../commands/answers/saveAnswers.ts";
import { mayAnswer } from "../../policies/assessment.ts";
import { seenApplication } from "../applications/seenApplications.ts";
import { builder } from "../builder.ts";
import { AnswerConflictRef, ApplicationRef, RefusalRef, SavedAnswerRef, SaveAnswersResultRef } from "../refs.ts";

export function addAssessmentTypes(): void {
  SaveAnswersResultRef.implement({
    fields: (t) => ({
      saved: t.field({ type: [SavedAnswerRef], resolve: ({ saved }) => saved }),
      conflicts: t.field({ type: [AnswerConflictRef], resolve: ({ conflicts }) => conflicts }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
      // Read, and its plan computed, only when the reply asks for it.
      application: t.field({
        type: ApplicationRef,
        nullable: true,
        resolve: async ({ applicationId }, _, context) => await seenApplication(context, applicationId),
      }),
    }),
  });
  SavedAnswerRef.implement({ fields: (t) => ({ key: t.exposeString("key"), version: t.exposeInt("version") }) });
  AnswerConflictRef.implement({
    fields: (t) => ({
      key: t.exposeString("key"),
      value: t.field({ type: "JSON", nullable: true, resolve: ({ value }) => value }),
      version: t.exposeInt("version"),
      answeredAt: t.field({ type: "DateTime", resolve: ({ answeredAt }) => answeredAt }),
      wasStored: t.exposeBoolean("wasStored", {
        description: "The value sent was stored already and changed since: the reply to it was lost.",
      }),
    }),
  });
}

export function addAssessmentMutations(): void {
  const AnswerInput = builder.inputType("AnswerInput", {
    fields: (t) => ({
      key: t.string({ required: true }),
      value: t.field({ type: "JSON", description: "null clears the answer" }),
      baseVersion: t.int({ required: true, description: "version the browser last saw; 0 for none" }),
    }),
  });
  builder.mutationField("saveAnswers", (t) =>
    t.field({
      type: SaveAnswersResultRef,
      extensions: { policy: mayAnswer },
      args: {
        applicationId: t.arg.id({ required: true }),
        answers: t.arg({ type: [AnswerInput], required: true }),
        asGuest: t.arg.boolean({
          description:
            "Answer as the invited person whose link is open in this browser, also when an account is signed in here.",
        }),
      },
      resolve: async (_, { applicationId, answers, asGuest }, { actor, guest, deps, thenInvalidate }) => {
        const given = answers.map(({ key, value, baseVersion }) => ({ key, value: value ?? null, baseVersion }));
        const saved = await thenInvalidate(
          saveAnswers(deps, asGuest === true || actor === null ? await guest() : actor, {
            applicationId,
            answers: given,
          }),
        );
        return { ...saved, applicationId };
      },
    }),
  );
}
