import { isDeepStrictEqual } from 'node:util';
import { sealJson } from '../keys/fieldEncryption.ts';
import type { PersonKey } from '../keys/personKeys.ts';
import { isInScope, type ApplicationFacts } from '../policies/applications.ts';
import { mayAnswer } from '../policies/assessment.ts';
import { factsOf } from '../policies/facts.ts';
import { isGuest, mayAnswerAsGuest, mayReadAsGuest, type Answerer } from '../policies/sections.ts';
import { writeAnswers, type AnswerWrite } from '../store/answers.ts';
import { readAnswersRow } from '../store/caseRow.ts';
import { openCase, type LoadedCase } from '../store/loadCaseFile.ts';
import { answerContext } from '../store/sealedContexts.ts';
import { shapeRefusals, stepRefusals } from './answerChecks.ts';
import { applicationLocked, notFound, type CommandDeps, type PlacedRefusal } from './deps.ts';
import { notReady, whyNot } from './refuse.ts';

/** `baseVersion` is the version that the writer last saw, 0 for none. A null value clears the answer. */
export type AnswerToSave = { readonly key: string; readonly value: unknown; readonly baseVersion: number };

export type SavedAnswers = {
  readonly saved: readonly { readonly key: string; readonly version: number }[];
  /** Answers that somebody changed since; the stored value stays, and the writer is shown it. */
  readonly conflicts: readonly { readonly key: string; readonly value: unknown; readonly version: number; readonly answeredAt: string }[];
  readonly refusals: readonly PlacedRefusal[];
};

/** More than any screen sends at once. */
const mostAnswers = 200;

const tooMany: PlacedRefusal = {
  code: 'tooManyAnswers',
  text: { en: `Save at most ${mostAnswers} answers at a time.`, fr: `Enregistrez au plus ${mostAnswers} réponses à la fois.` },
};

const none = { saved: [], conflicts: [], refusals: [] };

/** Saves what can be saved and says why the rest was not. Two round trips: the case, then everything that is written. */
export async function saveAnswers(
  deps: CommandDeps,
  asker: Answerer,
  given: { readonly applicationId: string; readonly answers: readonly AnswerToSave[] },
): Promise<SavedAnswers> {
  const refused = isGuest(asker) ? undefined : notReady(asker);
  if (refused || asker === null) return { ...none, refusals: [refused ?? notFound] };
  if (given.answers.length > mostAnswers) return { ...none, refusals: [tooMany] };
  const row = await readAnswersRow(deps.db, given.applicationId);
  const facts = row ? factsOf(row) : undefined;
  if (!row || !facts || !isReached(asker, facts)) return { ...none, refusals: [notFound] };
  const key = await deps.personKey(row.owner_id);
  const stored = openCase(row, key, undefined, deps.today());
  const { write, ...decided } = decide(stored, given.answers, (name) => mayNotAnswer(asker, facts, name));
  if (write.length === 0) return decided;
  const written = await writeAnswers(deps.db, {
    applicationId: row.id,
    status: row.status,
    answers: write.map((answer) => sealed(row.id, answer, key)),
    // Of a guest the invitation, so that the answers sheet can tell who answered.
    actorId: isGuest(asker) ? asker.invitationId : asker.userId,
    at: deps.now(),
  });
  if (written.size > 0) deps.publishChange({ applicationId: row.id, kind: 'answers' });
  const saved = [...decided.saved, ...[...written].map(([name, version]) => ({ key: name, version }))];
  if (written.size === write.length) return { ...decided, saved };
  const late = await explainUnwritten(deps, key, write.filter((answer) => !written.has(answer.key)), row);
  return { saved, conflicts: [...decided.conflicts, ...late.conflicts], refusals: [...decided.refusals, ...late.refusals] };
}

const isReached = (asker: Answerer, facts: ApplicationFacts): boolean => (isGuest(asker) ? mayReadAsGuest(asker, facts) : isInScope(asker, facts));

function mayNotAnswer(asker: Answerer, facts: ApplicationFacts, key: string): PlacedRefusal | undefined {
  if (isGuest(asker)) return mayAnswerAsGuest(asker, facts, key) ? undefined : notYours;
  if (mayAnswer(asker, facts, key)) return undefined;
  const isLocked = asker?.role === 'student' || asker?.role === 'paralegal';
  return isLocked ? applicationLocked : whyNot(asker);
}

type Decided = SavedAnswers & { readonly write: readonly AnswerToSave[] };

/** Decides about each answer by itself: one wrong value never holds back the others. */
function decide(stored: LoadedCase, answers: readonly AnswerToSave[], mayNot: (key: string) => PlacedRefusal | undefined): Decided {
  const refusals: PlacedRefusal[] = [];
  const fitting: AnswerToSave[] = [];
  for (const answer of answers) {
    const path = `answers.${answer.key}`;
    const because = mayNot(answer.key);
    const faults = because ? [{ ...because, path }] : answer.value === null ? shapeOfKey(answer.key) : shapeRefusals(answer.key, answer.value);
    if (faults.length > 0) refusals.push(...faults);
    else if (fitting.some((other) => other.key === answer.key)) refusals.push({ ...givenTwice, path });
    else fitting.push(answer);
  }
  const after = withAnswers(stored, fitting);
  const decided = { saved: [] as { key: string; version: number }[], conflicts: [] as SavedAnswers['conflicts'][number][], write: [] as AnswerToSave[] };
  for (const answer of fitting) {
    const faults = answer.value === null ? [] : stepRefusals(after, answer.key);
    const now = stored.answers.get(answer.key);
    if (faults.length > 0) refusals.push(...faults);
    else if (isDeepStrictEqual(now?.value ?? null, answer.value)) decided.saved.push({ key: answer.key, version: now?.version ?? 0 });
    else if ((now?.version ?? 0) !== answer.baseVersion) {
      decided.conflicts.push({ key: answer.key, value: now?.value ?? null, version: now?.version ?? 0, answeredAt: now?.answeredAt ?? '' });
    } else decided.write.push(answer);
  }
  return { ...decided, refusals };
}

const notYours: PlacedRefusal = {
  code: 'answerNotYours',
  text: {
    en: 'This question is for the person who invited you. You can answer the questions about you.',
    fr: 'Cette question s’adresse à la personne qui vous a invité. Vous pouvez répondre aux questions qui vous concernent.',
  },
};

const givenTwice: PlacedRefusal = {
  code: 'answerTwice',
  text: { en: 'This answer was sent twice in one request. Send it once.', fr: 'Cette réponse a été envoyée deux fois dans une même requête. Envoyez-la une seule fois.' },
};

/** Clearing needs a known question, and nothing of the value. */
const shapeOfKey = (key: string) => shapeRefusals(key, undefined).filter((fault) => fault.code === 'unknownAnswer');

function withAnswers({ caseFile }: LoadedCase, answers: readonly AnswerToSave[]): LoadedCase['caseFile'] {
  const laidOver: Record<string, unknown> = { ...caseFile.answers };
  for (const { key, value } of answers) {
    if (value === null) delete laidOver[key];
    else laidOver[key] = value;
  }
  return { ...caseFile, answers: laidOver };
}

const sealed = (applicationId: string, answer: AnswerToSave, key: PersonKey): AnswerWrite => ({
  key: answer.key,
  baseVersion: answer.baseVersion,
  sealedValue: answer.value === null ? null : sealJson(key, answer.value, answerContext(applicationId, answer.key)),
});

/** Another writer was faster between reading and writing: their values are the stored ones, or the case was locked. */
async function explainUnwritten(deps: CommandDeps, key: PersonKey, unwritten: readonly AnswerToSave[], before: { readonly id: string; readonly status: string }) {
  const row = await readAnswersRow(deps.db, before.id);
  if (!row) return { conflicts: [], refusals: [notFound] };
  if (row.status !== before.status) return { conflicts: [], refusals: unwritten.map((answer) => ({ ...applicationLocked, path: `answers.${answer.key}` })) };
  const now = openCase(row, key, undefined, deps.today()).answers;
  const conflicts = unwritten.map(({ key: name }) => {
    const stored = now.get(name);
    return { key: name, value: stored?.value ?? null, version: stored?.version ?? 0, answeredAt: stored?.answeredAt ?? '' };
  });
  return { conflicts, refusals: [] };
}
