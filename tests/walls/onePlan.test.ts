import { describe, expect, it } from "vitest";
import { isTest, projectFiles, textOf } from "./projectFiles.ts";

/** Where a page of the browser decides what a plan says, each with why it does not show the server's plan there (ADR 0115). */
const decidedHere: Readonly<Record<string, string>> = {
  "apps/web/src/features/assessment/whatIf/WhatIfPage.tsx": "a case that is nowhere stored: all of its plan",
  "apps/web/src/features/plan/gallery/PlanGalleryPage.tsx": "invented cases for a designer to look at",
  "apps/web/src/features/plan/dates/AsOfPage.tsx": "another day: all of its plan",
  "apps/web/src/features/plan/dates/turningDays.ts": "other days: all of their plans",
  "apps/web/src/features/vault/page/SlotCard.tsx": "why nothing can be added to a page; whether it can is the server's",
  "apps/web/src/features/vault/file/ExpiryLine.tsx": "until when one file counts, which no plan says of every file",
};

const deciding =
  /\b(computePlan|decideVault|decideSlots|fundsOf|feesOf|everyDeadline|lettersOf|eligibilityOf|readinessOf|documentEnd)\(/;

describe("what a page shows of a plan", () => {
  const sources = projectFiles().filter((path) => /^apps\/web\/src\/.*\.tsx?$/.test(path) && !isTest(path));

  it("is the plan of the server, but where the case is not the stored one", () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter((path) => deciding.test(textOf(path)) && !Object.hasOwn(decidedHere, path))).toEqual([]);
  });

  it("has no place in the list that decides nothing any more", () => {
    expect(Object.keys(decidedHere).filter((path) => !sources.includes(path) || !deciding.test(textOf(path)))).toEqual(
      [],
    );
  });
});
