import { describe, expect, it } from "vitest";
import { isTest, projectFiles, textOf } from "./projectFiles.ts";

/** Where the whole of a case may be had, each with why no reader learns of it what they may not know (ADR 0105). */
const wholeCases: Readonly<Record<string, string>> = {
  "apps/server/src/store/cases/loadCaseFile.ts": "it is made there",
  "apps/server/src/commands/loadCaseFor.ts": "it is cut there",
  "apps/server/src/commands/uploads/finishUpload.ts":
    "finds the place of an upload that was allowed, and tells nothing",
  "apps/server/src/commands/uploads/startUpload.ts":
    "looks whether a place is one of the invited person’s own papers, and tells nothing (ADR 0058)",
  "apps/server/src/commands/sections/removeGuestDocument.ts":
    "looks whether a file came by the link of the invited person, and tells nothing (ADR 0058)",
  "apps/server/src/graphql/sections/sections.type.ts": "a guest is no role: cut to their section (ADR 0058)",
  "apps/server/src/commands/letters/lettersOfGuest.ts": "a guest reads the one letter in which they speak (ADR 0255)",
  "apps/server/src/commands/notices/remindOfDeadlines.ts": "tells the applicant that a day is near, and nothing else",
  "apps/server/src/commands/notices/remindOfMissing.ts":
    "tells the applicant that something is missing, the team that nobody answers, and nothing else",
  "apps/server/src/commands/lifecycle/moveOverdueCases.ts": "moves a case whose time is over, and answers nobody",
  "apps/server/src/commands/queue/refreshSummary.ts":
    "makes what the queue tells those who know all of a case, and nobody else (policies/desk/queue.ts)",
  "apps/server/src/commands/conflicts/checkConflicts.ts":
    "keeps whom a check looked for, for the legal team, which knows all of its cases (policies/desk/conflicts.ts)",
  "apps/server/src/commands/archive/archiveOfCase.ts":
    "the whole case for whoever runs the server, from the command line alone (ADR 0410)",
  "apps/server/src/commands/filing/runFilingPackage.ts":
    "puts together what is sent, sealed, for those who may put it together (policies/filingPackages.ts); answers nobody",
  "apps/server/src/demo/seed.ts": "writes the demonstration, answers nobody",
  "apps/server/src/policies/redactedCase.ts": "it is cut there",
  "apps/server/src/demo/documents.ts": "writes the demonstration, answers nobody",
};

/** The rules as a whole and the readers of a whole case; parts of rules are applied to a loaded case, which is cut already. */
const whole = /\b(loadCaseFile|loadCaseFile|computePlan)\(/;

describe("what the server tells of a case", () => {
  const sources = projectFiles().filter(
    (path) =>
      path.startsWith("apps/server/src/") && path.endsWith(".ts") && !isTest(path) && !/\/test[A-Z]\w*\.ts$/.test(path),
  );

  it("is made from the case as the reader may know it, never from the whole of it", () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter((path) => whole.test(textOf(path)) && !Object.hasOwn(wholeCases, path))).toEqual([]);
  });

  it("has no place in the list that reads no whole case any more", () => {
    expect(Object.keys(wholeCases).filter((path) => !sources.includes(path) || !whole.test(textOf(path)))).toEqual([]);
  });
});
