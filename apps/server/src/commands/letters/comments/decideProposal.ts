import { randomUUID } from "node:crypto";
import { textPath } from "@boreal/domain/letters/letterContent";
import { placeOfPassage, withWordsAt } from "@boreal/domain/letters/versions/passage";
import { longestMessage } from "@boreal/domain/kernel/writtenLengths";
import type { Transaction } from "../../../database/connect.ts";
import type { Asker } from "../../../policies/actor.ts";
import { factsOf } from "../../../policies/facts.ts";
import { mayDecideProposal } from "../../../policies/letterComments.ts";
import { appendAudit } from "../../../store/auditLog.ts";
import { insertReply, writeDecision } from "../../../store/letters/letterComments.ts";
import { says, type CommandDeps, type PlacedRefusal } from "../../deps.ts";
import { isLongerThan, severalLinesOf } from "../../personsWords.ts";
import { whyNotNow } from "../../refuse.ts";
import { replaceSection, textOfSection } from "../replaceSection.ts";
import { settled } from "../saveLetterValues.ts";
import { tooLong } from "./commentLetter.ts";
import { findComment, type FoundComment } from "./findComment.ts";
import { tellOfComment } from "./tellOfComment.ts";

const noProposal = says("letterProposalNone", {
  en: "This comment proposes no other words. Answer it instead.",
  fr: "Ce commentaire ne propose aucune autre formulation. Répondez-y plutôt.",
});
const decidedAlready = says("letterProposalDecided", {
  en: "This proposal was answered before. Load the page again to see how.",
  fr: "Cette proposition a déjà reçu une réponse. Rechargez la page pour la voir.",
});
const passageChanged = says("letterProposalPassageChanged", {
  en: "The letter does not say these words any more, so they cannot be replaced. Change the section by hand, or answer the comment.",
  fr: "La lettre ne contient plus ces mots; ils ne peuvent pas être remplacés. Changez la section vous-même ou répondez au commentaire.",
});

type Given = {
  readonly applicationId: string;
  readonly letterKey: string;
  readonly commentId: string;
  readonly isAccepted: boolean;
  /** What the page showed of the section. */
  readonly text: string;
  /** Why not, where somebody says so. */
  readonly body: string;
};

/** Takes a proposed wording into the letter, as the own text of its section, or says no to it. */
export async function decideProposal(
  deps: CommandDeps,
  asker: Asker,
  given: Given,
): Promise<{ readonly refusals: readonly PlacedRefusal[] }> {
  const of = await findComment(deps, asker, given);
  if ("refusals" in of) return of;
  const { found, comment, said } = of;
  const facts = factsOf(found.loaded.row);
  const no = (refusal: PlacedRefusal) => ({ refusals: [refusal] });
  if (!mayDecideProposal(asker, facts, found.content.id, comment)) return no(whyNotNow(asker, facts, "decideProposal"));
  if (found.isSettledForStudent) return no(settled);
  if (said.proposal === null) return no(noProposal);
  if (comment.decision !== null || comment.resolvedAt !== null) return no(decidedAlready);
  return given.isAccepted ? await accept(deps, of, said.proposal, given.text) : await reject(deps, of, given.body);
}

async function accept(deps: CommandDeps, of: FoundComment, proposal: string, shown: string) {
  const { found, said } = of;
  const { section } = said.passage;
  const place = placeOfPassage(shown, said.passage);
  if (!place) return { refusals: [passageChanged] };
  const isOwn = typeof found.loaded.caseFile.letters?.[found.key]?.[textPath(section)] === "string";
  const known = found.loaded.caseFile.letterBases?.[found.key]?.[textPath(section)];
  const base = isOwn ? (typeof known === "string" ? known : undefined) : textOfSection(found, section);
  try {
    const refusals = await replaceSection(deps, found, {
      section,
      shown,
      value: withWordsAt(shown, place, proposal),
      base,
      cause: "proposed",
      also: async ({ tx, at }) => {
        if (!(await note(deps, tx, of, { decision: "accepted", at }))) throw new DecidedMeanwhile();
      },
    });
    return { refusals };
  } catch (thrown) {
    if (thrown instanceof DecidedMeanwhile) return { refusals: [decidedAlready] };
    throw thrown;
  }
}

/** Somebody was faster: nothing of what was begun is written. */
class DecidedMeanwhile extends Error {}

async function reject(deps: CommandDeps, of: FoundComment, given: string) {
  const { found, key, comment } = of;
  const body = severalLinesOf(given);
  if (isLongerThan(body, longestMessage)) return { refusals: [tooLong] };
  const at = deps.now();
  const isFirst = await deps.db.transaction(async (tx) => {
    if (!(await note(deps, tx, of, { decision: "rejected", at }))) return false;
    if (body !== "")
      await insertReply(tx, key, {
        id: randomUUID(),
        commentId: comment.id,
        writtenBy: found.actor.userId,
        writtenAt: at,
        body,
      });
    return true;
  });
  return { refusals: isFirst ? [] : [decidedAlready] };
}

async function note(
  deps: CommandDeps,
  tx: Transaction,
  { found, key, comment }: FoundComment,
  { decision, at }: { readonly decision: "accepted" | "rejected"; readonly at: Date },
): Promise<boolean> {
  const { actor, loaded } = found;
  if (!(await writeDecision(tx, comment.id, { decision, by: actor.userId, at }))) return false;
  await tellOfComment(deps, tx, { found, key, comment, cause: `${comment.id} ${decision}` });
  await appendAudit(tx, {
    chainId: loaded.row.id,
    actorId: actor.userId,
    kind: "letterProposalDecided",
    subject: { commentId: comment.id, decision },
    at,
  });
  return true;
}
