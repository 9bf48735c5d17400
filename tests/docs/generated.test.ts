import type { PackageManifest } from "@boreal/domain/filing/packageManifest";
import type { Plan } from "@boreal/domain/plan/planned";
import { readFileSync } from "node:fs";
import { readCase } from "@boreal/domain/caseFile/readCase";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import type { Fault, ValueOf } from "@boreal/domain/kernel/shape";
import { differenceOf, type PlanDifference } from "@boreal/domain/plan/difference";
import { computePlan } from "@boreal/domain/plan/plan";
import type { Reading } from "@boreal/reading/reading";
import { describe, expect, expectTypeOf, it } from "vitest";
import { asFile, outsideFormats } from "../../scripts/schemas/outsideFormats.ts";
import type { packageShape } from "../../scripts/schemas/packageShape.ts";
import { planShape } from "../../scripts/schemas/planShape.ts";
import type { readingShape } from "../../scripts/schemas/readingShape.ts";
import type { letterShape } from "../../scripts/schemas/letterShape.ts";
import type { memoShape } from "../../scripts/schemas/memoShape.ts";
import type { Memo } from "@boreal/domain/memo/memo";
import type { WrittenLetter } from "@boreal/domain/letters/letterFormat";
import { whatIfShape } from "../../scripts/schemas/whatIfShape.ts";
import { decisionIndex, decisionsIn, holdsDecisions } from "../../scripts/adr/decisionIndex.ts";
import { currencyLists } from "../../scripts/currencies/currencyList.ts";
import { environmentExample } from "../../scripts/operations/environmentExample.ts";
import { withSettings } from "../../scripts/operations/settingsTable.ts";
import { slotsOfPagesCode } from "../../scripts/rules/slotsOfPages.ts";
import { datedTables, sourcesPage } from "../../scripts/sources/sourcesPage.ts";
import { isCode, isTest, projectFiles, textOf } from "../walls/projectFiles.ts";

/** A case of which every part is filled, so that every part of the plan has lines. */
const fullCase = {
  format: "boreal-case/1",
  today: "2026-11-20",
  user: { role: "student" },
  application: { type: "Student", status: "IrccProcessing", statusUpdatedAt: "2026-11-01" },
  answers: {
    country: "NG",
    birthday: "2001-02-03",
    maritalStatus: "married",
    accompanyingSpouse: true,
    hasPreviousVisaApplication: true,
    hasBiometrics: true,
    uciNumber: "12-34",
  },
  dependents: [
    { id: "s", type: "Spouse", visaType: "OpenWorkPermit" },
    { id: "c", type: "Child", childNumber: 1, visaType: "Student", birthday: "2010-01-01" },
  ],
  documents: [
    {
      fileId: "f",
      documentId: "biometrics-request-letter",
      slotId: "biometricsRequestLetter",
      uploadedAt: "2026-11-02",
      parsedValues: { issueDate: "2026-11-02" },
      findings: ["blurry"],
    },
  ],
};

describe("pages, schemas and lists made by a script", () => {
  it.each(Object.entries(outsideFormats))("docs/schemas/%s is current (npm run schemas)", (file, schema) => {
    expect(textOf(`docs/schemas/${file}`)).toBe(asFile(schema()));
  });

  it("describe every plan, every difference and every reading that the code can make", () => {
    expectTypeOf<Plan>().toExtend<ValueOf<typeof planShape>>();
    expectTypeOf<PlanDifference>().toExtend<ValueOf<typeof whatIfShape>>();
    expectTypeOf<WrittenLetter>().toExtend<ValueOf<typeof letterShape>>();
    expectTypeOf<Memo>().toExtend<ValueOf<typeof memoShape>>();
    expectTypeOf<PackageManifest>().toExtend<ValueOf<typeof packageShape>>();
    expectTypeOf<Reading>().toExtend<ValueOf<typeof readingShape>>();
  });

  it("docs/sources.md is current (npm run sources)", async () => {
    const tables = await datedTables();
    expect(tables.length).toBeGreaterThan(3);
    expect(textOf("docs/sources.md")).toBe(sourcesPage(tables));
  });

  it("docs/adr/README.md is current (npm run adr)", () => {
    const decisions = projectFiles()
      .filter(holdsDecisions)
      .flatMap((path) => decisionsIn(path, textOf(path)));
    expect(decisions.length).toBeGreaterThan(180);
    expect(textOf("docs/adr/README.md")).toBe(decisionIndex(decisions));
  });

  it("the list of currencies is that of its packages (npm run currencies)", () => {
    const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");
    for (const [path, text] of currencyLists())
      expect(withoutSpaces(readFileSync(path, "utf8"))).toBe(withoutSpaces(text));
  });

  it("the names of pages and slots are those that the vault defines (npm run rules)", () => {
    const written = projectFiles().filter((path) => /^packages\/domain\/src\/caseFile\/slotsOfPages[./]/.test(path));
    const texts = written.map((path) => [path.replace("packages/domain/src/caseFile/", ""), textOf(path)] as const);
    expect(Object.fromEntries(texts)).toEqual(slotsOfPagesCode());
  });

  it("docs/rules.md leads from every name to its place", () => {
    const page = textOf("docs/rules.md");
    const places = new Set([...page.matchAll(/<a id="([^"]+)"><\/a>/g)].map((match) => match[1]));
    const links = [...page.matchAll(/\]\(#((?:step|condition|table|section)-[^)]+)\)/g)].map((match) => match[1]);
    expect(links.length).toBeGreaterThan(500);
    expect(links.filter((link) => !places.has(link))).toEqual([]);
  });
});

describe("docs/operations.md", () => {
  const page = textOf("docs/operations.md");

  it("has every setting as the code has it (npm run operations)", () => {
    expect(page).toBe(withSettings(page));
    expect(textOf(".env.example")).toBe(environmentExample());
  });

  it("says what each metric means, and of none that is not there", () => {
    const measured = projectFiles()
      .filter((path) => path.startsWith("apps/server/src/") && isCode(path) && !isTest(path))
      .flatMap((path) =>
        [...textOf(path).matchAll(/(?:counter|gauge|histogram)\(\s*["'`](boreal_[a-z_]+)/g)].map(
          (match) => match[1] ?? "",
        ),
      );
    const told = [...page.matchAll(/`(boreal_[a-z_]+)`/g)].map((match) => match[1] ?? "");
    // A name that ends in "_" is finished with a word of its own in the code, such as waiting or failed.
    const covers = (name: string, one: string) => name === one || (name.endsWith("_") && one.startsWith(name));
    expect(measured.filter((name) => !told.some((one) => covers(name, one)))).toEqual([]);
    expect(told.filter((one) => !measured.some((name) => covers(name, one)))).toEqual([]);
  });
});

describe("the plan that the code makes", () => {
  const read = readCase(fullCase, "2026-11-20");

  it("fits the published shape, without a key too many", () => {
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const plan = computePlan(read.caseFile);
    expect(
      [plan.vault, plan.warnings, plan.deadlines, plan.assessment.warnings, plan.refusals, plan.readiness.open].map(
        (part) => part.length > 0,
      ),
    ).toEqual(Array.from({ length: 6 }, () => true));
    const faults: Fault[] = [];
    planShape.read(JSON.parse(JSON.stringify(plan)), "", faults);
    expect(faults).toEqual([]);
  });

  it("has differences from another plan that fit theirs", () => {
    const other = readCase(
      { ...fullCase, answers: { ...fullCase.answers, hasBiometrics: false }, dependents: [] },
      "2026-11-20",
    );
    if (!read.ok || !other.ok) throw new Error("Both cases can be read");
    const difference = differenceOf(computePlan(read.caseFile), computePlan(other.caseFile));
    expect(difference.changes.length).toBeGreaterThan(5);
    const faults: Fault[] = [];
    whatIfShape.read(JSON.parse(JSON.stringify(difference)), "", faults);
    expect(faults).toEqual([]);
  });

  it("comes from a case that is written as it is read", () => {
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(readCase(JSON.parse(JSON.stringify(writeCase(read.caseFile))), "2020-01-01")).toEqual(read);
  });
});
