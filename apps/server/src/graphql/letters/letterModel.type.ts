import { allowLetterModel } from "../../commands/letters/wording/allowLetterModel.ts";
import { settleSuggestion } from "../../commands/letters/wording/settleSuggestion.ts";
import { suggestWording } from "../../commands/letters/wording/suggestWording.ts";
import { mayAllowLetterModel, mayWriteLetter } from "../../policies/letters.ts";
import { builder } from "../builder.ts";
import { LetterModelRef, LetterResultRef, SuggestedSentenceRef, SuggestionMarkRef, Text_ } from "../refs.ts";

/** A language model that suggests another wording for one section of a letter (ADR 0252). */
export function addLetterModel(): void {
  LetterModelRef.implement({
    fields: (t) => ({
      model: t.exposeString("model"),
      runBy: t.exposeString("runBy", { description: "Who runs it and where, in the words of the deployment." }),
      isAllowed: t.exposeBoolean("isAllowed", {
        description: "Whether the applicant lets drafts of the letters of this application be given to it.",
      }),
      may: t.stringList({ description: "allow, withdraw, suggest, settle", resolve: ({ may }) => [...may] }),
      section: t.exposeString("section", { description: "The section for which it is asked." }),
      suggestion: t.exposeString("suggestion", {
        nullable: true,
        description: "A wording on which nobody decided yet.",
      }),
      standing: t.exposeString("standing", {
        description: "The text whose place it would take, without the words of the firm around it.",
      }),
      sentences: t.field({ type: [SuggestedSentenceRef], resolve: ({ sentences }) => [...sentences] }),
    }),
  });
  SuggestedSentenceRef.implement({
    fields: (t) => ({
      text: t.exposeString("text"),
      startsParagraph: t.boolean({ resolve: ({ startsParagraph }) => startsParagraph ?? false }),
      marks: t.field({
        type: [SuggestionMarkRef],
        description:
          "What it states and the facts of the section do not; it is only taken over once a person edited it.",
        resolve: ({ marks }) => [...marks],
      }),
    }),
  });
  SuggestionMarkRef.implement({
    fields: (t) => ({
      kind: t.exposeString("kind", { description: "name, number, date or sum" }),
      said: t.exposeString("said"),
      key: t.exposeString("key", { description: "The same for the same thing in other words." }),
      because: t.field({ type: Text_, resolve: ({ because }) => because }),
    }),
  });
}

const letterArgs = {
  applicationId: { required: true },
  letterKey: { required: true, description: "visitorVisaHostLetter:host, visitorVisaVisitorLetter:visitor" },
} as const;

export function addLetterModelMutations(): void {
  const SentenceEdit = builder.inputType("SentenceEdit", {
    description: "What a person made of a marked sentence of a suggestion; empty text leaves it out.",
    fields: (t) => ({ sentence: t.int({ required: true }), text: t.string({ required: true }) }),
  });
  builder.mutationFields((t) => {
    const which = {
      applicationId: t.arg.id(letterArgs.applicationId),
      letterKey: t.arg.string(letterArgs.letterKey),
    };
    return {
      allowLetterModel: t.field({
        type: LetterResultRef,
        extensions: { policy: mayAllowLetterModel },
        description:
          "Lets drafts of the letters of an application and the facts in them, with numbers masked, be given to the language model of this deployment, or takes that back.",
        args: { ...which, isAllowed: t.arg.boolean({ required: true }) },
        resolve: async (_, given, { actor, deps, thenInvalidate }) => ({
          fileId: null,
          ...(await thenInvalidate(allowLetterModel(deps, actor, given))),
        }),
      }),
      suggestWording: t.field({
        type: LetterResultRef,
        extensions: { policy: mayWriteLetter },
        description: "Asks the language model for another wording of one section. The letter stays as it is.",
        args: which,
        resolve: async (_, given, { actor, deps, thenInvalidate }) => ({
          fileId: null,
          ...(await thenInvalidate(suggestWording(deps, actor, given))),
        }),
      }),
      settleSuggestion: t.field({
        type: LetterResultRef,
        extensions: { policy: mayWriteLetter },
        description: "Takes a suggestion over, with what a person made of its marked sentences, or rejects it.",
        args: {
          ...which,
          isAccepted: t.arg.boolean({ required: true }),
          shown: t.arg.string({ required: true, description: "The suggestion that the page showed." }),
          edits: t.arg({ type: [SentenceEdit], required: true }),
        },
        resolve: async (_, given, { actor, deps, thenInvalidate }) => ({
          fileId: null,
          ...(await thenInvalidate(settleSuggestion(deps, actor, given))),
        }),
      }),
    };
  });
}
