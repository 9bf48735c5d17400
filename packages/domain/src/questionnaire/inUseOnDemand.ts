import { splitPath, type AnswerPath, type Answers } from "../caseFile/answers/answers.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import type { Gate } from "../caseFile/answersInUse.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { indexOfFlow } from "./flow.ts";
import type { AskedAt, FlowIndex } from "./flowIndex.ts";
import { notAskedIn } from "./flows/notAsked.ts";
import { notAsked, settle } from "./inUseInFlow.ts";

type Settled = { readonly value: unknown; readonly gates: ReadonlyMap<string, Gate> };

/**
 * Reads like `readerFor`, but settles an answer only when it is read, with what its rule reads in turn. For a few questions
 * of a long flow, as when one answer is saved; whoever reads most of a case walks the flow once instead.
 */
export function readerOnDemand(caseFile: CaseFile): CaseReader {
  const { type } = caseFile.application;
  const { byKey } = indexOfFlow(type);
  const leftOut = new Set<string>(notAskedIn(type));
  const settledKeys = new Map<string, Settled[]>();

  /** The answer as questions before this place of the flow left it: a rule reads only what was asked before it. */
  const settled = (key: string, before: number): Settled => {
    const asked = byKey.get(key) ?? [];
    const known = settledKeys.get(key) ?? [];
    settledKeys.set(key, known);
    let now: Settled = {
      value: Object.hasOwn(caseFile.answers, key) ? caseFile.answers[key as keyof Answers] : undefined,
      gates: noGates,
    };
    for (const [nth, { place, index }] of asked.entries()) {
      if (index >= before) break;
      now = known[nth] ??= settledBy(place, now, readerAt(index), byKey);
    }
    return now;
  };
  const gateOf = (path: string, before: number): Gate | undefined => {
    const { value, gates } = settled(splitPath(path as AnswerPath).key, before);
    return gates.get(path) ?? (value === undefined && leftOut.has(path) ? notAsked(path) : undefined);
  };
  const readerAt = (before: number): CaseReader =>
    new CaseReader(caseFile, undefined, {
      answers: { get: (key) => settled(key, before).value },
      gates: { get: (path) => gateOf(path, before) },
    });
  return readerAt(Number.POSITIVE_INFINITY);
}

const noGates: ReadonlyMap<string, Gate> = new Map();

function settledBy(place: AskedAt, { value, gates }: Settled, reader: CaseReader, asked: FlowIndex["byKey"]): Settled {
  const answers = new Map<string, unknown>([[place.key, value]]);
  const after = new Map(gates);
  settle(place, { answers, gates: after, reader, asked });
  return { value: answers.get(place.key), gates: after };
}
