import { expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { applicationTypes } from "../../caseFile/application.ts";
import { slotsOfPages } from "../../caseFile/slotsOfPages.ts";
import { requestStatus } from "../../requests/requestStatus.ts";
import { pagesFor } from "../../vault/pages.ts";
import { examPlace, receiptPlace } from "./proofs.ts";

/** Where it is shown that something was done. */

test.each(applicationTypes)("every place for a proof is in the vault of %s, whoever did it", (type) => {
  const the = aCase().type(type).reader();
  const places = [
    receiptPlace(the),
    examPlace(the, { role: "main" }),
    examPlace(the, { role: "spouse" }),
    examPlace(the, { role: "child", childNumber: 1 }),
  ].filter((place) => place !== undefined);
  const pages = pagesFor(type).map(({ slug }) => slug);
  expect(places.filter(({ page }) => !pages.includes(page))).toEqual([]);
  expect(places.filter(({ page, slot }) => !(slotsOfPages[page] as readonly string[]).includes(slot))).toEqual([]);
  expect(places.length).toBe(
    type === "JudicialReview" || type === "SinRequest"
      ? 0
      : type === "IrccRequest"
        ? 1
        : type === "ExpressEntry"
          ? 3
          : 4,
  );
});

test.each([
  ["a visitor shows an exam on the page of visitors", "visitor-visa-visitor-medical-exam", false],
  ["and on no page of others", "medical-exam", true],
] as const)("%s", (_, page, isOpen) => {
  const the = aCase()
    .type("VisitorVisa")
    .status("IrccProcessing")
    .request({ kind: "medicalExam", recordedAt: "2026-11-01T12:00:00.000Z" })
    .document(page, { uploadedAt: "2026-11-12T09:00:00.000Z" });
  const caseFile = the.build();
  const [request] = caseFile.authorityRequests ?? [];
  if (!request) throw new Error("no request");
  expect(requestStatus(the.reader(), caseFile, request).isOpen).toBe(isOpen);
});
