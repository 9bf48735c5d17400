import type { Plan } from "@boreal/domain/plan/planned";
import type { PlanChange } from "@boreal/domain/plan/difference";
import { describe, expect, it } from "vitest";
import { languageTools } from "../../ui/language.tsx";
import { byDirection, changeName, directionOf, sideWords } from "./changeWords.ts";

const why = { because: [], decidedBy: "", restsOn: [], missing: [], sources: [] };
const change = (
  what: PlanChange["what"],
  kind: PlanChange["kind"],
  before: PlanChange["before"],
  after: PlanChange["after"],
  id = "x",
): PlanChange => ({ what, kind, id, before, after, why });

const empty = { letters: [], forms: [], fees: [], deadlines: [], funds: { required: { lines: [] } }, eligibility: {} };
const plans = (after: object = {}, before: object = {}) => ({
  before: { ...empty, ...before } as unknown as Plan,
  after: { ...empty, ...after } as unknown as Plan,
  type: "Student" as const,
  the: undefined,
});
const title = { en: "Study permit", fr: "Permis d’études" };
const tools = languageTools("en");

describe("what a change means", () => {
  it("is coming or going, whatever it is", () => {
    expect(directionOf(change("slot", "added", null, "Required"))).toBe("added");
    expect(directionOf(change("fee", "removed", 150, null))).toBe("removed");
  });

  it("is costing more or less for fees and funds", () => {
    expect(directionOf(change("fee", "changed", 150, 155))).toBe("costlier");
    expect(directionOf(change("funds", "changed", 30_000, 20_000))).toBe("cheaper");
  });

  it("is neither when an amount is not known", () => {
    expect(directionOf(change("fee", "changed", 150, null))).toBe("changed");
    expect(directionOf(change("funds", "changed", null, 20_000))).toBe("changed");
  });

  it("is earlier or later for a date", () => {
    expect(directionOf(change("deadline", "changed", "2026-12-20", "2027-01-20"))).toBe("later");
    expect(directionOf(change("deadline", "changed", "2027-01-20", "2026-12-20"))).toBe("earlier");
  });

  it("is told in groups, without questions that are merely answered now", () => {
    const changes = [
      change("fee", "changed", 1, 2),
      change("step", "changed", "open", "answered"),
      change("step", "added", null, "open"),
      change("slot", "removed", "Required", null),
    ];
    expect(byDirection(changes).map(({ direction, changes: own }) => [direction, own.length])).toEqual([
      ["added", 1],
      ["removed", 1],
      ["costlier", 1],
    ]);
  });
});

describe("the name of what changes", () => {
  it("is that of the document, with its child", () => {
    expect(changeName(change("slot", "added", null, "Required", "biometricsReceipt"), plans()).en).toBe(
      "Biometrics Receipt",
    );
  });

  it("is the question", () => {
    expect(changeName(change("step", "added", null, "open", "birthday"), plans()).en).toMatch(/birth/i);
  });

  it("comes from the plan that still has the line", () => {
    const fees = [{ id: "studyPermit", title, person: "main", amount: 150, why }];
    expect(changeName(change("fee", "removed", 150, null, "studyPermit"), plans({}, { fees }))).toEqual(title);
    expect(changeName(change("fee", "added", null, 150, "studyPermit"), plans({ fees }))).toEqual(title);
  });

  it("is the bare id for what this version does not know", () => {
    expect(changeName(change("slot", "added", null, "Required", "somethingNew"), plans())).toEqual({
      en: "somethingNew",
      fr: "somethingNew",
    });
  });
});

describe("one side of a change", () => {
  it("is the level of a document, the dollars of a fee, the day of a date", () => {
    expect(sideWords(change("slot", "changed", "IfApplicable", "Required"), "after", plans(), tools)).toBe("Required");
    expect(sideWords(change("fee", "changed", 150, 155), "before", plans(), tools)).toBe("$150");
    expect(sideWords(change("deadline", "changed", "2026-12-20", "2027-01-20"), "after", plans(), tools)).toBe(
      "January\u00A020,\u00A02027",
    );
  });

  it("never is a zero for an amount that is not known", () => {
    expect(sideWords(change("funds", "changed", 150, null), "after", plans(), tools)).toBe("not known yet");
  });

  it("is the sentence of an eligibility result", () => {
    const message = { en: "You may apply.", fr: "Vous pouvez demander." };
    expect(
      sideWords(
        change("eligibility", "changed", null, "yes", "pgwp"),
        "after",
        plans({ eligibility: { pgwp: { value: "yes", message, why } } }),
        tools,
      ),
    ).toBe("You may apply.");
    expect(
      sideWords(
        change("eligibility", "changed", null, "yes", "pgwp"),
        "before",
        plans({ eligibility: {} }, { eligibility: { pgwp: { value: null, why } } }),
        tools,
      ),
    ).toBe("we cannot tell");
  });
});
