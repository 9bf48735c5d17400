import { expect, test } from "vitest";
import { warningsNow } from "./warningsNow.ts";

const warnings = [{ id: "answer" }, { id: "sent", slot: "passportBioPage" }, { id: "asked", slot: "permitIssued" }];
const vault = [
  { slot: "passportBioPage", isOver: true },
  { slot: "permitIssued", isOver: false },
];
const ids = (status: "Preparation" | "Approved") => {
  const { now, before } = warningsNow(warnings, vault, { type: "Student", status });
  return [now.map(({ id }) => id), before.map(({ id }) => id)];
};

test("what was sent as it is, is nothing to check; what is asked for now is", () => {
  expect(ids("Preparation")).toEqual([["answer", "sent", "asked"], []]);
  expect(ids("Approved")).toEqual([["asked"], ["answer", "sent"]]);
});
