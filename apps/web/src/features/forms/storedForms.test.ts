import { describe, expect, it } from "vitest";
import { aCase } from "@boreal/domain/test/caseBuilder";
import { caseWithEntries, entryKey, keyParts, storedEntries } from "./storedForms.ts";

describe("entries of forms in the queue that saves", () => {
  const entered = {
    ...aCase().build(),
    forms: { IMM1294: { "personalDetails.birthCity": "Enugu" }, "IMM1294:child1": { uci: "" } },
    formBases: { IMM1294: { "personalDetails.birthCity": null } },
  };

  it("keep the form of each person apart, and their parts can be found again", () => {
    expect(keyParts(entryKey("IMM1294:child1", "personalDetails.birthCity"))).toEqual({
      form: "IMM1294:child1",
      path: "personalDetails.birthCity",
    });
  });

  it("hold the value, what was filled in when it was entered, and the version; a removed one keeps its version", () => {
    const { values, versions } = storedEntries(entered, { IMM1294: { "personalDetails.birthCity": 3, uci: 2 } });
    expect(values).toEqual({
      "IMM1294 personalDetails.birthCity": { value: "Enugu", base: null },
      "IMM1294:child1 uci": { value: "" },
    });
    expect(versions).toEqual({ "IMM1294 personalDetails.birthCity": 3, "IMM1294 uci": 2 });
  });

  it("come back into the case as they were, without those that were removed", () => {
    const { values } = storedEntries(entered, {});
    const { forms, formBases } = caseWithEntries(entered, values);
    expect({ forms, formBases }).toEqual({ forms: entered.forms, formBases: entered.formBases });
    expect(caseWithEntries(entered, { ...values, "IMM1294:child1 uci": undefined }).forms).toEqual({
      IMM1294: entered.forms.IMM1294,
    });
  });
});
