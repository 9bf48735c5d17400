import { answersShape } from "@boreal/domain/caseFile/answers/answerShapes";
import { applicationShape } from "@boreal/domain/caseFile/application";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { readCase } from "@boreal/domain/caseFile/readCase";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import { describe, objectOf, type Fault, type Shape } from "@boreal/domain/kernel/shape";
import { faultLine, type ParsedCase } from "./caseInput.ts";
import { WrongInput } from "./exitStatus.ts";

type Part = string | number;

/** One `--set PATH=VALUE` or `--unset PATH`; without a value, what is there is taken away. */
export type Change = { readonly path: string; readonly parts: readonly Part[]; readonly value: string | undefined };

const accepted =
  "answers.KEY or application.KEY, with parts as in answers.medicalTb.hasTb and rows as in answers.previousVisas[0].country";

/** What can be changed: what was answered, and the facts of the application. */
const changeable = objectOf({ answers: answersShape, application: applicationShape });

/** A flag of the command line. `--set answers.x=` with nothing after it is the same as `--unset answers.x`. */
export function changeOf(flag: "set" | "unset", given: string): Change {
  const at = given.indexOf("=");
  if (flag === "set" && at < 0)
    throw new WrongInput(`--set: found "${given}"; accepted is PATH=VALUE, such as answers.country=CN`);
  const path = flag === "set" ? given.slice(0, at) : given;
  if (!/^(answers|application)(\.\w+(\[\d+\])*)+$/.test(path))
    throw new WrongInput(`${path}: found a path that cannot be changed; accepted is ${accepted}`);
  const parts = [...path.matchAll(/\[(\d+)\]|\w+/g)].map(([word, row]) => (row === undefined ? word : Number(row)));
  const text = flag === "set" ? given.slice(at + 1) : "";
  const change = { path, parts, value: text === "" ? undefined : text };
  if (change.value === undefined) refuseUnknownKeys(change);
  return change;
}

/** The case with the changes made one after another; a wrong value or key is a fault with its path, as in a case file. */
export function changedCase(caseFile: CaseFile, changes: readonly Change[]): ParsedCase {
  let document: unknown = JSON.parse(JSON.stringify(writeCase(caseFile)));
  for (const { path, parts, value } of changes) {
    const choices = value === undefined ? [undefined] : valuesOf(value);
    const tried = choices.map((choice) => {
      const faults: Fault[] = [];
      const changed = withValue(document, choice, { parts, path: "", faults });
      const read = faults.length === 0 ? readCase(changed, caseFile.today) : { ok: false as const, faults };
      return {
        changed,
        faults: read.ok
          ? []
          : read.faults.filter((fault) => fault.path.startsWith(path) || path.startsWith(fault.path)),
      };
    });
    const [first] = tried;
    const chosen = tried.find(({ faults }) => faults.length === 0) ?? first;
    if (!chosen || chosen.faults.length > 0) return { faults: (chosen?.faults ?? []).map(faultLine) };
    document = chosen.changed;
  }
  const read = readCase(document, caseFile.today);
  return read.ok ? { caseFile: read.caseFile } : { faults: read.faults.map(faultLine) };
}

/** JSON where it is JSON, else text; a number is also tried as text, because codes and UCI numbers are made of digits. */
function valuesOf(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "number" ? [value, text] : [value];
  } catch {
    return [text];
  }
}

/** What still leads to the place, what led here, and what went wrong on the way. */
type Way = { readonly parts: readonly Part[]; readonly path: string; readonly faults: Fault[] };

/** A copy of `whole` with another value at the place that the parts lead to; without a value, the place is taken away. */
function withValue(whole: unknown, value: unknown, { parts: [part, ...rest], path, faults }: Way): unknown {
  if (part === undefined) return value;
  if (typeof part === "number") {
    const rows: readonly unknown[] = Array.isArray(whole) ? whole : [];
    if (part > rows.length) {
      faults.push({
        path: `${path}[${part}]`,
        found: `a row after the end of ${describe(rows)}`,
        accepted: `a row from 0 to ${rows.length}`,
      });
      return whole;
    }
    const row = withValue(rows[part], value, { parts: rest, path: `${path}[${part}]`, faults });
    return row === undefined ? rows.toSpliced(part, 1) : rows.toSpliced(part, 1, row);
  }
  const known =
    typeof whole === "object" && whole !== null && !Array.isArray(whole)
      ? new Map(Object.entries(whole))
      : new Map<string, unknown>();
  if (value === undefined && !known.has(part)) return whole;
  const inner = withValue(known.get(part), value, {
    parts: rest,
    path: path === "" ? part : `${path}.${part}`,
    faults,
  });
  if (inner === undefined) known.delete(part);
  else known.set(part, inner);
  return Object.fromEntries(known);
}

/** What is taken away is not read again, so that a slip of the finger in its key would pass unseen. */
function refuseUnknownKeys({ path, parts }: Change): void {
  let shape: Shape<unknown> | undefined = changeable;
  for (const part of parts) {
    const fields: unknown = shape && "fields" in shape ? shape.fields : undefined;
    if (typeof part === "number" || typeof fields !== "object" || fields === null) return;
    if (!Object.hasOwn(fields, part)) {
      const faults: Fault[] = [];
      shape?.read({ [part]: null }, path.slice(0, path.lastIndexOf(`.${part}`)), faults);
      throw new WrongInput(...faults.slice(0, 1).map(faultLine));
    }
    shape = (fields as Readonly<Record<string, Shape<unknown>>>)[part];
  }
}
