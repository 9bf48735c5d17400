import { freeText, listOf, objectOf, oneOf, wholeNumber, date, yesNo } from "@boreal/domain/kernel/shape";
import { coverages, memoFormat } from "@boreal/domain/memo/memo";
import { memoReasons } from "@boreal/domain/memo/reasons/memoReasons";
import { text } from "./verdictShape.ts";
import { why } from "./whyShape.ts";

/** A page of the vault (with the child or file, where it is one of several), or a question. */
const place = objectOf(
  { kind: oneOf(["page", "question"]), id: freeText(), childNumber: wholeNumber(), fileId: freeText() },
  ["kind", "id"],
);

const evidence = objectOf({ fileId: freeText(), page: wholeNumber(), isPageRead: yesNo(), says: text, place }, [
  "fileId",
  "page",
  "isPageRead",
  "says",
  "place",
]);

const open = objectOf(
  {
    kind: oneOf(["missing", "warning", "contradiction", "short"]),
    text,
    wouldCover: listOf(objectOf({ page: freeText(), name: text }, ["page", "name"])),
    place,
  },
  ["kind", "text", "wouldCover", "place"],
);

const reasonParts = {
  id: oneOf(memoReasons.map(({ id }) => id)),
  list: oneOf(["settlement", "letters"]),
  name: text,
  covered: oneOf(coverages),
  why,
  evidence: listOf(evidence),
  open: listOf(open),
  notes: listOf(objectOf({ text, place }, ["text", "place"])),
};

const parts = {
  format: oneOf([memoFormat]),
  rulesVersion: freeText(),
  today: date(),
  notice: text,
  reasons: listOf(objectOf(reasonParts, Object.keys(reasonParts) as (keyof typeof reasonParts)[])),
};

export const memoShape = objectOf(parts, Object.keys(parts) as (keyof typeof parts)[]);
