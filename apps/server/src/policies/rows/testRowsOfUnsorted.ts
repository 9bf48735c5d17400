import * as documents from "../documents.ts";
import { facts, own, unsorted, type PolicyRow } from "./testPeople.ts";

/** Files that were dropped and that nobody has sorted yet (ADR 0138). */
export const rowsOfUnsorted: readonly PolicyRow[] = [
  [
    "mayListPage",
    "know that files are not sorted yet: not support",
    (by) => documents.mayListPage(by, facts, unsorted),
    "student lawyer paralegal admin",
  ],
  [
    "mayOpenPage",
    "open files that nobody has sorted",
    (by) => documents.mayOpenPage(by, facts, unsorted),
    "student lawyer paralegal admin",
  ],
  ["mayUpload", "drop files to be sorted", (by) => documents.mayUpload(by, facts, unsorted), "student"],
  [
    "maySort",
    "put an unsorted file into a slot",
    (by) => documents.maySort(by, facts, { ...own, ...unsorted }),
    "student lawyer paralegal admin",
  ],
  [
    "maySort",
    "put an unsorted file of which only the name is left into a slot",
    (by) => documents.maySort(by, facts, { ...own, ...unsorted, isNotKept: true }),
    "",
  ],
  [
    "mayDelete",
    "throw away an unsorted file",
    (by) => documents.mayDelete(by, facts, { ...own, ...unsorted }),
    "student lawyer paralegal admin",
  ],
  [
    "mayCorrectReading",
    "type values of an unsorted file",
    (by) => documents.mayCorrectReading(by, facts, { ...own, ...unsorted }),
    "",
  ],
  ["mayArrange", "arrange unsorted files", (by) => documents.mayArrange(by, facts, { ...own, ...unsorted }), ""],
];
