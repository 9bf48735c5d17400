import { saveLetterClause } from "../../commands/settings/clauses/saveLetterClause.ts";
import { removeLetterhead } from "../../commands/settings/saveLetterhead.ts";
import { mayKeepLetterClauses } from "../../policies/administration.ts";
import { readLetterhead, type Letterhead } from "../../store/letterhead.ts";
import { builder } from "../builder.ts";
import { DoneResultRef, RefusalRef, Text_ } from "../refs.ts";
import {
  clauseLetters,
  clausePreview,
  type ClauseLetter,
  type ClausePreview,
  type PreviewSentence,
  type ShownClause,
  type ShownFact,
} from "./clauseView.ts";

const ClauseLetterRef = builder.objectRef<ClauseLetter>("ClauseLetter");
const ClauseSectionRef = builder.objectRef<ClauseLetter["sections"][number]>("ClauseSection");
const NamedFactRef = builder.objectRef<ShownFact>("NamedFact");
const LetterClauseRef = builder.objectRef<ShownClause>("LetterClause");
const ClausePreviewRef = builder.objectRef<ClausePreview>("ClausePreview");
const PreviewSectionRef = builder.objectRef<ClausePreview["sections"][number]>("PreviewSection");
const PreviewSentenceRef = builder.objectRef<PreviewSentence>("PreviewSentence");

const LetterheadRef = builder.objectRef<Letterhead>("Letterhead");

const LetterClauseInput = builder.inputType("LetterClauseInput", {
  fields: (t) => ({
    letter: t.string({ required: true }),
    language: t.string({ required: true, description: "en or fr" }),
    applicationType: t.string({ required: true, description: "A type of application, or any." }),
    place: t.string({ required: true, description: "whole, or before.SECTION, after.SECTION, instead.SECTION" }),
    words: t.string({ required: true, description: "Text with facts by name in braces: {applicant.fullName}." }),
  }),
});

export function addLetterClauseTypes(): void {
  addLetterTypes();
  addPreviewTypes();
  LetterheadRef.implement({
    fields: (t) => ({
      address: t.string({
        description: "The picture as a data URL.",
        resolve: ({ mime, base64 }) => `data:${mime};base64,${base64}`,
      }),
      width: t.exposeInt("width"),
      height: t.exposeInt("height"),
      replacesText: t.exposeBoolean("replacesText"),
    }),
  });
}

function addLetterTypes(): void {
  ClauseSectionRef.implement({
    fields: (t) => ({
      id: t.exposeString("id"),
      title: t.field({ type: Text_, resolve: ({ title }) => title }),
    }),
  });
  NamedFactRef.implement({
    description: "A fact that the firm may name in its words.",
    fields: (t) => ({
      name: t.exposeString("name"),
      label: t.field({ type: Text_, resolve: ({ label }) => label }),
      exampleEn: t.string({ nullable: true, resolve: ({ example }) => example?.en }),
      exampleFr: t.string({ nullable: true, resolve: ({ example }) => example?.fr }),
      mayBeEmpty: t.exposeBoolean("mayBeEmpty", { description: "A sentence that names it is left out while it is." }),
    }),
  });
  LetterClauseRef.implement({
    description: "A version of what the firm says at one place of a letter; never changed.",
    fields: (t) => ({
      language: t.exposeString("language"),
      applicationType: t.exposeString("applicationType"),
      place: t.exposeString("place"),
      version: t.exposeInt("version"),
      words: t.exposeString("words", { description: "Empty where it was taken back." }),
      from: t.exposeString("validFrom"),
      reason: t.exposeString("reason"),
      isInEffect: t.exposeBoolean("isInEffect"),
      savedBy: t.exposeString("savedByName"),
      savedAt: t.field({ type: "DateTime", resolve: ({ savedAt }) => savedAt }),
    }),
  });
  ClauseLetterRef.implement({
    description: "A letter with what the firm says in it.",
    fields: (t) => ({
      id: t.exposeString("id"),
      today: t.exposeString("today", {
        description: "The day of the rules, from which a text counts at the earliest.",
      }),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
      types: t.stringList({ resolve: ({ types }) => [...types] }),
      sections: t.field({ type: [ClauseSectionRef], resolve: ({ sections }) => sections }),
      facts: t.field({ type: [NamedFactRef], resolve: ({ facts }) => facts() }),
      versions: t.field({ type: [LetterClauseRef], resolve: ({ versions }) => versions }),
    }),
  });
}

function addPreviewTypes(): void {
  PreviewSentenceRef.implement({
    fields: (t) => ({
      text: t.exposeString("text"),
      isOfFirm: t.exposeBoolean("isOfFirm"),
      isGap: t.exposeBoolean("isGap"),
      startsParagraph: t.exposeBoolean("startsParagraph"),
    }),
  });
  PreviewSectionRef.implement({
    fields: (t) => ({
      id: t.exposeString("id"),
      title: t.exposeString("title"),
      sentences: t.field({ type: [PreviewSentenceRef], resolve: ({ sentences }) => sentences }),
    }),
  });
  ClausePreviewRef.implement({
    fields: (t) => ({
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
      isCovered: t.exposeBoolean("isCovered", {
        description: "Another text of the firm stands in place of where this one would.",
      }),
      sections: t.field({ type: [PreviewSectionRef], resolve: ({ sections }) => sections }),
    }),
  });
}

export function addLetterClauseQueries(): void {
  builder.queryFields((t) => ({
    letterhead: t.field({
      type: LetterheadRef,
      nullable: true,
      description: "admin; the picture at the top of letters of the firm",
      resolve: async (_, __, { actor, deps }) =>
        mayKeepLetterClauses(actor) ? (await readLetterhead(deps.db)).letterhead : null,
    }),
    clauseLetters: t.field({
      type: [ClauseLetterRef],
      description: "admin; every letter with what the firm says in it, or one",
      args: { only: t.arg.string({ description: "The id of a letter." }) },
      resolve: async (_, { only }, { actor, deps }) =>
        mayKeepLetterClauses(actor) ? await clauseLetters(deps, only ?? undefined) : [],
    }),
    clausePreview: t.field({
      type: ClausePreviewRef,
      nullable: true,
      description: "admin; the letter of a made-up case with words that nobody saved yet",
      args: { clause: t.arg({ type: LetterClauseInput, required: true }) },
      resolve: async (_, { clause }, { actor, deps }) =>
        mayKeepLetterClauses(actor) ? await clausePreview(deps, clause) : null,
    }),
  }));
}

export function addLetterClauseMutations(): void {
  builder.mutationField("removeLetterhead", (t) =>
    t.field({
      type: DoneResultRef,
      extensions: { policy: mayKeepLetterClauses },
      description: "Takes the picture off the top of letters of the firm.",
      resolve: async (_, __, { actor, deps }) => await removeLetterhead(deps, actor),
    }),
  );
  builder.mutationField("saveLetterClause", (t) =>
    t.field({
      type: DoneResultRef,
      extensions: { policy: mayKeepLetterClauses },
      description: "Adds a version of what the firm says at one place of a letter; empty words take it back.",
      args: {
        clause: t.arg({ type: LetterClauseInput, required: true }),
        from: t.arg.string({ required: true, description: "The day from which it counts." }),
        reason: t.arg.string({ required: true }),
        baseVersion: t.arg.int({ required: true, description: "Version that the administrator saw, 0 for none." }),
      },
      resolve: async (_, { clause, ...given }, { actor, deps }) =>
        await saveLetterClause(deps, actor, { ...clause, ...given }),
    }),
  );
}
