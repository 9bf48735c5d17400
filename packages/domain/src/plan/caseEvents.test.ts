import { expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { caseEvents } from "./caseEvents.ts";

const eventsOf = (builder: ReturnType<typeof aCase>) => {
  const caseFile = builder.build();
  return caseEvents(caseFile, readerFor(caseFile)).map(({ id, date, isUpload }) => [id, date, isUpload ?? false]);
};

it("tells days of the status, letters by their own day, and papers without one by the day they were added", () => {
  const one = aCase()
    .status("IrccProcessing")
    .application({ submittedAt: "2026-11-02", decisionNotifiedAt: "2026-12-24" })
    .document("biometrics-request-letter", {
      fileId: "letter",
      parsedValues: { issueDate: "2026-11-05" },
      uploadedAt: "2026-11-09T15:00:00Z",
    })
    .document("biometrics-receipt", { fileId: "receipt", uploadedAt: "2026-11-12T15:00:00Z" });
  expect(eventsOf(one)).toEqual([
    ["submittedAt", "2026-11-02", false],
    ["document.letter", "2026-11-05", false],
    ["document.receipt", "2026-11-12", true],
  ]);
});

it("leaves out what was prepared before, what went into the trash and what was sent back", () => {
  const one = aCase()
    .status("IrccProcessing")
    .document("passport", { fileId: "a", uploadedAt: "2026-11-09T15:00:00Z" })
    .document("biometrics-receipt", {
      fileId: "b",
      uploadedAt: "2026-11-09T15:00:00Z",
      deletedAt: "2026-11-10T15:00:00Z",
    })
    .document("biometrics-receipt", {
      fileId: "c",
      uploadedAt: "2026-11-09T15:00:00Z",
      returnedAt: "2026-11-10T15:00:00Z",
    });
  expect(eventsOf(one)).toEqual([]);
});

it("tells a request once: by its letter where that lies in the vault", () => {
  const request = { id: "r1", kind: "medicalExam" as const, items: [], letterDate: "2026-11-06" };
  const withoutLetter = { ...aCase().build(), authorityRequests: [request] };
  const ids = (caseFile: typeof withoutLetter) => caseEvents(caseFile, readerFor(caseFile)).map(({ id }) => id);
  expect(ids(withoutLetter)).toEqual(["request.r1"]);
  const withLetter = { ...withoutLetter, authorityRequests: [{ ...request, letterFileId: "f1" }] };
  expect(ids(withLetter)).toEqual([]);
});
