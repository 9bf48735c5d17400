import { splitPath, type AnswerPath, type Answers } from '../caseFile/answers/answers.ts';
import type { ApplicationType } from '../caseFile/application.ts';
import type { CaseFile } from '../caseFile/caseFile.ts';
import { CaseReader, type Gate } from '../caseFile/reader.ts';
import type { CaseCondition } from '../caseFile/rule.ts';
import { stepsOf } from './flow.ts';
import { settle } from './inUse.ts';
import type { AskingStep } from './step.ts';

/** A question with its place in the flow; several have one key when an answer is asked for part by part. */
type Place = { readonly step: AskingStep; readonly groupShown: CaseCondition | undefined; readonly index: number };
type Places = ReadonlyMap<string, readonly Place[]>;
type Settled = { readonly value: unknown; readonly gates: ReadonlyMap<string, Gate> };

const flows = new Map<ApplicationType, Places>();

function placesOf(type: ApplicationType): Places {
  const known = flows.get(type);
  if (known) return known;
  const places = new Map<string, Place[]>();
  let index = 0;
  const add = (step: AskingStep, groupShown: CaseCondition | undefined) => {
    const { key } = splitPath(step.id);
    places.set(key, [...(places.get(key) ?? []), { step, groupShown, index: (index += 1) }]);
  };
  for (const step of stepsOf(type)) {
    if (step.type === 'group') for (const member of step.members) add(member, step.shown);
    else if (step.type === 'question' || step.type === 'list' || step.type === 'composite') add(step, undefined);
  }
  flows.set(type, places);
  return places;
}

/**
 * Reads like `readerFor`, but settles an answer only when it is read, with what its rule reads in turn. For a few questions
 * of a long flow, as when one answer is saved; whoever reads most of a case walks the flow once instead.
 */
export function readerOnDemand(caseFile: CaseFile): CaseReader {
  const places = placesOf(caseFile.application.type);
  const settledKeys = new Map<string, Settled[]>();

  /** The answer as questions before this place of the flow left it: a rule reads only what was asked before it. */
  const settled = (key: string, before: number): Settled => {
    const asked = places.get(key) ?? [];
    const known = settledKeys.get(key) ?? [];
    settledKeys.set(key, known);
    let now: Settled = { value: Object.hasOwn(caseFile.answers, key) ? caseFile.answers[key as keyof Answers] : undefined, gates: noGates };
    for (const [nth, { step, groupShown, index }] of asked.entries()) {
      if (index >= before) break;
      now = known[nth] ??= settledBy(step, groupShown, key, now, readerAt(index), places);
    }
    return now;
  };
  const readerAt = (before: number): CaseReader => {
    const answers = new Proxy<Answers>({}, { get: (_, key) => (typeof key === 'string' ? settled(key, before).value : undefined) });
    return new CaseReader({ ...caseFile, answers }, {}, new GatesOnDemand((path) => settled(splitPath(path as AnswerPath).key, before).gates.get(path)));
  };
  return readerAt(Number.POSITIVE_INFINITY);
}

const noGates: ReadonlyMap<string, Gate> = new Map();

function settledBy(step: AskingStep, groupShown: CaseCondition | undefined, key: string, { value, gates }: Settled, reader: CaseReader, places: Places): Settled {
  const answers: Record<string, unknown> = value === undefined ? {} : { [key]: value };
  const after = new Map(gates);
  settle(step, groupShown, answers, after, reader, places);
  return { value: answers[key], gates: after };
}

/** Gates by path that are found when they are asked for; readers ask for nothing else of them. */
class GatesOnDemand extends Map<string, Gate> {
  readonly #find: (path: string) => Gate | undefined;

  constructor(find: (path: string) => Gate | undefined) {
    super();
    this.#find = find;
  }

  override get(path: string): Gate | undefined {
    return this.#find(path);
  }
}
