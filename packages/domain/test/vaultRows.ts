import type { Permission } from "../src/vault/permission.ts";
import { describe, expect, test } from "vitest";
import { decideSlots, type DecidedSlot } from "../src/vault/decideSlots.ts";
import type { RequirementLevel, VaultPage } from "../src/vault/page.ts";
import type { CaseBuilder } from "./caseBuilder.ts";

/** Case in words -> level of a slot, and the line of its rule that decided it: a condition’s id, or `otherwise`. */
export type LevelRow = readonly [
  words: string,
  the: CaseBuilder,
  slot: string,
  level: RequirementLevel,
  decidedBy: string,
];

/** Case in words -> what the applicant may do on a page. */
export type PermissionRow = readonly [
  words: string,
  the: CaseBuilder,
  page: string,
  permissions: readonly Permission[],
];

function decidedSlot(pages: readonly VaultPage[], the: CaseBuilder, slotId: string): DecidedSlot {
  const page = pages.find(({ slots }) => slots.some(({ id }) => id === slotId));
  if (!page) throw new Error(`no page of this family has the slot ${slotId}`);
  const found = decideSlots(page, the.reader()).find(({ slot }) => slot.id === slotId);
  if (!found) throw new Error(`the slot ${slotId} is not there: is the child in the case?`);
  return found;
}

/** The condition part of `vault.passportBioPage.restsOnLabourMarketAssessment`, or of `vault.spouse-passport.not hasSpouse`. */
const lineOf = ({ requirement }: DecidedSlot) => requirement.decidedBy.split(".").slice(2).join(".");

/** The rows as tests, and the promise that they meet every line of every rule of these pages. */
export function describeLevels(pages: readonly VaultPage[], rows: readonly LevelRow[]): void {
  describe("level of a slot", () => {
    test.each(rows)("%s", (_words, the, slotId, level, decidedBy) => {
      const decided = decidedSlot(pages, the, slotId);
      expect([decided.requirement.value, lineOf(decided)]).toEqual([level, decidedBy]);
      expect(decided.requirement.because.length).toBeGreaterThan(0);
    });

    test("every line of every rule is met by a row", () => {
      const met = new Set(rows.map(([, the, slotId]) => decidedSlot(pages, the, slotId).requirement.decidedBy));
      const lines = pages.flatMap(({ slots }) =>
        slots.flatMap(({ requirement }) => [
          ...requirement.cases.map(([condition]) => `${requirement.id}.${condition.id}`),
          `${requirement.id}.otherwise`,
        ]),
      );
      expect(lines.filter((line) => !met.has(line))).toEqual([]);
    });
  });
}

export function describePermissions(pages: readonly VaultPage[], rows: readonly PermissionRow[]): void {
  describe("what the applicant may do", () => {
    test.each(rows)("%s", (_words, the, slug, permissions) => {
      const page = pages.find((known) => known.slug === slug);
      if (!page) throw new Error(`no page of this family is called ${slug}`);
      const [first] = decideSlots(page, the.reader());
      expect(first?.permissions.value).toEqual(permissions);
    });
  });
}
