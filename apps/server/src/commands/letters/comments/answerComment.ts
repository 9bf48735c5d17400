import { longestMessage } from "@boreal/domain/kernel/writtenLengths";
import type { Asker } from "../../../policies/actor.ts";
import { factsOf } from "../../../policies/facts.ts";
import { mayAnswerComment } from "../../../policies/letterComments.ts";
import { appendAudit } from "../../../store/auditLog.ts";
import { findReply, insertReply, openReply } from "../../../store/letters/letterComments.ts";
import { says, type CommandDeps, type PlacedRefusal } from "../../deps.ts";
import { isPageKey, keyNeeded } from "../../pageKey.ts";
import { isLongerThan, severalLinesOf } from "../../personsWords.ts";
import { whyNotNow } from "../../refuse.ts";
import { tooLong } from "./commentLetter.ts";
import { findComment } from "./findComment.ts";
import { tellOfComment } from "./tellOfComment.ts";

const nothingWritten = says("letterAnswerEmpty", {
  en: "Write your answer first, then send it.",
  fr: "Écrivez d’abord votre réponse, puis envoyez-la.",
});
const sentElsewise = says("letterAnswerSentElsewise", {
  en: "This answer was already sent before you changed it. Send again to send this one as well.",
  fr: "Cette réponse a déjà été envoyée avant votre changement. Envoyez de nouveau pour envoyer aussi celle-ci.",
});

type Given = {
  readonly applicationId: string;
  readonly letterKey: string;
  readonly commentId: string;
  readonly key: string;
  readonly body: string;
};

/** Answers a comment. The same key again is the same answer. */
export async function answerComment(
  deps: CommandDeps,
  asker: Asker,
  given: Given,
): Promise<{ readonly refusals: readonly PlacedRefusal[] }> {
  const of = await findComment(deps, asker, given);
  if ("refusals" in of) return of;
  const { found, key, comment } = of;
  const { loaded, content, actor } = found;
  const facts = factsOf(loaded.row);
  if (!mayAnswerComment(asker, facts, content.id, comment))
    return { refusals: [whyNotNow(asker, facts, "answerLetterComment")] };
  const body = severalLinesOf(given.body);
  if (!isPageKey(given.key)) return { refusals: [keyNeeded] };
  if (body === "") return { refusals: [nothingWritten] };
  if (isLongerThan(body, longestMessage)) return { refusals: [tooLong] };
  const reply = { id: given.key, commentId: comment.id, writtenBy: actor.userId, writtenAt: deps.now() };
  const isSent = await deps.db.transaction(async (tx) => {
    if (!(await insertReply(tx, key, { ...reply, body }))) {
      const known = await findReply(tx, given.key);
      return known?.commentId === comment.id && known.writtenBy === actor.userId && openReply(key, known) === body;
    }
    await tellOfComment(deps, tx, { found, key, comment, cause: given.key });
    await appendAudit(tx, {
      chainId: loaded.row.id,
      actorId: actor.userId,
      kind: "letterCommentAnswered",
      subject: { commentId: comment.id },
      at: reply.writtenAt,
    });
    return true;
  });
  return { refusals: isSent ? [] : [sentElsewise] };
}
