import { isDeepStrictEqual } from "node:util";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { preparesThemselves } from "@boreal/domain/questionnaire/preparer";
import type { PersonKey } from "../../keys/personKeys.ts";
import { isInScope, type ApplicationFacts } from "../../policies/applications.ts";
import { mayAnswer } from "../../policies/assessment.ts";
import { factsOf } from "../../policies/facts.ts";
import { isGuest, mayAnswerAsGuest, mayReadAsGuest, writerOf, type Answerer } from "../../policies/sections.ts";
import { isInvitationOpen } from "../../store/sectionInvitations.ts";
import { isTimeFor } from "../../policies/whenMayChange.ts";
import { readAnswerRevisions } from "../../store/answers/answerHistory.ts";
import { writeAnswers } from "../../store/answers/answers.ts";
import {
  openCaseToWrite,
  openedBefore,
  rememberWritten,
  type OpenedCase,
  type WrittenAnswer,
} from "../../store/cases/openedCases.ts";
import { decideAnswers, type AnswerToSave, type Decided, type SavedAnswers } from "./decideAnswers.ts";
import { notFound, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { followAnswers, followingOf } from "./followAnswers.ts";
import { lockedNow, notReady, whyNotNow } from "../refuse.ts";

/** More than any screen sends at once. */
const mostAnswers = 200;

const tooMany: PlacedRefusal = {
  code: "tooManyAnswers",
  text: {
    en: `Save at most ${mostAnswers} answers at a time.`,
    fr: `Enregistrez au plus ${mostAnswers} réponses à la fois.`,
  },
};

/** Into which case, by whom, and the key under which its answers lie. */
type WrittenBy = { readonly applicationId: string; readonly actorId: string; readonly key: PersonKey };

const none = { saved: [], conflicts: [], refusals: [] };

/** How often a save is tried again when another process wrote to the same case between our read and our write. */
const mostAttempts = 20;

/** Saves what can be saved and returns why the rest was refused. One or two round trips to the database: the case, then all writes together. */
export async function saveAnswers(
  deps: CommandDeps,
  asker: Answerer,
  given: { readonly applicationId: string; readonly answers: readonly AnswerToSave[] },
): Promise<SavedAnswers> {
  const refused = isGuest(asker) ? undefined : notReady(asker);
  if (refused || asker === null) return { ...none, refusals: [refused ?? notFound] };
  if (given.answers.length > mostAnswers) return { ...none, refusals: [tooMany] };
  return await deps.mutex(given.applicationId, async () => {
    // Usually nobody else wrote since this process did, and one round trip is enough. The write itself checks that.
    const known = openedBefore(deps, given.applicationId);
    const first = known && (await saveInto(known, deps, asker, given));
    if (first?.isWritten) return first.told;
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const saved = await saveInto(await openCaseToWrite(deps, given.applicationId), deps, asker, given);
      if (saved) return saved.told;
    }
    throw new Error("the case moved on during every attempt to save answers");
  });
}

/** Decides on the case as it was read, and writes. Returns `undefined` when the case changed in between and the decision has to be made again. */
async function saveInto(
  stored: OpenedCase | undefined,
  deps: CommandDeps,
  asker: NonNullable<Answerer>,
  given: { readonly applicationId: string; readonly answers: readonly AnswerToSave[] },
): Promise<{ readonly told: SavedAnswers; readonly isWritten: boolean } | undefined> {
  const facts = stored ? factsOf(stored.row) : undefined;
  if (!stored || !facts || !isReached(asker, facts))
    return { told: { ...none, refusals: [notFound] }, isWritten: false };
  // After the case was read: an invitation that ends from here on moves the log of the case, and this is decided again.
  if (isGuest(asker) && !(await isInvitationOpen(deps.db, asker.invitationId, deps.now())))
    return { told: { ...none, refusals: [notFound] }, isWritten: false };
  const { write, after, ...outcome } = decideAnswers(stored, given.answers, {
    mayNot: (name) => mayNotAnswer(asker, { facts, caseFile: stored.caseFile }, name),
    reads: isGuest(asker) ? asker.section : "main",
  });
  const { row } = stored;
  const key = await deps.personKey(row.owner_id);
  const actorId = writerOf(asker);
  const by: WrittenBy = { applicationId: row.id, actorId, key };
  const decided = { ...outcome, conflicts: await withLostReplies(deps, by, given.answers, outcome.conflicts) };
  if (write.length === 0) return { told: decided, isWritten: false };
  const written = write.map(({ key: name, value, baseVersion }) => ({ key: name, value, version: baseVersion + 1 }));
  if (!(await writeDecided(deps, stored, { write, written, after }, by))) return undefined;
  // The page of a guest listens to nothing, and the owner's may be in the same tab.
  const writer = isGuest(asker) ? undefined : deps.writer;
  deps.publishChange({ applicationId: row.id, kind: "answers", writer });
  return {
    told: {
      ...decided,
      saved: [...decided.saved, ...written.map(({ key: name, version }) => ({ key: name, version }))],
    },
    isWritten: true,
  };
}

/** Writes the answers, together with the family members who follow from them. `false` when the case moved on since it was read. */
async function writeDecided(
  deps: CommandDeps,
  stored: OpenedCase,
  { write, written, after }: Pick<Decided, "write" | "after"> & { readonly written: readonly WrittenAnswer[] },
  { applicationId, actorId, key }: WrittenBy,
): Promise<boolean> {
  const { row, position, ownerFacts } = stored;
  const at = deps.now();
  const writing = { applicationId, status: row.status, position, ownerFacts, answers: write, key, actorId, at };
  const following = mustFollow(stored, write) ? followingOf(after) : undefined;
  if (following && following.changes.length > 0) {
    const files = await deps.db.transaction(async (tx) =>
      (await writeAnswers(tx, writing)) === undefined
        ? undefined
        : await followAnswers(tx, { applicationId, actorId, at, key }, following.changes),
    );
    if (!files) return false;
    deps.publishChange({ applicationId, kind: "dependents" });
    for (const fileId of files) deps.publishChange({ applicationId, kind: "document", fileId });
    return true;
  }
  const reached = await writeAnswers(deps.db, writing);
  if (reached === undefined) return false;
  const followed = following ? { on: stored.caseFile.today, keys: following.keys } : stored.followed;
  rememberWritten(deps, stored, { position: reached, given: after.answers, written, at, followed });
  return true;
}

/** A page that never got the reply to a stored save sends it again; by then somebody may have changed the answer further. */
async function withLostReplies(
  { db }: CommandDeps,
  { applicationId, actorId, key }: WrittenBy,
  answers: readonly AnswerToSave[],
  conflicts: SavedAnswers["conflicts"],
): Promise<SavedAnswers["conflicts"]> {
  if (conflicts.length === 0) return conflicts;
  const sent = new Map(answers.map((answer) => [answer.key, answer]));
  const wanted = conflicts.map(({ key: name }) => ({ key: name, version: (sent.get(name)?.baseVersion ?? 0) + 1 }));
  const followed = await readAnswerRevisions(db, applicationId, wanted, key);
  return conflicts.map((conflict) => {
    const then = followed.get(conflict.key);
    return {
      ...conflict,
      wasStored: then?.answeredBy === actorId && isDeepStrictEqual(then.value, sent.get(conflict.key)?.value),
    };
  });
}

/** Whether these answers can change which family members come along. */
const mustFollow = ({ followed, caseFile }: OpenedCase, write: readonly AnswerToSave[]): boolean =>
  followed === undefined || followed.on !== caseFile.today || write.some(({ key }) => followed.keys.has(key));

const isReached = (asker: Answerer, facts: ApplicationFacts): boolean =>
  isGuest(asker) ? mayReadAsGuest(asker, facts) : isInScope(asker, facts);

function mayNotAnswer(
  asker: Answerer,
  { facts, caseFile }: { readonly facts: ApplicationFacts; readonly caseFile: CaseFile },
  key: string,
): PlacedRefusal | undefined {
  if (isGuest(asker))
    return mayAnswerAsGuest(asker, facts, key) && !preparesThemselves(asker.section, readerFor(caseFile))
      ? undefined
      : notYours;
  if (mayAnswer(asker, facts, key)) return undefined;
  // After an invitation an applicant may answer, but not everything.
  return isTimeFor(asker, facts, "answer") ? lockedNow(asker, facts) : whyNotNow(asker, facts, "answer");
}

const notYours: PlacedRefusal = {
  code: "answerNotYours",
  text: {
    en: "This question is for the person who invited you. You can answer the questions about you.",
    fr: "Cette question s’adresse à la personne qui vous invite. Vous pouvez répondre aux questions qui vous concernent.",
  },
};
