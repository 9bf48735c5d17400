import { letterIds, letterOfKey } from "@boreal/domain/caseFile/letterValues";
import { placeOfPassage } from "@boreal/domain/letters/versions/passage";
import type { FoundLetter } from "../../commands/letters/findLetter.ts";
import { textOfSection } from "../../commands/letters/replaceSection.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayAnswerComment, mayComment, mayDecideProposal, mayReadComment } from "../../policies/letterComments.ts";
import {
  listComments,
  listOpenComments,
  listReplies,
  openComment,
  openReply,
} from "../../store/letters/letterComments.ts";
import { builder } from "../builder.ts";
import type { GraphqlContext } from "../context.ts";
import { fullName } from "../fullName.ts";
import {
  ApplicationRef,
  LetterCommentRef,
  LetterRef,
  LetterReplyRef,
  OpenCommentsRef,
  type CommentView,
} from "../refs.ts";

/** What is said about passages of a letter. */
export function addLetterComments(): void {
  addComment();
  builder.objectField(LetterRef, "comments", (t) =>
    t.field({
      type: [LetterCommentRef],
      description: "Comments that this reader may know, the oldest first.",
      resolve: async (found, _, context) => ("refusals" in found ? [] : [...(await commentsOn(found, context))]),
    }),
  );
  OpenCommentsRef.implement({
    fields: (t) => ({ letter: t.exposeString("letter"), count: t.exposeInt("count") }),
  });
  builder.objectField(ApplicationRef, "openLetterComments", (t) =>
    t.field({
      type: [OpenCommentsRef],
      description: "How many comments wait on each letter that this reader may read.",
      resolve: async ({ row: { id, owner_id }, facts }, _, { actor, deps }) => {
        const [key, rows] = await Promise.all([deps.personKey(owner_id), listOpenComments(deps.db, id)]);
        const open = rows
          .map((row) => ({ row, letter: letterOfKey(openComment(key, row).letter) }))
          .filter(({ row, letter }) => mayReadComment(actor, facts, letter, row));
        return letterIds.flatMap((letter) => {
          const count = open.filter((one) => one.letter === letter).length;
          return count === 0 ? [] : [{ letter, count }];
        });
      },
    }),
  );
}

function addComment(): void {
  LetterReplyRef.implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      body: t.exposeString("body"),
      byName: t.string({
        nullable: true,
        resolve: async ({ row }, _, { account }) => fullName(await account(row.writtenBy)),
      }),
      writtenAt: t.field({ type: "DateTime", resolve: ({ row }) => row.writtenAt }),
    }),
  });
  LetterCommentRef.implement({
    description: "What somebody of the legal team says about a passage of a letter (ADR 0251).",
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      section: t.string({ resolve: ({ said }) => said.passage.section }),
      quote: t.string({ description: "The words it is about.", resolve: ({ said }) => said.passage.quote }),
      start: t.int({
        nullable: true,
        description: "Where these words stand in the text of the section; null once they changed.",
        resolve: ({ place }) => place?.start ?? null,
      }),
      words: t.string({ resolve: ({ said }) => said.words }),
      proposal: t.string({
        nullable: true,
        description: "What the passage should say instead.",
        resolve: ({ said }) => said.proposal,
      }),
      isShared: t.boolean({
        description: "With the applicant; else it stays in the legal team.",
        resolve: ({ row }) => row.isShared,
      }),
      byName: t.string({
        nullable: true,
        resolve: async ({ row }, _, { account }) => fullName(await account(row.writtenBy)),
      }),
      writtenAt: t.field({ type: "DateTime", resolve: ({ row }) => row.writtenAt }),
      decision: t.string({ nullable: true, description: "accepted, rejected", resolve: ({ row }) => row.decision }),
      decidedByName: t.string({
        nullable: true,
        resolve: async ({ row }, _, { account }) =>
          row.decidedBy === null ? null : fullName(await account(row.decidedBy)),
      }),
      isOpen: t.boolean({ resolve: ({ row }) => row.resolvedAt === null }),
      replies: t.field({ type: [LetterReplyRef], resolve: ({ replies }) => [...replies] }),
      may: t.stringList({ description: "answer, decide, resolve", resolve: ({ may }) => [...may] }),
    }),
  });
}

async function commentsOn(found: FoundLetter, { actor, deps }: GraphqlContext): Promise<readonly CommentView[]> {
  const { loaded, content, key: letter } = found;
  const facts = factsOf(loaded.row);
  const key = await deps.personKey(loaded.row.owner_id);
  const all = await listComments(deps.db, key, { applicationId: loaded.row.id, letter });
  const rows = all.filter((row) => mayReadComment(actor, facts, content.id, row));
  const replies = await listReplies(
    deps.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const said = openComment(key, row);
    const text = textOfSection(found, said.passage.section);
    const may = [
      ["answer", mayAnswerComment(actor, facts, content.id, row)],
      [
        "decide",
        said.proposal !== null &&
          row.decision === null &&
          row.resolvedAt === null &&
          !found.isSettledForStudent &&
          mayDecideProposal(actor, facts, content.id, row),
      ],
      ["resolve", mayComment(actor, facts, content.id)],
    ] as const;
    return {
      row,
      said,
      place: text === undefined ? undefined : placeOfPassage(text, said.passage),
      replies: replies
        .filter(({ commentId }) => commentId === row.id)
        .map((reply) => ({ row: reply, body: openReply(key, reply) })),
      may: may.flatMap(([name, is]) => (is ? [name] : [])),
    };
  });
}
