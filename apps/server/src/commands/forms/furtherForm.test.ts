import { furtherForm, kindsOfForms } from "@boreal/domain/test/furtherForm";
import { describe, expect, it } from "vitest";
import { decideEntries } from "../fields/decideChanges.ts";
import { entryRefusal } from "./formValueChecks.ts";

/** A further form costs its definition: what is sent of it is looked at and decided as it stands (ADR 0109). */

const codeOf = (path: string, value: unknown) => entryRefusal(furtherForm, { path, value })?.code;

describe("a further form", () => {
  it.each(kindsOfForms)(
    "keeps a draft of a %s as the kind stores it, right or wrong, and refuses what no draft is",
    (kind) => {
      const isTwoWay = kind === "yesNo" || kind === "tick";
      expect(codeOf(`each.${kind}`, isTwoWay ? true : "half a")).toBeUndefined();
      expect(codeOf(`each.${kind}`, "")).toBeUndefined();
      expect(codeOf(`each.${kind}`, null)).toBeUndefined();
      expect(codeOf(`each.${kind}`, isTwoWay ? "yes" : true)).toBe("wrongShape");
      expect(codeOf(`each.${kind}`, 7)).toBe("wrongShape");
      expect(codeOf(`each.${kind}`, ["a"])).toBe("wrongShape");
      expect(codeOf(`each.${kind}`, "\uD800")).toBe("brokenText");
    },
  );

  it("takes rows of its list by the kinds of their fields", () => {
    expect(codeOf("journeys", [{ country: "GH", from: "2020" }, {}])).toBeUndefined();
    expect(codeOf("journeys", [{ country: true }])).toBe("wrongShape");
    expect(codeOf("journeys", [{ city: "Accra" }])).toBe("unknownFormField");
    expect(codeOf("journeys", "GH")).toBe("wrongShape");
    expect(codeOf("person.unheardOf", "x")).toBe("unknownFormField");
  });

  it("is decided entry by entry: stored already, written, or in conflict", () => {
    const at = "2026-11-20T10:00:00Z";
    const stored = new Map([
      ["person.name", { value: "Ada", version: 2, enteredAt: at }],
      ["person.birthday", { value: "1990-05-04", version: 1, enteredAt: at }],
    ]);
    const decided = decideEntries(stored, [
      { path: "person.name", value: "Ada", baseVersion: 1 },
      { path: "person.birthday", value: "1990-05-05", baseVersion: 0 },
      { path: "journeys", value: [{ country: "GH" }], baseVersion: 0 },
    ]);
    expect(decided.saved).toEqual([
      { path: "person.name", version: 2 },
      { path: "journeys", version: 1 },
    ]);
    expect(decided.conflicts.map(({ path, value, version }) => [path, value, version])).toEqual([
      ["person.birthday", "1990-05-04", 1],
    ]);
    expect(decided.write.map(({ path, version }) => [path, version])).toEqual([["journeys", 1]]);
  });
});
