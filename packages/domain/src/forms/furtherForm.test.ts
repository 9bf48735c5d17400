import { describe, expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { fieldOf, listOf, saidAt } from "../../test/formWords.ts";
import { furtherForm } from "../../test/furtherForm.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { formState } from "./formState.ts";

/** A further form costs its definition: it is read, checked and filled in as it stands (ADR 0109). */

const amara = aCase().profile({ firstName: "Amara", lastName: "Okafor" });

function stateOf(entered: Readonly<Record<string, unknown>>) {
  const caseFile = { ...amara.build(), forms: { IMM5476: entered } };
  return formState(furtherForm, caseFile, readerFor(caseFile), { role: "main" });
}

describe("a further form", () => {
  it("is filled in from the case, and says what is missing", () => {
    const state = stateOf({});
    expect(fieldOf(state, "person.name")).toMatchObject({ value: "Amara", isRequired: true });
    expect(state.missing.map(({ path }) => path)).toEqual(["person.birthday", "person.travelled"]);
    expect(listOf(state, "journeys")).toBeUndefined();
    expect(state.isFilled).toBe(false);
  });

  it.each([
    ["a day that does not exist", { "person.birthday": "1990-02-31" }, "person.birthday", "invalidDateFormat"],
    ["the day after tomorrow", { "person.birthday": "2026-11-22" }, "person.birthday", "birthdayInPast"],
    ["a hundred years ago", { "person.birthday": "1926-11-20" }, "person.birthday", "dateAfterWindow"],
    ["a name with a digit", { "person.name": "Amara 2" }, "person.name", "formNameSigns"],
    ["signs that no box holds", { "each.text": "王" }, "each.text", "formCharacters"],
    ["a choice of another list", { "each.choice": "03" }, "each.choice", "formNotAChoice"],
    ["no country", { "each.country": "ZZ" }, "each.country", "formNotAChoice"],
    ["no province", { "each.province": "ZZ" }, "each.province", "formNotAChoice"],
    ["letters for digits", { "each.digits": "12a" }, "each.digits", "formDigits"],
    ["cents", { "each.amount": "12.50" }, "each.amount", "formAmount"],
    ["a word for yes or no", { "each.yesNo": "perhaps" }, "each.yesNo", "formValueKind"],
  ])("refuses %s", (_words, entered, path, code) => {
    expect(saidAt(stateOf(entered), path)).toBe(code);
  });

  it("asks for its list while it is shown, and checks each row", () => {
    expect(stateOf({ "person.travelled": true }).missingLists.map(({ list }) => list.list)).toEqual(["journeys"]);
    const rows = [{ country: "GH", from: "2020-05", to: "2020-04" }, { country: "XU" }];
    const state = stateOf({ "person.travelled": true, journeys: rows });
    expect(saidAt(state, "journeys[0].to")).toBe("endNotBeforeStart");
    expect(saidAt(state, "journeys[1].country")).toBe("formRealCountry");
    expect(saidAt(state, "journeys[1].from")).toBe("formFieldMissing");
    expect(listOf(stateOf({ "person.travelled": true, journeys: [{}, {}, {}] }), "journeys")?.advice?.en).toContain(
      "further sheet",
    );
  });

  it("is complete once everything that it needs is there", () => {
    const state = stateOf({
      "person.birthday": "1990-05-04",
      "person.travelled": true,
      journeys: [{ country: "GH", from: "2020-05" }],
    });
    expect(state.isFilled).toBe(true);
    expect(state.values["journeys[0].country"]).toBe("GH");
  });
});
