import { expect, it } from "vitest";
import { inOrderOfHarm } from "./orderOfHarm.ts";

type Row = { readonly id: string; readonly blocking: boolean; readonly page?: string; readonly overriddenBy?: string };

const rows: readonly Row[] = [
  { id: "digitalPhotoComposition", blocking: false, page: "digital-photo", overriddenBy: "word-1" },
  { id: "blurry", blocking: false, page: "passport" },
  { id: "schoolNameMismatch", blocking: false, page: "letter-of-acceptance" },
  { id: "uciMismatch", blocking: false, page: "study-permit" },
  { id: "digitalPhotoComposition", blocking: true, page: "digital-photo" },
  { id: "inconsistentRefusalDisclosure", blocking: false, page: "refusal-letter" },
  { id: "transcriptNameMismatch", blocking: true, page: "transcripts" },
  { id: "documentNamesNobody", blocking: false, page: "spouse-passport" },
  { id: "biometricsContradictionNone", blocking: false },
];

it("a stranger’s passport before a stranger’s transcript, what cannot be sent before a better copy", () => {
  expect(inOrderOfHarm(rows, ({ page }) => page).map(({ id, page }) => `${id} ${page ?? ""}`.trim())).toEqual([
    "documentNamesNobody spouse-passport",
    "transcriptNameMismatch transcripts",
    "inconsistentRefusalDisclosure refusal-letter",
    "digitalPhotoComposition digital-photo",
    "uciMismatch study-permit",
    "schoolNameMismatch letter-of-acceptance",
    "biometricsContradictionNone",
    "blurry passport",
    "digitalPhotoComposition digital-photo",
  ]);
});
