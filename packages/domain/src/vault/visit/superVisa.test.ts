import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { fill } from "../../kernel/text.ts";
import { superVisaPages } from "./superVisa.ts";

const visitor = aCase().type("VisitorVisa");
const superVisa = visitor.answers({ vvHostInCanada: "family", vvIsSuperVisa: true });

const levels: readonly LevelRow[] = [
  ["a super visa", superVisa, "superVisaInsurance", "Required", "isSuperVisa"],
  ["not answered whether it is a super visa", visitor, "superVisaInsurance", "NotApplicable", "otherwise"],
  ["a super visa", superVisa, "superVisaRelationship", "Required", "isSuperVisa"],
  [
    "a visit to family",
    visitor.answers({ vvHostInCanada: "family", vvIsSuperVisa: false }),
    "superVisaRelationship",
    "Recommended",
    "familyHosts",
  ],
  [
    "a visit to friends",
    visitor.answers({ vvHostInCanada: "friend" }),
    "superVisaRelationship",
    "NotApplicable",
    "otherwise",
  ],
];

const permissions: readonly PermissionRow[] = [
  ["a super visa", superVisa, "super-visa-insurance", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "super-visa-insurance", []],
];

describeLevels(superVisaPages, levels);
describePermissions(superVisaPages, permissions);

describe("what the insurance must cover", () => {
  const [slot] = superVisaPages.find(({ slug }) => slug === "super-visa-insurance")?.slots ?? [];
  const words = (day: "2026-11-20" | "2020-01-01") =>
    slot?.instructionValues && fill(slot.instructions, slot.instructionValues(visitor.on(day).reader()));

  it("is told as each language writes amounts", () => {
    expect(words("2026-11-20")?.en).toContain("for at least $100,000, for at least 12 months");
    expect(words("2026-11-20")?.fr).toContain("pour au moins 100\u00A0000\u00A0$, pendant au moins 12 mois");
  });

  it("is left open on a day for which no amount is known", () => {
    expect(words("2020-01-01")?.en).toContain("for at least —, for at least — months");
  });
});
