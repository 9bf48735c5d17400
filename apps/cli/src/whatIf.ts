import type { Plan } from "@boreal/domain/plan/planned";
import { parseArgs } from "node:util";
import { differenceOf } from "@boreal/domain/plan/difference";
import { computePlan } from "@boreal/domain/plan/plan";
import { caseWithDependents } from "@boreal/domain/questionnaire/family/dependentsFromAnswers";
import { today } from "@boreal/server/clock";
import { dayGiven, forEachCase, onDay, onePath } from "./caseInput.ts";
import { changedCase, changeOf, type Change } from "./changedCase.ts";
import { WrongInput, type ExitStatus } from "./exitStatus.ts";
import { languageOf, sentences, type Terminal } from "./terminal.ts";
import { whatIfText } from "./whatIfText.ts";

const options = {
  set: { type: "string", multiple: true },
  unset: { type: "string", multiple: true },
  on: { type: "string" },
  json: { type: "boolean" },
} as const;

/**
 * `boreal what-if CASE.json --set answers.country=CN [--set ...] [--unset ...] [--on DATE] [--json]`: what the plan of a case
 * would gain, lose and change. Both plans are of the same day; `--set application.receivedDate=DATE` tries another day of receipt.
 */
export async function whatIfCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values, positionals, tokens } = parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
  const path = onePath("what-if", positionals);
  const day = dayGiven(values.on);
  const changes = tokens.flatMap((token) =>
    token.kind === "option" && (token.name === "set" || token.name === "unset")
      ? [changeOf(token.name, token.value ?? "")]
      : [],
  );
  if (changes.length === 0)
    throw new WrongInput(
      "boreal what-if: found nothing to try; accepted is at least one --set PATH=VALUE or --unset PATH, such as --set answers.country=CN",
    );
  const language = languageOf(terminal.environment);
  return forEachCase(path, day ?? today({ today: terminal.environment.BOREAL_TODAY }), terminal, (given, perLine) => {
    const caseFile = onDay(given, day);
    const changed = changedCase(caseFile, changes);
    if ("faults" in changed) return changed.faults;
    // Spouse and children follow from the answers that are tried, as they do when answers are saved (ADR 0057).
    const before = computePlan(caseWithDependents(caseFile));
    const after = computePlan(caseWithDependents(changed.caseFile));
    for (const line of withoutEffect(after, changes))
      terminal.complain(`${line.path}: ${sentences(line.because, language)}`);
    const difference = differenceOf(before, after);
    terminal.out(
      values.json ? `${JSON.stringify(difference, null, perLine ? 0 : 2)}\n` : whatIfText(difference, language),
    );
    return [];
  });
}

/** Tried values that do not pass their checks, or whose question does not concern the person: nothing follows from them. */
function withoutEffect({ refusals, assessment }: Plan, changes: readonly Change[]) {
  return changes
    .filter(({ value }) => value !== undefined)
    .flatMap(({ path }) => {
      const refused = refusals
        .filter((refusal) => refusal.path === path && !refusal.advice)
        .map(({ text }) => ({ path, because: [text] }));
      const aside = assessment.setAside.filter(
        ({ id }) => path === `answers.${id}` || path.startsWith(`answers.${id}.`) || path.startsWith(`answers.${id}[`),
      );
      return [...refused, ...aside.map(({ why }) => ({ path, because: why.because }))];
    });
}
