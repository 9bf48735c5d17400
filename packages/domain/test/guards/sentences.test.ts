import { describe, expect, it } from "vitest";
import { applicationStatuses } from "../../src/caseFile/application.ts";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import type { CaseReader } from "../../src/caseFile/reader.ts";
import type { CaseCondition } from "../../src/caseFile/rule.ts";
import { computePlan } from "../../src/plan/plan.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { custodianAge } from "../../src/tables/family/ages.ts";
import { nothingCallsForIt } from "../../src/vault/levels.ts";
import { vaultPages } from "../../src/vault/pages.ts";
import { shareOf } from "../../../../tests/running/sizes.ts";
import { aCase } from "../caseBuilder.ts";
import { manyCases } from "./anyCase.ts";

const isCondition = (value: unknown): value is CaseCondition =>
  typeof value === "object" && value !== null && "evaluate" in value && "id" in value;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(["../../src/conditions/**/*.ts", "!**/*.test.ts"], {
  eager: true,
});
const conditions = Object.values(modules).flatMap((module) => Object.values(module).filter(isCondition));

/** Readers of a case in which every condition finds what it asks about: a child and a row, where there is one. */
function readersOf(caseFile: CaseFile): readonly CaseReader[] {
  const reader = readerFor(caseFile);
  const [child] = reader.children();
  const [row] = caseFile.answers.accompanyingChildren ?? caseFile.answers.previousVisas ?? [];
  const inView = child ? reader.forChild(child) : reader;
  return [row ? inView.forRow("answers.row", row) : inView];
}

/** What a condition says when it does not hold, and whether something it asks for was missing. */
type Failed = { readonly id: string; readonly en: string; readonly isOpen: boolean };

function failedIn(caseFile: CaseFile): readonly Failed[] {
  const [reader] = readersOf(caseFile);
  if (!reader) return [];
  return conditions.flatMap((condition): readonly Failed[] => {
    const fresh = reader.fresh();
    try {
      const { holds, because } = condition.evaluate(fresh);
      return holds ? [] : because.map(({ en }) => ({ id: condition.id, en, isOpen: fresh.trace.missing.some(isTold) }));
    } catch {
      // It asks about a child, a row or a document, and this case has none.
      return [];
    }
  });
}

const spokenOf = (failed: readonly Failed[]) => [...new Set(failed.map(({ id, en }) => `${id}: ${en}`))].toSorted();

/** Speaks of what nobody told, not of what is so. */
const leavesOpen =
  /\b(not known|answers (so far )?(do not|show|name|place)|did not (say|name|answer|choose)|nothing (shows|places)|listed no|named neither|no \w+.* is known|cannot be told)\b/;

/** What the person tells; whether there is an agent or a document, the product knows by itself. */
const isTold = (fact: string) => /^(answers|application|dependents|forms)\b/.test(fact);

const cases = manyCases(700);
const someCases = shareOf("cases whose reasons are compared with their levels", cases, 20);
const someInStatuses = shareOf("cases whose reasons are compared in every status", cases.slice(0, 60), 20);
/** With a file on every page, so that whatever turns on a document does. */
const full = vaultPages.map((page, index) => ({
  fileId: `f${index}`,
  documentId: page.slug,
  slotId: page.slots[0]?.id ?? "",
  uploadedAt: "2026-11-02",
  ...(page.person === "child" ? { childNumber: 1 } : {}),
}));
/** Alone, and the papers that settle who looks after her are there. */
const pupil = aCase()
  .answers({ birthday: "2011-03-01", province: "BC", childTravellingWithParent: "alone" })
  .document("minor-applicant-documents")
  .build();

const claimsNeed = /\b(you must|it must|has to|is required|wants to see|it helps|makes the application stronger)\b/;
const deniesNeed =
  /\b(do(es)? not ask (for|you)|is not asked|not needed|nothing in your answers (requires|shows)|no need|there is nothing)\b/;

describe("a sentence of a condition that does not hold", () => {
  it('says "not known" only while something is missing', () => {
    const known = cases
      .filter((caseFile) => readerFor(caseFile).row(custodianAge).found)
      .flatMap(failedIn)
      .filter(({ en, isOpen }) => !isOpen && /not known to be|nothing shows/.test(en));
    expect(spokenOf(known)).toEqual([]);
  });

  it("does not say no for somebody who has not answered", () => {
    const nothingTold = { ...aCase().build(), answers: {}, documents: [] } as CaseFile;
    const asserted = failedIn(nothingTold).filter(({ en, isOpen }) => isOpen && !leavesOpen.test(en));
    expect(spokenOf(asserted)).toEqual([]);
  });
});

const linesOf = (caseFile: CaseFile) => computePlan(caseFile).vault;
const nameOf = ({ slot, childNumber }: { readonly slot: string; readonly childNumber?: number | undefined }) =>
  `${slot}#${childNumber ?? ""}`;

describe("the reason of a level", () => {
  it("is never told twice in one breath", () => {
    const twice = someCases.flatMap((caseFile) =>
      linesOf(caseFile)
        .filter(({ why }) => new Set(why.because.map(({ en }) => en)).size < why.because.length)
        .map(({ why }) => why.decidedBy),
    );
    expect([...new Set(twice)]).toEqual([]);
  });

  it("does not lay on the answers what a document or the stage of the case decides", () => {
    const [blame] = nothingCallsForIt;
    const decidedElsewhere = new Set<string>();
    const base = someInStatuses.flatMap((caseFile) => [caseFile, { ...caseFile, documents: full }]);
    for (const caseFile of [...base, pupil]) {
      const blamed = linesOf(caseFile).filter(({ why }) => why.because.includes(blame));
      const others = [
        { ...caseFile, documents: [] },
        ...applicationStatuses.map((status) => ({ ...caseFile, application: { ...caseFile.application, status } })),
      ];
      for (const other of others) {
        const lines = new Map(linesOf(other).map((line) => [nameOf(line), line]));
        for (const line of blamed) {
          const now = lines.get(nameOf(line));
          if (now && now.requirement !== line.requirement) decidedElsewhere.add(`${line.slot}: ${now.why.decidedBy}`);
        }
      }
    }
    expect([...decidedElsewhere]).toEqual([]);
  });

  it("supports it: what is not asked for is not said to be needed, and the other way round", () => {
    const against = new Set<string>();
    for (const caseFile of someCases) {
      for (const { requirement, why } of linesOf(caseFile)) {
        const said = why.because.map(({ en }) => en).join("; ");
        const isAsked = requirement === "Required" || requirement === "Recommended";
        if (requirement === "NotApplicable" && claimsNeed.test(said))
          against.add(`${requirement} ${why.decidedBy}: ${said}`);
        if (isAsked && deniesNeed.test(said)) against.add(`${requirement} ${why.decidedBy}: ${said}`);
      }
    }
    expect([...against].toSorted()).toEqual([]);
  });
});
