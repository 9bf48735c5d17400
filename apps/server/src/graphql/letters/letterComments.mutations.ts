import { answerComment } from "../../commands/letters/comments/answerComment.ts";
import { commentLetter } from "../../commands/letters/comments/commentLetter.ts";
import { decideProposal } from "../../commands/letters/comments/decideProposal.ts";
import { resolveComment } from "../../commands/letters/comments/resolveComment.ts";
import { mayAnswerComment, mayComment, mayDecideProposal } from "../../policies/letterComments.ts";
import { builder } from "../builder.ts";
import { LetterResultRef } from "../refs.ts";

const madeByPage = "Made by the page: the same one sent again is the same.";

export function addLetterCommentMutations(): void {
  addWriting();
  addSettling();
}

function addWriting(): void {
  builder.mutationFields((t) => ({
    commentLetter: t.field({
      type: LetterResultRef,
      extensions: { policy: mayComment },
      description: "Says something about a passage of a letter, or proposes other words for it.",
      args: {
        applicationId: t.arg.id({ required: true }),
        letterKey: t.arg.string({ required: true }),
        key: t.arg.id({ required: true, description: madeByPage }),
        section: t.arg.string({ required: true }),
        quote: t.arg.string({ required: true, description: "The marked words." }),
        before: t.arg.string({ required: true, description: "What stands before them." }),
        words: t.arg.string({ required: true }),
        proposal: t.arg.string({ required: true, description: "Empty for none." }),
        isShared: t.arg.boolean({ required: true, description: "With the applicant." }),
      },
      resolve: async (_, { section, quote, before, ...given }, { actor, deps, thenInvalidate }) => ({
        fileId: null,
        ...(await thenInvalidate(commentLetter(deps, actor, { ...given, passage: { section, quote, before } }))),
      }),
    }),
    answerLetterComment: t.field({
      type: LetterResultRef,
      extensions: { policy: mayAnswerComment },
      args: {
        applicationId: t.arg.id({ required: true }),
        letterKey: t.arg.string({ required: true }),
        commentId: t.arg.id({ required: true }),
        key: t.arg.id({ required: true, description: madeByPage }),
        body: t.arg.string({ required: true }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) => ({
        fileId: null,
        ...(await thenInvalidate(answerComment(deps, actor, given))),
      }),
    }),
  }));
}

function addSettling(): void {
  builder.mutationFields((t) => ({
    decideLetterProposal: t.field({
      type: LetterResultRef,
      extensions: { policy: mayDecideProposal },
      description: "Takes a proposed wording into the letter, or says no to it.",
      args: {
        applicationId: t.arg.id({ required: true }),
        letterKey: t.arg.string({ required: true }),
        commentId: t.arg.id({ required: true }),
        isAccepted: t.arg.boolean({ required: true }),
        text: t.arg.string({ required: true, description: "What the page showed of the section." }),
        body: t.arg.string({ required: true, description: "Why not; may be empty." }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) => ({
        fileId: null,
        ...(await thenInvalidate(decideProposal(deps, actor, given))),
      }),
    }),
    resolveLetterComment: t.field({
      type: LetterResultRef,
      extensions: { policy: mayComment },
      description: "Nothing is to be done about a comment any more, or something is after all.",
      args: {
        applicationId: t.arg.id({ required: true }),
        letterKey: t.arg.string({ required: true }),
        commentId: t.arg.id({ required: true }),
        isResolved: t.arg.boolean({ required: true }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) => ({
        fileId: null,
        ...(await thenInvalidate(resolveComment(deps, actor, given))),
      }),
    }),
  }));
}
