import { describe, expect, it } from "vitest";
import { FormReader } from "@boreal/domain/forms/formReader";
import { imm1294 } from "@boreal/domain/forms/imm1294/imm1294";
import type { FormField } from "@boreal/domain/forms/fields/field";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { aCase } from "@boreal/domain/test/caseBuilder";
import { withRowValue } from "../../../case/fields/entering.ts";
import { fieldEntry, keptEntry, rowsEntry } from "./formEntry.ts";

const caseFile = aCase().answers({ birthday: "1996-04-12" }).build();
const the = FormReader.of(imm1294, caseFile, readerFor(caseFile), { role: "main" });
const fields = imm1294.sections.flatMap(({ parts }) => parts).filter((part): part is FormField => !("list" in part));
const field = (path: string): FormField => {
  const found = fields.find((one) => one.path === path);
  if (!found) throw new Error(`the form has lost ${path}`);
  return found;
};
const [birthday, birthCity] = [field("personalDetails.dateOfBirth"), field("personalDetails.birthCity")];

describe("what is kept of a field", () => {
  it.each([
    [
      "something else than what is filled in, with that beside it",
      birthday,
      undefined,
      "1996-04-13",
      { value: "1996-04-13", base: "1996-04-12" },
    ],
    [
      "nothing where it says what is filled in anyway",
      birthday,
      { value: "1996-04-13", base: "1996-04-12" },
      "1996-04-12",
      undefined,
    ],
    [
      "that it was emptied, where something is filled in",
      birthday,
      undefined,
      undefined,
      { value: "", base: "1996-04-12" },
    ],
    ["a value where nothing is filled in", birthCity, undefined, "Enugu", { value: "Enugu", base: null }],
    [
      "nothing of a field that was emptied where nothing is filled in",
      birthCity,
      { value: "Enugu", base: null },
      undefined,
      undefined,
    ],
    [
      "what was filled in at first, while one types on after the source changed",
      birthday,
      { value: "1996-04-13", base: "1996-04-11" },
      "1996-04-14",
      { value: "1996-04-14", base: "1996-04-11" },
    ],
  ])("%s", (_, of, before, value, kept) => {
    expect(fieldEntry(of, the, before, value)).toEqual(kept);
  });

  it("is the person’s own with the new source beside it, once they keep theirs", () => {
    expect(keptEntry({ value: "1996-04-13", base: "1996-04-11" }, "1996-04-12")).toEqual({
      value: "1996-04-13",
      base: "1996-04-12",
    });
  });
});

describe("what is kept of a list", () => {
  const filled = [{ name: "NG" }, { name: "GH" }];
  it("is the whole list, with what was filled in", () => {
    expect(rowsEntry(filled, undefined, [{ name: "NG" }])).toEqual({ value: [{ name: "NG" }], base: filled });
  });
  it("is nothing, where it says what is filled in anyway, or where nothing is", () => {
    expect(rowsEntry(filled, { value: [], base: filled }, [{ name: "NG" }, { name: "GH" }])).toBeUndefined();
    expect(rowsEntry(undefined, { value: [{}], base: null }, [])).toBeUndefined();
  });
  it("says that every row was taken out", () => {
    expect(rowsEntry(filled, undefined, [])).toEqual({ value: [], base: filled });
  });
  it("loses a value that was emptied, and keeps the other rows", () => {
    expect(withRowValue([{ name: "NG", status: "01" }, { name: "GH" }], 0, "status", undefined)).toEqual([
      { name: "NG" },
      { name: "GH" },
    ]);
  });
});
