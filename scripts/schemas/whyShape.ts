import { date, freeText, listOf, objectOf, oneOf } from "@boreal/domain/kernel/shape";
import { text } from "./verdictShape.ts";

const source = objectOf(
  {
    title: freeText(),
    address: freeText(),
    validFrom: date(),
    checkedOn: date(),
    status: oneOf(["verified", "unverified"]),
  },
  ["title", "checkedOn", "status"],
);

export const why = objectOf(
  {
    because: listOf(text),
    decidedBy: freeText(),
    restsOn: listOf(freeText()),
    missing: listOf(freeText()),
    sources: listOf(source),
  },
  ["because", "decidedBy", "restsOn", "missing", "sources"],
);
