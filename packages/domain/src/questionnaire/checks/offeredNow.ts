import type { CaseReader } from "../../caseFile/reader.ts";
import { refusal, type Refusal } from "../../kernel/validation.ts";
import type { Field } from "../step.ts";

const notAmongChoices = refusal("notOffered", {
  en: "This choice is no longer offered. Choose again.",
  fr: "Ce choix n’est plus offert. Choisissez de nouveau.",
});

const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");

const isOneOf = (choices: readonly string[]) => (value: string) => choices.includes(value);

/** A choice that the answers of the moment rule out, as after another answer changed. What is not answered rules nothing out. */
export function notOffered(
  field: Pick<Field, "choices" | "among" | "whenNotOffered">,
  value: unknown,
  the: CaseReader,
): Refusal | undefined {
  const refused = field.whenNotOffered ?? notAmongChoices;
  if (field.among && !textsIn(value).every(isOneOf(field.among(the)))) return refused;
  const option = field.choices?.find((one) => one.value === value);
  if (!option?.offered) return undefined;
  const reader = the.fresh();
  const isOffered = option.offered.evaluate(reader).holds;
  the.trace.noteAll(reader.trace.restsOn, reader.trace.missing);
  const isSettled = !isOffered && ![...reader.trace.missing].some((fact) => fact.startsWith("answers."));
  return isSettled ? refused : undefined;
}
