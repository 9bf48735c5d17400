import { expect, test } from "vitest";
import type { ManifestEntry } from "./packageManifest.ts";
import { placeInPortal, uploadState } from "./uploadChecklist.ts";

const name = { en: "Proof of means of financial support", fr: "Preuve de soutien financier" };
const funds = (sha256: string, more: Partial<ManifestEntry> = {}): ManifestEntry => ({
  kind: "documents",
  applicant: "main",
  path: "1-applicant/04-proof-of-means-of-financial-support.pdf",
  field: { id: "funds", name },
  title: name,
  bytes: 10,
  sha256,
  parts: [{ page: "proof-of-funds", slot: "bankStatements", title: name, files: [{ fileId: "f1", sha256: "a" }] }],
  toDo: [],
  ...more,
});
const tickOf = (entry: ManifestEntry) => ({ place: placeInPortal(entry), sha256: entry.sha256 });

test.each([
  ["nobody ticked anything", funds("one"), [], "open"],
  ["that file was uploaded", funds("one"), [tickOf(funds("one"))], "uploaded"],
  [
    "the package was made again, and the file has another number",
    funds("one", { path: "1-applicant/05-x.pdf" }),
    [tickOf(funds("one"))],
    "uploaded",
  ],
  ["another file is there now", funds("two"), [tickOf(funds("one"))], "otherFile"],
  [
    "the file that was there first is there again",
    funds("one"),
    [tickOf(funds("one")), tickOf(funds("two"))],
    "uploaded",
  ],
  ["the same bytes for somebody else", funds("one", { applicant: "spouse" }), [tickOf(funds("one"))], "open"],
  [
    "another form of the same field",
    funds("one", { field: { id: "officialForm", name }, form: { form: "IMM5476", key: "IMM5476" } }),
    [tickOf(funds("one", { field: { id: "officialForm", name }, form: { form: "IMM1294", key: "IMM1294" } }))],
    "open",
  ],
] as const)("%s", (_words, entry, ticks, state) => {
  expect(uploadState(entry, ticks).state).toBe(state);
});
