import { expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { computePlan } from "../plan/plan.ts";

const student = aCase().answers({ country: "NG", insideCanadaCurrently: false });
const isOver = (the: CaseBuilder, slotId: string) =>
  computePlan(the.build()).vault.find(({ slot }) => slot === slotId)?.isOver ?? false;
const police = { items: [{ id: "i1", page: "police-certificate", slotId: "policeCertificate" }] };
const sent = student.status("IrccProcessing");

test.each<readonly [string, CaseBuilder, string, boolean]>([
  ["a photo while it is prepared", student, "digitalPhoto", false],
  ["a photo that was not sent", sent, "digitalPhoto", true],
  ["the proof that it was sent", sent, "submissionConfirmation", false],
  ["that proof after the decision", sent.status("Refused"), "submissionConfirmation", true],
  ["the receipt of the fee once it was sent", sent, "governmentFeeReceipt", false],
  ["the receipt of the fee after the approval", sent.status("Approved"), "governmentFeeReceipt", true],
  ["a checklist that went along only while it was reviewed", sent, "documentChecklist", true],
  ["the refusal letter after a refusal", sent.status("Refused"), "refusalLetter", false],
  ["the refusal letter once the case is closed", sent.status("RefusedClosed"), "refusalLetter", true],
  ["what the authority asks for", sent.request(police), "policeCertificate", false],
  [
    "what it asked for before it decided",
    sent
      .status("Refused")
      .application({ decisionNotifiedAt: "2026-11-10" })
      .request({ ...police, letterDate: "2026-10-01" }),
    "policeCertificate",
    true,
  ],
  [
    "what the legal team returned",
    sent.document("digital-photo", { returnedAt: "2026-11-01T10:00:00.000Z" }),
    "digitalPhoto",
    false,
  ],
])("whether nothing is to do any more: %s", (_words, the, slotId, expected) => {
  expect(isOver(the, slotId)).toBe(expected);
});

test("a fault in a document holds back what is prepared, and nothing that was sent or closed", () => {
  const expired = student.document("passport", { parsedValues: { expiryDate: "2026-09-01" } });
  const blocking = (the: CaseBuilder) =>
    computePlan(the.build())
      .warnings.filter(({ blocking: blocks }) => blocks)
      .map(({ id }) => id);
  expect(blocking(expired)).toEqual(["passportExpired"]);
  for (const status of ["IrccProcessing", "Approved", "Completed", "Refused"] as const)
    expect([status, blocking(expired.status(status))]).toEqual([status, []]);
  expect(computePlan(expired.status("IrccProcessing").build()).warnings.map(({ id }) => id)).toContain(
    "passportExpired",
  );
});

test("a letter that nobody wrote is not to write once the application was sent", () => {
  const toWrite = (the: CaseBuilder) =>
    computePlan(the.build()).letters.filter(
      ({ requirement, isOver: over }) => requirement !== "NotApplicable" && !over,
    );
  expect(toWrite(student).length).toBeGreaterThan(0);
  expect(toWrite(sent)).toEqual([]);
});
