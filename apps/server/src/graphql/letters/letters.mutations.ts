import { confirmLetter } from "../../commands/letters/confirmLetter.ts";
import { putLetterIntoVault } from "../../commands/letters/putLetterIntoVault.ts";
import { saveLetterValues } from "../../commands/letters/saveLetterValues.ts";
import { mayConfirmLetter, mayPutLetter, mayWriteLetter } from "../../policies/letters.ts";
import type { Answerer } from "../../policies/sections.ts";
import { builder } from "../builder.ts";
import type { GraphqlContext } from "../context.ts";
import { LetterAbilityRef, LetterResultRef, RefusalRef, SaveFormValuesResultRef } from "../refs.ts";

export function addLetterTypes(): void {
  LetterResultRef.implement({
    fields: (t) => ({
      fileId: t.id({ nullable: true, resolve: ({ fileId }) => fileId }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
    }),
  });
  LetterAbilityRef.implement({
    description: "What the reader may do with one letter of the application.",
    fields: (t) => ({
      letter: t.exposeString("letter"),
      may: t.stringList({ description: "read, write, confirm, generate, put", resolve: ({ may }) => [...may] }),
    }),
  });
}

const which = {
  letterKey: "studyPlan, spousalSupportLetter:spouse, childDocumentNotApplicable:child1",
} as const;

const asGuest = "As the invited person whose link is open in this browser, also when an account is signed in here.";

const askerOf = async ({ actor, guest }: GraphqlContext, byLink: boolean | null | undefined): Promise<Answerer> =>
  byLink === true || actor === null ? await guest() : actor;

export function addLetterMutations(): void {
  addSaving();
  addConfirmingAndFiling();
}

function addSaving(): void {
  const LetterChange = builder.inputType("LetterChange", {
    fields: (t) => ({
      path: t.string({ required: true, description: "The name of a field, or text.SECTION for somebody’s own text." }),
      value: t.field({ type: "JSON", description: "null removes the entry." }),
      base: t.field({ type: "JSON", description: "What Boreal had written there when this was entered." }),
      baseVersion: t.int({ description: "Version the browser last saw, 0 for none." }),
    }),
  });
  builder.mutationField("saveLetter", (t) =>
    t.field({
      type: SaveFormValuesResultRef,
      extensions: { policy: mayWriteLetter },
      description: "Keeps what was entered in a letter of one person.",
      args: {
        applicationId: t.arg.id({ required: true }),
        letterKey: t.arg.string({ required: true, description: which.letterKey }),
        changes: t.arg({ type: [LetterChange], required: true }),
        asGuest: t.arg.boolean({ description: asGuest }),
      },
      resolve: async (_, { applicationId, letterKey, changes, asGuest: byLink }, context) => {
        const given = changes.map(({ path, value, base, baseVersion }) => ({
          path,
          value: value ?? null,
          base,
          baseVersion: baseVersion ?? undefined,
        }));
        const saved = await context.thenInvalidate(
          saveLetterValues(context.deps, await askerOf(context, byLink), { applicationId, letterKey, changes: given }),
        );
        return { ...saved, applicationId };
      },
    }),
  );
}

function addConfirmingAndFiling(): void {
  builder.mutationFields((t) => ({
    confirmLetter: t.field({
      type: LetterResultRef,
      extensions: { policy: mayConfirmLetter },
      description: "Says that a letter is right as its text stands; empty text takes that back.",
      args: {
        applicationId: t.arg.id({ required: true }),
        letterKey: t.arg.string({ required: true, description: which.letterKey }),
        text: t.arg.string({ required: true, description: "What the page showed." }),
        asGuest: t.arg.boolean({ description: asGuest }),
      },
      resolve: async (_, { asGuest: byLink, ...given }, context) => ({
        fileId: null,
        ...(await context.thenInvalidate(confirmLetter(context.deps, await askerOf(context, byLink), given))),
      }),
    }),
    putLetterIntoVault: t.field({
      type: LetterResultRef,
      extensions: { policy: mayPutLetter },
      description: "Makes the PDF of a letter and puts it into its slot.",
      args: {
        applicationId: t.arg.id({ required: true }),
        letterKey: t.arg.string({ required: true, description: which.letterKey }),
        language: t.arg.string({ description: "en or fr; else that of the letter." }),
      },
      resolve: async (_, { applicationId, letterKey, language }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(
          putLetterIntoVault(deps, actor, {
            applicationId,
            letterKey,
            ...(language === "en" || language === "fr" ? { language } : {}),
          }),
        ),
    }),
  }));
}
