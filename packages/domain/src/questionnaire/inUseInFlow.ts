import type { AnswerKey } from "../caseFile/answers/answers.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import type { Gate } from "../caseFile/answersInUse.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { type Known } from "../caseFile/foundOnce.ts";
import { Trace, type FactRef } from "../kernel/trace.ts";
import type { AskedAt, FlowIndex } from "./flowIndex.ts";
import type { CaseCondition } from "../caseFile/rule.ts";
import type { AskingStep, Field } from "./step.ts";

/**
 * Answers that other answers have put out of use are kept and left out of everything that follows from the case (ADR 0056).
 * A question is closed only when its rule says "not asked" on the ground of what was answered; while something that the
 * rule reads is open, an answer counts. Not answered is never "no", and what cannot be answered is not missing: neither
 * what is closed, nor what is skipped because it is known from elsewhere.
 */

type Parts = Record<string, unknown>;

/**
 * What no step of the flow asks for is as good as closed by the type of the application, unless it is there all the same. What
 * follows rests on that it is not there, too: whoever may not know the answer may not know what follows from it (ADR 0105).
 */
export const notAsked = (key: string): Gate => ({
  isClosed: true,
  setAside: false,
  isLeftOut: true,
  restsOn: ["application.type", `answers.${key}`],
  missing: [],
});

/** Walks the flow in order: a rule reads only what was asked before it, so one pass settles every answer. A flow is data. */
export function readerForFlow(
  { places, keys }: FlowIndex,
  caseFile: CaseFile,
  leftOut: readonly AnswerKey[] = [],
): CaseReader {
  const answers = new Map<string, unknown>(Object.entries(caseFile.answers));
  const gates = new Map<string, Gate>();
  for (const key of leftOut) if (answers.get(key) === undefined) gates.set(key, notAsked(key));
  const reader = new CaseReader(caseFile, undefined, { answers, gates });
  for (const place of places) settle(place, { answers, gates, reader, asked: keys });
  return reader;
}

/** Whether any step of the flow asks for the answer with this key. */
type Asked = { has(key: string): boolean };

/** Answers and gates as far as they are settled, the reader that reads them, and what the flow asks for. */
type Settling = {
  readonly answers: Map<string, unknown>;
  readonly gates: Map<string, Gate>;
  readonly reader: CaseReader;
  readonly asked: Asked;
};

/** Settles one question among the answers and gates of those before it, which the reader reads. */
export function settle({ step, groupShown, key, part }: AskedAt, { answers, gates, reader, asked }: Settling): void {
  const whole = answers.get(key);
  const value = part === undefined ? whole : (whole as Parts | undefined)?.[part];
  const { shown } = step;
  if (shown || groupShown) {
    const ofGroup = groupShown && reader.known(groupShown);
    const own = shown && ofGroup?.outcome.holds !== false ? reader.known(shown) : undefined;
    const isAsked = (own ?? ofGroup)?.outcome.holds ?? true;
    const isClosed = !isAsked && !waitsForAnswer(ofGroup, asked) && !waitsForAnswer(own, asked);
    // Of what is open and not given as well: once its place is closed, what waits for it is decided without it.
    const { restsOn, missing } = traceOf(ofGroup, own);
    const gate = { isClosed, setAside: isClosed && value !== undefined, restsOn, missing };
    gates.set(step.id, gate);
    if (part !== undefined) {
      gates.set(key, together(gates.get(key), gate));
      reader.forget(`answers.${key}`);
    }
    if (gate.setAside) answers.set(key, part === undefined ? undefined : without(whole as Parts, part));
    if (isClosed) return;
  }
  if (value === undefined) {
    if (step.skipped) closeSkipped(step, step.skipped, gates, reader);
    return;
  }
  if (step.type === "list")
    answers.set(
      key,
      (value as readonly Parts[]).map((row, index) =>
        usedParts({ fields: step.fields, path: `${step.id}[${index}]` }, row, { reader, asked }),
      ),
    );
  else if (step.type === "composite")
    answers.set(key, usedParts({ fields: step.fields, path: step.id }, value as Parts, { reader, asked }));
}

/** A question that is passed over without an answer. One that has a gate for its parts keeps it. */
function closeSkipped({ id }: AskingStep, skipped: CaseCondition, gates: Map<string, Gate>, reader: CaseReader): void {
  const { outcome, trace } = reader.known(skipped);
  if (!outcome.holds) return;
  const before = gates.get(id);
  gates.set(id, {
    isClosed: true,
    setAside: false,
    // Given, it would count.
    restsOn: [...new Set([...(before?.restsOn ?? []), ...trace.restsOn, `answers.${id}` as const])],
    missing: [...new Set([...(before?.missing ?? []), ...trace.missing])],
  });
}

const noTrace = new Trace();

function traceOf(ofGroup: Known | undefined, own: Known | undefined): Trace {
  if (!ofGroup || !own) return (ofGroup ?? own)?.trace ?? noTrace;
  const both = new Trace();
  both.noteAllOf(ofGroup.trace);
  both.noteAllOf(own.trace);
  return both;
}

/** Whether a statement lacks an answer that the person could still give: one that a step of the flow asks for. */
function waitsForAnswer(known: Pick<Known, "trace"> | undefined, asked: Asked): boolean {
  return known?.trace.missing.some((fact) => fact.startsWith("answers.") && asked.has(keyIn(fact))) ?? false;
}

/** Of `answers.previousVisas[0].country` the key `previousVisas`. */
function keyIn(fact: FactRef): string {
  const begins = "answers.".length;
  const dot = fact.indexOf(".", begins);
  const bracket = fact.indexOf("[", begins);
  const ends = dot < 0 || (bracket >= 0 && bracket < dot) ? bracket : dot;
  return fact.slice(begins, ends < 0 ? undefined : ends);
}

/** Whoever reads the whole answer reads every part of it. */
const together = (known: Gate | undefined, gate: Gate): Gate => ({
  isClosed: false,
  setAside: false,
  restsOn: [...new Set([...(known?.restsOn ?? []), ...gate.restsOn])],
  missing: [...new Set([...(known?.missing ?? []), ...gate.missing])],
});

const without = (whole: Parts, part: string): Parts =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== part));

/** Parts of a row whose own rule hides them on the ground of other parts of the same row. */
function usedParts(
  { fields, path }: { readonly fields: readonly Field[]; readonly path: string },
  value: Parts,
  { reader, asked }: Pick<Settling, "reader" | "asked">,
): Parts {
  let used = value;
  for (const field of fields) {
    if (!field.shown || used[field.id] === undefined) continue;
    const the = reader.forRow(path, used);
    if (!field.shown.evaluate(the).holds && !waitsForAnswer(the, asked)) used = without(used, field.id);
  }
  return used;
}
