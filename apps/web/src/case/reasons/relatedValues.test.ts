import { documentWarnings } from "@boreal/domain/warnings/raiseForDocument";
import { expect, it } from "vitest";
import { relatedValues } from "./relatedValues.ts";
import type { DocumentFile } from "../loading/theCase.ts";

const field = (name: string, value: string | null, correctedValue: string | null = null) =>
  ({ name, label: { en: name, fr: name }, value, correctedValue }) as unknown as DocumentFile["fields"][number];
const files = [
  { id: "f1", fields: [field("passportExpiryDate", "2026-01-01", "2026-02-01"), field("passportNumber", "AB123456")] },
  { id: "f2", fields: [field("passportExpiryDate", null)] },
];

it("shows the values that a warning is about, of its own file, as a person corrected them", () => {
  expect(relatedValues({ id: "passportExpired", fileId: "f1" }, files)).toMatchObject([
    { name: "passportExpiryDate", value: "2026-02-01" },
  ]);
  expect(relatedValues({ id: "passportExpired", fileId: "f2" }, files)).toMatchObject([{ value: null }]);
});

it("shows none for a warning about the whole file, about answers, or of a file that is gone", () => {
  expect(relatedValues({ id: "blurry", fileId: "f1" }, files)).toEqual([]);
  expect(relatedValues({ id: "passportExpired", fileId: "gone" }, files)).toEqual([]);
  expect(relatedValues({ id: "neverAppliedMisrepresentation", fileId: null }, files)).toEqual([]);
});

it("has something to show for most warnings about values", () => {
  expect(documentWarnings.filter(({ relatedFields }) => relatedFields.length > 0).length).toBeGreaterThan(20);
});
