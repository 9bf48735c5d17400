import { describe, expect, it } from "vitest";
import { applicationTypes, type ApplicationType } from "../../src/caseFile/application.ts";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import type { CaseCondition } from "../../src/caseFile/rule.ts";
import type { Clause } from "../../src/kernel/text.ts";
import type { Why } from "../../src/kernel/why.ts";
import { indexOfFlow } from "../../src/questionnaire/flow.ts";
import { asksOnlyPart } from "../../src/questionnaire/flows/askedInPart.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { shareOf } from "../../../../tests/running/sizes.ts";
import { outOfReach, randomOf } from "./casesOfType.ts";
import { reachedByNobody } from "./fixtures/reachedByNobody.ts";
import { reasonsOf } from "./reasonsOf.ts";

/**
 * What holds of every type that is built whole, one by one: its reasons speak of its own questions, and nothing of it is out
 * of reach. That whatever a rule waits for can be given: `answerable.test.ts`.
 */

const wholeFlows = applicationTypes.filter((type) => !asksOnlyPart(type));
const someFlows = shareOf("types whose reasons and pages are looked at", wholeFlows, 9);

const isCondition = (value: unknown): value is CaseCondition =>
  typeof value === "object" && value !== null && "evaluate" in value && "sentences" in value;
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(["../../src/conditions/**/*.ts", "!**/*.test.ts"], {
  eager: true,
});

/** A sentence as each reader has it: "the visitor is married" is "you are married" to the visitor. */
const asRead = ({ en, to = {} }: Clause): readonly string[] => [en, ...Object.values(to).map((said) => said.en)];

/** The named statements by each sentence that they can say; some share one. */
const bySentence = Map.groupBy(
  Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isCondition))
    .flatMap((condition) =>
      Object.values(condition.sentences ?? {}).flatMap((sentence) =>
        asRead(sentence).map((said) => [said, condition] as const),
      ),
    ),
  ([sentence]) => sentence,
);

const keyOf = (fact: string) => /^answers\.(\w+)/.exec(fact)?.[1];

/** Whether a statement reads answers in this case, and none that this type asks for. */
function readsOthersOnly(condition: CaseCondition, type: ApplicationType, caseFile: CaseFile): boolean {
  const { keys } = indexOfFlow(type);
  const reader = readerFor(caseFile).fresh();
  try {
    condition.evaluate(reader);
  } catch {
    // It asks about a child, a row or a file.
    return false;
  }
  const read = reader.trace.restsOn.filter((fact) => fact !== "application.type" && fact !== "today");
  return read.length > 0 && read.every((fact) => keyOf(fact) !== undefined && !keys.has(keyOf(fact) ?? ""));
}

const saysThatItIsNotAsked = /\bis not asked\b/;

/** A sentence that was looked at in so many cases of a type is not looked at again. */
const enough = 3;

/** It says what the answers show or do not show. */
const speaksOfAnswers = /\b(your answers|you (did not|have not|named|listed))\b/;

/** Of a decision that turned on answers which the type does not ask for: a sentence that lays it on the answers. */
function blamesOthers({ because, restsOn }: Why, type: ApplicationType): boolean {
  const read = restsOn.filter((fact) => !/^(application|authorityRequests|today)\b/.test(fact));
  return (
    read.length > 0 &&
    read.every((fact) => keyOf(fact) !== undefined && !indexOfFlow(type).keys.has(keyOf(fact) ?? "")) &&
    because.some(({ en }) => speaksOfAnswers.test(en) && !saysThatItIsNotAsked.test(en))
  );
}

function speaksOfOthers(type: ApplicationType): readonly string[] {
  const found = new Set<string>();
  const looked = new Map<string, number>();
  for (const { caseFile, plan } of randomOf(type)) {
    for (const why of reasonsOf(plan)) {
      const { because, decidedBy } = why;
      if (blamesOthers(why, type)) found.add(`${decidedBy}: ${because.map(({ en }) => en).join("; ")}`);
      for (const { en } of because) {
        const saying = bySentence.get(en);
        const times = looked.get(`${decidedBy} ${en}`) ?? 0;
        if (!saying || times >= enough || saysThatItIsNotAsked.test(en)) continue;
        looked.set(`${decidedBy} ${en}`, times + 1);
        if (saying.every(([, condition]) => readsOthersOnly(condition, type, caseFile)))
          found.add(`${decidedBy}: ${en}`);
      }
    }
  }
  return [...found].toSorted();
}

describe.each(someFlows)("in the type %s", (type) => {
  it("no reason speaks only of questions that it does not ask", () => {
    expect(speaksOfOthers(type)).toEqual([]);
  });

  it("every page, letter, form and warning is reached by some case, but for those named with a reason", () => {
    const named = new Map(
      reachedByNobody
        .filter(({ types }) => types.includes(type))
        .flatMap(({ names, because }) => names.map((name) => [name, because])),
    );
    const open = outOfReach(type);
    expect(open.filter((name) => !named.has(name))).toEqual([]);
    // What is reached by now leaves the list.
    expect([...named.keys()].filter((name) => !open.includes(name))).toEqual([]);
  });
});
