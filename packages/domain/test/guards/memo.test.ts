import { describe, expect, it } from "vitest";
import { applicationTypes } from "../../src/caseFile/application.ts";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import { standsForDocument } from "../../src/caseFile/uploadedDocument.ts";
import type { Memo } from "../../src/memo/memo.ts";
import { memoOf } from "../../src/memo/memoOf.ts";
import { memoReasons } from "../../src/memo/reasons/memoReasons.ts";
import { pageOf } from "../../src/vault/pages.ts";
import { stepsOf } from "../../src/questionnaire/flow.ts";
import { shareOf } from "../../../../tests/running/sizes.ts";
import { aCase } from "../caseBuilder.ts";
import { manyCases } from "./anyCase.ts";
import { asType } from "./casesOfType.ts";

/** What holds of the memo of anybody, of each type of application. */

const cases = manyCases(24);
const types = shareOf("types whose memos are looked at", applicationTypes, 9);

type Made = { readonly caseFile: CaseFile; readonly memo: Memo };
const memosOf = (type: (typeof applicationTypes)[number]): readonly Made[] =>
  cases.map((one) => {
    const caseFile = asType(type, one);
    return { caseFile, memo: memoOf(caseFile) };
  });

describe.each(types)("the memo of %s", (type) => {
  const memos = memosOf(type);
  const reasons = memos.flatMap(({ caseFile, memo }) => memo.reasons.map((reason) => ({ caseFile, ...reason })));

  it("covers nothing without a file on a page of the reason", () => {
    const bare = reasons.filter(({ id, covered, caseFile, evidence }) => {
      if (covered !== "yes" && covered !== "partly") return false;
      const pages = new Set<string>(memoReasons.find((one) => one.id === id)?.strands.flatMap((one) => one.pages));
      const required = id === "countryChecklist" || id === "insufficientDocuments";
      const files = caseFile.documents.filter(
        (file) => !file.deletedAt && standsForDocument(file) && (required || pages.has(file.documentId)),
      );
      return files.length === 0 || evidence.length === 0;
    });
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it("leaves something open where a reason is not covered in full, and nothing where it is", () => {
    const wrong = reasons.filter(({ covered, open }) => (covered === "partly" || covered === "no") !== open.length > 0);
    expect(wrong.map(({ id, covered, why }) => `${id} ${covered} ${why.decidedBy}`)).toEqual([]);
  });

  it("takes what would cover a point as an answer to the reason", () => {
    const start = aCase().type(type);
    const told = memoOf(start.build()).reasons.flatMap(({ id, open }) =>
      open.flatMap(({ wouldCover }) => wouldCover.map(({ page }) => ({ id, page }))),
    );
    const pages = [...new Set(told.map(({ page }) => page))];
    const withFile = new Map(
      pages.map((page) => [page, memoOf(start.document(page, { fileId: "added" }).build()).reasons] as const),
    );
    const idle = told.filter(
      ({ id, page }) =>
        !withFile
          .get(page)
          ?.find((one) => one.id === id)
          ?.evidence.some(({ fileId }) => fileId === "added"),
    );
    expect(idle).toEqual([]);
  });

  it("says of every open point what would cover it, and where", () => {
    const steps = new Set(
      stepsOf(type).flatMap(
        (step) => [step.id, ...(step.type === "group" ? step.members.map(({ id }) => id) : [])] as string[],
      ),
    );
    for (const { open, evidence, notes } of reasons) {
      for (const { wouldCover, text } of open) {
        expect(wouldCover.length).toBeGreaterThan(0);
        expect(wouldCover.every(({ page }) => pageOf(page) !== undefined)).toBe(true);
        expect(text.en.length * text.fr.length).toBeGreaterThan(0);
      }
      for (const { place } of [...open, ...evidence, ...notes])
        expect(place.kind === "page" ? pageOf(place.id) !== undefined : steps.has(place.id)).toBe(true);
    }
  });

  it("names only files of the case", () => {
    for (const { caseFile, evidence } of reasons)
      expect(evidence.every(({ fileId }) => caseFile.documents.some((file) => file.fileId === fileId))).toBe(true);
  });

  it("has nothing to say of a reason that cannot be raised", () => {
    const idle = reasons.filter(({ covered }) => covered === "notApplicable");
    expect(idle.flatMap(({ evidence, open, notes }) => [...evidence, ...open, ...notes])).toEqual([]);
  });
});
