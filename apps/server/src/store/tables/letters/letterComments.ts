import { boolean, index, text } from "../../../database/columns.ts";
import { applicationTable } from "../applications.ts";
import { boreal, bytes, instant } from "../columns.ts";

/** What somebody of the legal team says about a passage of a letter (ADR 0251). */
export const letterCommentTable = boreal.table(
  "letter_comment",
  {
    /** Made by the page: the same comment sent again is the same row. */
    id: text("id").primaryKey(),
    applicationId: text("application_id")
      .notNull()
      .references(() => applicationTable.id),
    /** The MAC of the letter and its person. */
    letter: text("letter").notNull(),
    /** Letter, section, passage, words and proposed wording, under the owner’s key. */
    sealedWords: bytes("sealed_words").notNull(),
    /** With the applicant; else it stays in the legal team. */
    isShared: boolean("is_shared").notNull(),
    writtenBy: text("written_by").notNull(),
    writtenAt: instant("written_at").notNull(),
    /** What became of the proposed wording: `accepted` or `rejected`; null while nobody said. */
    decision: text("decision"),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
    /** Nothing is to be done about it any more. */
    resolvedBy: text("resolved_by"),
    resolvedAt: instant("resolved_at"),
  },
  (table) => [index("letter_comment_application").on(table.applicationId, table.writtenAt)],
);

/** Answers to a comment, by whoever may read it. */
export const letterReplyTable = boreal.table(
  "letter_reply",
  {
    /** Made by the page: the same answer sent again is the same row. */
    id: text("id").primaryKey(),
    commentId: text("comment_id")
      .notNull()
      .references(() => letterCommentTable.id, { onDelete: "cascade" }),
    /** Under the owner’s key. */
    sealedBody: bytes("sealed_body").notNull(),
    writtenBy: text("written_by").notNull(),
    writtenAt: instant("written_at").notNull(),
  },
  (table) => [index("letter_reply_comment").on(table.commentId, table.writtenAt)],
);
