import { longestPassage, placeOfPassage, type Passage } from "@boreal/domain/letters/versions/passage";
import { longestMessage } from "@boreal/domain/kernel/writtenLengths";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../../../policies/actor.ts";
import { factsOf } from "../../../policies/facts.ts";
import { mayComment } from "../../../policies/letterComments.ts";
import { applicantMay } from "../../../policies/letters.ts";
import { appendAudit } from "../../../store/auditLog.ts";
import { findCommentRow, insertComment, openComment, type CommentRow } from "../../../store/letters/letterComments.ts";
import { says, type CommandDeps, type PlacedRefusal } from "../../deps.ts";
import { isPageKey, keyNeeded } from "../../pageKey.ts";
import { isLongerThan, severalLinesOf } from "../../personsWords.ts";
import { whyNotNow } from "../../refuse.ts";
import { findLetter } from "../findLetter.ts";
import { textOfSection } from "../replaceSection.ts";
import { tellOfComment } from "./tellOfComment.ts";

const nothingWritten = says("letterCommentEmpty", {
  en: "Write a comment or propose other words, then save.",
  fr: "Écrivez un commentaire ou proposez une autre formulation, puis enregistrez.",
});
export const tooLong = says("letterCommentTooLong", {
  en: `This is longer than ${longestMessage.toLocaleString("en-CA")} characters. Shorten it.`,
  fr: `Ce texte dépasse ${longestMessage.toLocaleString("fr-CA")} caractères. Raccourcissez-le.`,
});
const passageTooLong = says("letterPassageTooLong", {
  en: `Mark at most ${longestPassage.toLocaleString("en-CA")} characters, or choose one sentence.`,
  fr: `Marquez au plus ${longestPassage.toLocaleString("fr-CA")} caractères ou choisissez une phrase.`,
});
const passageMoved = says("letterPassageMoved", {
  en: "The letter does not say this any more. Mark the words again; your comment is still here.",
  fr: "La lettre ne dit plus cela. Marquez de nouveau les mots; votre commentaire est toujours là.",
});
const sameWords = says("letterProposalSame", {
  en: "The proposed wording is what the letter says already. Change it, or leave it empty.",
  fr: "La formulation proposée est déjà celle de la lettre. Changez-la ou laissez-la vide.",
});
const savedElsewise = says("letterCommentSavedElsewise", {
  en: "This comment was already saved before you changed it. It is on the page; save again to keep this one as well.",
  fr: "Ce commentaire a déjà été enregistré avant votre changement. Il figure sur la page; enregistrez de nouveau pour garder aussi celui-ci.",
});

export type GivenComment = {
  readonly applicationId: string;
  readonly letterKey: string;
  readonly key: string;
  readonly passage: Passage;
  readonly words: string;
  readonly proposal: string;
  readonly isShared: boolean;
};

/** Somebody of the legal team says something about a passage. The same key again is the same comment. */
export async function commentLetter(
  deps: CommandDeps,
  asker: Asker,
  given: GivenComment,
): Promise<{ readonly refusals: readonly PlacedRefusal[] }> {
  const found = await findLetter(deps, asker, given);
  if ("refusals" in found) return found;
  const { loaded, content, actor, key: letter } = found;
  const facts = factsOf(loaded.row);
  if (!mayComment(asker, facts, content.id)) return { refusals: [whyNotNow(asker, facts, "commentLetter")] };
  const { passage } = given;
  const [words, proposal] = [severalLinesOf(given.words), severalLinesOf(given.proposal)];
  const fault = faultOf(given, { words, proposal, text: textOfSection(found, passage.section) });
  if (fault) return { refusals: [fault] };
  const key = await deps.personKey(loaded.row.owner_id);
  const [applicationId, at] = [loaded.row.id, deps.now()];
  const said = { letter, passage, words, proposal: proposal === "" ? null : proposal };
  const row = {
    id: given.key,
    applicationId,
    // Whoever does not read the letter reads no comment on it.
    isShared: given.isShared && applicantMay(content.id, "View"),
    writtenBy: actor.userId,
    writtenAt: at,
  };
  const isSame = (known: CommentRow | undefined): boolean =>
    known?.applicationId === applicationId &&
    known.writtenBy === actor.userId &&
    known.isShared === row.isShared &&
    JSON.stringify(openComment(key, known)) === JSON.stringify(said);
  const isSaved = await deps.db.transaction(async (tx) => {
    if (!(await insertComment(tx, key, { ...row, said }))) return isSame(await findCommentRow(tx, given.key));
    await tellOfComment(deps, tx, { found, key, comment: row, cause: given.key });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: actor.userId,
      kind: "letterCommented",
      subject: { commentId: given.key, isShared: row.isShared },
      at,
    });
    return true;
  });
  return { refusals: isSaved ? [] : [savedElsewise] };
}

function faultOf(
  { key, passage }: GivenComment,
  { words, proposal, text }: { words: string; proposal: string; text: string | undefined },
): Refusal | undefined {
  if (!isPageKey(key)) return keyNeeded;
  if (words === "" && proposal === "") return nothingWritten;
  if (isLongerThan(words, longestMessage) || isLongerThan(proposal, longestMessage)) return tooLong;
  if (isLongerThan(passage.quote, longestPassage)) return passageTooLong;
  if (text === undefined || !placeOfPassage(text, passage)) return passageMoved;
  return proposal === passage.quote ? sameWords : undefined;
}
