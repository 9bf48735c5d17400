import { expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import type { AuthorityRequest } from "../../caseFile/authority/authorityRequest.ts";
import { computePlan } from "../../plan/plan.ts";

/** The level of a slot that an authority asks for by letter. */

const sent = aCase().status("IrccProcessing").answers({ hasCriminalHistory: false });
const recordedAt = "2026-11-10T12:00:00.000Z";
const police = { id: "i1", page: "police-certificate", slotId: "policeCertificate" };
const asks = (request: Partial<AuthorityRequest> = {}, the = sent) =>
  the.request({ recordedAt, letterDate: "2026-11-05", items: [police], ...request });

const slotOf = (the: CaseBuilder, slot = "policeCertificate", childNumber?: number) => {
  const found = computePlan(the.build()).vault.find((one) => one.slot === slot && one.childNumber === childNumber);
  if (!found) throw new Error(`no slot ${slot}`);
  return found;
};
const own = slotOf(sent).requirement;

test("without a request the level is that of its own rule, and rests on no request", () => {
  expect(own).not.toBe("Required");
  expect(slotOf(sent)).not.toHaveProperty("askedBy");
  expect(slotOf(asks(), "passportBioPage").why.restsOn).not.toContain("authorityRequests");
});

test("what an open point names is required, with the day of the letter, and leads to the request", () => {
  const { requirement, askedBy, why } = slotOf(asks());
  expect([requirement, askedBy, why.decidedBy]).toEqual([
    "Required",
    "r1",
    "vault.policeCertificate.authorityAsksForIt",
  ]);
  expect(why.because).toEqual([
    {
      en: "the authority asks for it in its letter of 05/11/2026",
      fr: "l’autorité le demande dans sa lettre du 05/11/2026",
    },
  ]);
  expect(why.restsOn).toContain("authorityRequests");
});

test.each<readonly [string, CaseBuilder]>([
  ["the point was sent", asks({ items: [{ ...police, sentOn: "2026-11-15" }] })],
  ["it names another slot", asks({ items: [{ id: "i1", page: "passport", slotId: "passportBioPage" }] })],
  ["it asks in words", asks({ items: [{ id: "i1", words: "a police certificate" }] })],
  ["a court asks for it", asks({ kind: "court" })],
  [
    "the letter was answered",
    asks({ letterFileId: "letter" }).document("additional-document-request", {
      fileId: "letter",
      parsedValues: { answeredOn: "2026-11-12" },
    }),
  ],
  ["the application was withdrawn", asks({}, sent.status("Withdrawn"))],
  ["it was refused since", asks({}, sent.status("Refused").application({ decisionNotifiedAt: "2026-11-15" }))],
])("the level falls back where %s", (_, the) => {
  const slot = slotOf(the);
  expect(slot.why.decidedBy).not.toContain("authorityAsksForIt");
  expect(slot).not.toHaveProperty("askedBy");
});

test("of several requests one that is open is enough", () => {
  const both = asks({ items: [{ ...police, sentOn: "2026-11-06" }] }).request({ items: [police] });
  expect(slotOf(both)).toMatchObject({
    requirement: "Required",
    askedBy: "r2",
    why: { because: [{ en: "the authority asks for it by letter" }] },
  });
});

test("of children it is the one whom the point names", () => {
  const passport = { id: "i1", page: "child-passport", slotId: "childPassportBioPage", childNumber: 2 };
  const the = asks({ addressee: "child", childNumber: 2, items: [passport] }, sent.child(5).child(8));
  expect(slotOf(the, "childPassportBioPage", 2).askedBy).toBe("r1");
  expect(slotOf(the, "childPassportBioPage", 1)).not.toHaveProperty("askedBy");
});
