import type { CommandDeps, PlacedRefusal } from "../../deps.ts";
import { says } from "../../deps.ts";
import type { PersonKey } from "../../../keys/personKeys.ts";
import type { Asker } from "../../../policies/actor.ts";
import { factsOf } from "../../../policies/facts.ts";
import { mayReadComment } from "../../../policies/letterComments.ts";
import {
  findCommentRow,
  openComment,
  type CommentRow,
  type CommentWords,
} from "../../../store/letters/letterComments.ts";
import { findLetter, type FoundLetter } from "../findLetter.ts";

export const commentNotFound = says("letterCommentNotFound", {
  en: "We could not find this comment. Load the page again to see the comments on this letter.",
  fr: "Nous n’avons pas trouvé ce commentaire. Rechargez la page pour voir les commentaires sur cette lettre.",
});

export type FoundComment = {
  readonly found: FoundLetter;
  readonly key: PersonKey;
  readonly comment: CommentRow;
  readonly said: CommentWords;
};

type Asked = { readonly applicationId: string; readonly letterKey: string; readonly commentId: string };

/** A comment with its letter, for whoever may read both. */
export async function findComment(
  deps: CommandDeps,
  asker: Asker,
  { commentId, ...asked }: Asked,
): Promise<FoundComment | { readonly refusals: readonly PlacedRefusal[] }> {
  const found = await findLetter(deps, asker, asked);
  if ("refusals" in found) return found;
  const { loaded, content, key: letter } = found;
  const comment = await findCommentRow(deps.db, commentId);
  const none = { refusals: [commentNotFound] };
  if (comment?.applicationId !== loaded.row.id) return none;
  const key = await deps.personKey(loaded.row.owner_id);
  const said = openComment(key, comment);
  if (said.letter !== letter || !mayReadComment(asker, factsOf(loaded.row), content.id, comment)) return none;
  return { found, key, comment, said };
}
