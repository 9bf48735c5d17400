import { describe, expect, it, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { courtCaseRows } from "../../test/rows/memo/courtCases.ts";
import { depositsAndRefusalsRows } from "../../test/rows/memo/depositsAndRefusals.ts";
import { student, court, statement, blurred } from "../../test/rows/memo/memoCases.ts";
import { reasonsOfLettersRows } from "../../test/rows/memo/reasonsOfLetters.ts";
import { supportAndStudiesRows } from "../../test/rows/memo/supportAndStudies.ts";
import { tiesAndFundsRows } from "../../test/rows/memo/tiesAndFunds.ts";
import { applicationTypes } from "../caseFile/application.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import { settlementReasons } from "../lists/authority/refusalReasons.ts";
import { coverageRule } from "./coverage.ts";
import type { MemoReason } from "./memo.ts";
import { memoOf } from "./memoOf.ts";
import { memoTree } from "./memoTree.ts";
import type { MemoReasonId } from "./reasonIds.ts";
import { memoReasons } from "./reasons/memoReasons.ts";

const reasonIn = (the: CaseBuilder, id: MemoReasonId): MemoReason => {
  const reason = memoOf(the.build()).reasons.find((one) => one.id === id);
  if (!reason) throw new Error(`the memo has no reason ${id}`);
  return reason;
};
const lineOf = ({ why }: MemoReason): string => why.decidedBy.split(".").slice(2).join(".");

const rows = [
  ...tiesAndFundsRows,
  ...supportAndStudiesRows,
  ...depositsAndRefusalsRows,
  ...reasonsOfLettersRows,
  ...courtCaseRows,
];

describe("each reason, with and without its evidence", () => {
  test.each(rows)("%s", (_words, the, id, covered, line) => {
    const reason = reasonIn(the, id);
    expect([reason.covered, lineOf(reason)]).toEqual([covered, line]);
    expect(reason.why.because.length).toBeGreaterThan(0);
    expect(reason.why.sources.length).toBeGreaterThan(0);
  });

  test("every reason of the specification has a rule, and is met covered, or in part, and not covered", () => {
    const met = (id: string) => new Set(rows.filter((row) => row[2] === id).map((row) => row[3]));
    const ids = memoReasons.map(({ id }) => id);
    expect(ids.slice(0, settlementReasons.entries.length)).toEqual(settlementReasons.entries.map(({ id }) => id));
    for (const id of ids)
      expect([id, met(id).has("no"), met(id).has("yes") || met(id).has("partly")]).toEqual([id, true, true]);
  });

  test("every line of a rule that is not shared is met by a row", () => {
    const shared = new Set([
      "isSocialInsurance",
      "isRequestAboutFile",
      "isInCourt",
      "isNotNamedInCourt",
      "isForResidence",
      "isNotFromAbroad",
      "isNotForStudies",
      "asksForNone",
      "warningIsOpen",
      "documentContradicts",
      "documentsAreMissing",
      "recordIsNotLookedThrough",
      "otherwise",
    ]);
    const met = new Set(rows.map(([, the, id]) => reasonIn(the, id).why.decidedBy));
    const lines = memoReasons
      .map(coverageRule)
      .flatMap(({ id, cases }) => cases.map(([condition]) => ({ id, line: condition.id })))
      .filter(({ line }) => !shared.has(line))
      .map(({ id, line }) => `${id}.${line}`);
    expect(lines.filter((line) => !met.has(line))).toEqual([]);
  });
});

describe("a memo", () => {
  it("predicts nothing, and says so first", () => {
    const memo = memoOf(student.build());
    expect(memo.notice.en).toMatch(/^This memo predicts nothing\./);
    expect(memo.notice.fr).toMatch(/^Cette note ne prédit rien\./);
  });

  it("names each file with what it says, and the page where a reading tells it", () => {
    const the = student.document("proof-of-funds", statement(20_000));
    const memo = memoOf(the.build(), { pageOfValue: (_file, field) => (field === "closingBalance" ? 3 : undefined) });
    const [evidence] = memo.reasons.find(({ id }) => id === "insufficientFunds")?.evidence ?? [];
    expect(evidence).toMatchObject({
      fileId: "f1",
      page: 3,
      isPageRead: true,
      place: { kind: "page", id: "proof-of-funds" },
    });
    expect(evidence?.says.en).toContain("20,000.00");
    expect(evidence?.says.fr).toContain("20\u00A0000,00");
  });

  it("tells people the page of a file only where a reading tells it", () => {
    const file = student.document("proof-of-funds", statement(20_000)).build();
    const printed = (page: number | undefined, language: "en" | "fr") =>
      memoTree(memoOf(file, { pageOfValue: () => page }), file, language)
        .blocks.flatMap((block) => (block.kind === "items" ? block.items : [block.text]))
        .filter((line) => / (?:of the file|du fichier)$/u.test(line));
    expect(printed(undefined, "en")).toEqual([]);
    expect(printed(undefined, "fr")).toEqual([]);
    expect(printed(1, "en")).toContainEqual(expect.stringMatching(/, page 1 of the file$/u));
    expect(printed(1, "fr")).toContainEqual(expect.stringMatching(/, page 1 du fichier$/u));
  });

  it("says nothing of what waits for a person to confirm it", () => {
    const the = student.document("proof-of-funds", { ...statement(20_000), toConfirm: ["closingBalance"] });
    expect(reasonIn(the, "insufficientFunds").evidence[0]?.says.en).not.toContain("20,000.00");
  });

  it("points to the question whose answer a document contradicts", () => {
    const the = student
      .answers({ birthday: "2001-01-01" })
      .document("passport", { documentType: "Passport", parsedValues: { birthday: "2003-05-04" } });
    const open = reasonIn(the, "credibilityConcerns").open;
    expect(open.length).toBeGreaterThan(0);
    expect(open.some(({ place }) => place.kind === "question" || place.id === "passport")).toBe(true);
  });

  it("takes a warning that a lawyer overrode as over", () => {
    const fault = student.document("passport").document("marriage-certificate", blurred).document("employment-letter");
    const before = reasonIn(fault, "lackOfTies");
    expect(before.open.map(({ kind }) => kind)).toEqual(["warning"]);
  });

  it("in court looks at the reasons that the letters name, and at all while they name none", () => {
    const named = {
      ...court.build(),
      letters: { settlementOffer: { refusalReasons: [{ reason: "lackOfTies" }] } },
    };
    const coveredIn = (file: typeof named) =>
      memoOf(file)
        .reasons.filter(({ list, covered }) => list === "settlement" && covered !== "notApplicable")
        .map(({ id }) => id);
    expect(coveredIn(named)).toEqual(["lackOfTies"]);
    expect(memoOf(court.build()).reasons.filter(({ covered }) => covered === "no").length).toBeGreaterThan(5);
  });

  it("in court speaks of nobody who pays unless a letter names one", () => {
    const openIn = (file: CaseFile) =>
      memoOf(file)
        .reasons.filter(({ id }) => id === "unsubstantiatedFinancialSupporter")
        .flatMap(({ open }) => open.map(({ text }) => text.en));
    const unnamed = openIn(court.build());
    expect(unnamed).toEqual([expect.stringMatching(/^Nobody was asked in this court case/u)]);
    const named = openIn({
      ...court.build(),
      letters: { settlementOffer: { refusalReasons: [{ reason: "unsubstantiatedFinancialSupporter" }] } },
    });
    expect(named).toContain("Nothing on file shows the promise of the person who helps to pay.");
    expect(named.filter((line) => line.startsWith("Nobody was asked"))).toEqual([]);
  });

  it("lists required documents that are missing under one reason", () => {
    const { reasons } = memoOf(student.document("passport").build());
    const lines = (id: MemoReasonId) =>
      reasons.find((one) => one.id === id)?.open.map(({ kind, text }) => `${kind} ${text.fr}`) ?? [];
    const listed = lines("countryChecklist");
    expect(listed.length).toBeGreaterThan(1);
    expect(lines("insufficientDocuments").filter((line) => listed.includes(line))).toEqual([]);
    expect(lines("insufficientDocuments").join()).toContain("Liste de contrôle du pays");
    const renewal = memoOf(aCase().type("StudentExtension").document("passport").build()).reasons;
    expect(renewal.find(({ id }) => id === "insufficientDocuments")?.open.length).toBeGreaterThan(1);
  });

  it("is made for every type of application", () => {
    for (const type of applicationTypes)
      expect(memoOf(aCase().type(type).build()).reasons).toHaveLength(memoReasons.length);
  });
});
