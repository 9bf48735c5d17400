import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import { everyDeadline } from "../../src/deadlines/deadlines.ts";
import { eligibilityOf, eligibilityResults, type EligibilityValue } from "../../src/eligibility/eligibility.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { runsOf } from "../../../../tests/running/sizes.ts";
import { anyCase } from "./anyCase.ts";

type Line = { readonly id: string; readonly value: string | null; readonly restsOn: readonly string[] };

/** Of Express Entry the result is a list. */
const inOneWord = (value: EligibilityValue): string | null =>
  typeof value === "object" ? (value?.join(" ") ?? null) : value;

/** Results and deadlines of a case, by their ids. */
function linesOf(caseFile: CaseFile): ReadonlyMap<string, Line> {
  const the = readerFor(caseFile);
  const results = eligibilityOf(the);
  const lines = [
    ...eligibilityResults.map((id) => ({
      id,
      value: inOneWord(results[id].decision.value),
      restsOn: results[id].decision.restsOn,
    })),
    ...everyDeadline(the).map(({ id, decision }) => ({
      id: `deadline ${id}`,
      value: decision.value,
      restsOn: decision.restsOn,
    })),
  ];
  return new Map(lines.map((line) => [line.id, line]));
}

/** Most random cases are of types that have no such results; these rules are tried on study applications and their families. */
const studyCase = fc
  .tuple(
    anyCase,
    fc.constantFrom(
      "Student" as const,
      "StudentExtension" as const,
      "Dli" as const,
      "SpeFamily" as const,
      "PgwpFamily" as const,
    ),
  )
  .map(([caseFile, type]): CaseFile => ({
    ...caseFile,
    application: { ...caseFile.application, type },
    answers: { ...caseFile.answers, country: "CA" },
  }));

const without = (caseFile: CaseFile, key: string): CaseFile => ({
  ...caseFile,
  answers: Object.fromEntries(Object.entries(caseFile.answers).filter(([name]) => name !== key)),
});

const restsOnAnswer = ({ restsOn }: Line, key: string) =>
  restsOn.some(
    (fact) => fact === `answers.${key}` || fact.startsWith(`answers.${key}[`) || fact.startsWith(`answers.${key}.`),
  );

describe("results and deadlines over many cases", () => {
  it("do not change when an answer goes on which they do not rest", () => {
    fc.assert(
      fc.property(studyCase, fc.nat(), (caseFile, pick) => {
        const keys = Object.keys(caseFile.answers);
        const key = keys[pick % keys.length];
        if (key === undefined) return;
        const [before, after] = [linesOf(caseFile), linesOf(without(caseFile, key))];
        const changed = [...before.values()].filter(
          (line) => !restsOnAnswer(line, key) && after.get(line.id)?.value !== line.value,
        );
        expect(changed.map(({ id }) => `${id} changed with ${key}`)).toEqual([]);
      }),
      { numRuns: runsOf("cases whose results lose an answer", 700, 10) },
    );
  });

  it("have a reason in both languages; a result with a value has its sentence and a source", () => {
    fc.assert(
      fc.property(studyCase, (caseFile) => {
        const the = readerFor(caseFile);
        const results = eligibilityOf(the);
        const decisions = [
          ...eligibilityResults.map((id) => results[id].decision),
          ...everyDeadline(the).map(({ decision }) => decision),
        ];
        expect(
          decisions.filter(
            ({ because }) =>
              because.length === 0 || because.some(({ en, fr }) => en === "" || fr === "" || /\{\w+\}/.test(en + fr)),
          ),
        ).toEqual([]);
        expect(decisions.flatMap(({ missing, restsOn }) => missing.filter((fact) => !restsOn.includes(fact)))).toEqual(
          [],
        );
        const valued = eligibilityResults.filter((id) => results[id].decision.value !== null);
        expect(
          valued.filter((id) => results[id].message === undefined || results[id].decision.sources.length === 0),
        ).toEqual([]);
      }),
      { numRuns: runsOf("cases whose results have reasons", 400, 10) },
    );
  });
});
