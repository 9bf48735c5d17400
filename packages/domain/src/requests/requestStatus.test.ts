import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { requestStatus, turnOf } from "./requestStatus.ts";

const sent = aCase().status("IrccProcessing");
const recordedAt = "2026-11-10T12:00:00.000Z";
const police = { id: "i1", page: "police-certificate", slotId: "policeCertificate" };
const words = { id: "i2", words: "the deed of the boat" };

const standing = (the: CaseBuilder) => {
  const caseFile = the.build();
  const [request] = caseFile.authorityRequests ?? [];
  if (!request) throw new Error("no request");
  const found = requestStatus(the.reader(), caseFile, request);
  return {
    isOpen: found.isOpen,
    turn: turnOf(request, found),
    items: found.items.map(({ state, files, offered }) => [
      state,
      files.map(({ fileId }) => fileId).join(" "),
      offered.map(({ fileId }) => fileId).join(" "),
    ]),
  };
};
const before = { slotId: "policeCertificate", uploadedAt: "2026-11-01T09:00:00.000Z" } as const;
const since = { slotId: "policeCertificate", uploadedAt: "2026-11-12T09:00:00.000Z" } as const;

describe("what of a request is there", () => {
  const asked = sent.request({ recordedAt, items: [police, words] });

  test.each<readonly [string, CaseBuilder, readonly unknown[], string]>([
    [
      "is missing at first",
      asked,
      [
        ["missing", "", ""],
        ["missing", "", ""],
      ],
      "applicant",
    ],
    [
      "is in its slot, put there since",
      asked.document("police-certificate", since),
      [
        ["there", "f1", ""],
        ["missing", "", ""],
      ],
      "applicant",
    ],
    [
      "was there before: a person says whether it answers",
      asked.document("police-certificate", before),
      [
        ["missing", "", "f1"],
        ["missing", "", ""],
      ],
      "applicant",
    ],
    [
      "is a form that was only filled in here: not yet",
      asked.document("police-certificate", { ...since, filledForm: "IMM1294" }),
      [
        ["missing", "", "f1"],
        ["missing", "", ""],
      ],
      "applicant",
    ],
    [
      "a file for something without a slot waits to be linked",
      asked.document("additional-document", { ...since, slotId: "additionalDocument" }),
      [
        ["missing", "", ""],
        ["missing", "", "f1"],
      ],
      "applicant",
    ],
    [
      "once all is there the team sends it",
      sent
        .request({ recordedAt, items: [police, { ...words, fileIds: ["f2"] }] })
        .document("police-certificate", since)
        .document("additional-document", { slotId: "additionalDocument" }),
      [
        ["there", "f1", ""],
        ["there", "f2", ""],
      ],
      "team",
    ],
  ])("%s", (_words, the, items, turn) => {
    expect(standing(the)).toEqual({ isOpen: true, turn, items });
  });

  test("ends when all of it was sent, and a file that comes later is no part of the answer", () => {
    const done = sent
      .request({ recordedAt, items: [{ ...police, fileIds: ["f1"], sentOn: "2026-11-14" }] })
      .document("police-certificate", since)
      .document("police-certificate", { ...since, uploadedAt: "2026-11-16T09:00:00.000Z" });
    expect(standing(done)).toEqual({ isOpen: false, turn: "nobody", items: [["sent", "f1", ""]] });
  });

  test("biometrics end with the receipt of the person, not of another", () => {
    const asking = sent.child(8).request({
      kind: "biometrics",
      addressee: "child",
      childNumber: 1,
      recordedAt,
      items: [{ id: "i1", page: "biometrics-receipt", slotId: "biometricsReceipt" }],
    });
    const receipt = (receiptOwner: string) => ({ parsedValues: { receiptOwner } });
    expect(standing(asking.document("biometrics-receipt", receipt("main"))).isOpen).toBe(true);
    expect(standing(asking.document("biometrics-receipt", receipt("child1"))).isOpen).toBe(false);
  });

  test("of before the decision is over: what is open of it is nobody’s to do, and was not sent", () => {
    const over = asked.status("Refused").application({ decisionNotifiedAt: "2026-11-15" });
    expect(standing(over)).toEqual({
      isOpen: false,
      turn: "nobody",
      items: [
        ["missing", "", ""],
        ["missing", "", ""],
      ],
    });
  });

  test("a medical exam of long ago ends nothing", () => {
    const asking = sent.request({
      kind: "medicalExam",
      letterDate: "2026-11-05",
      recordedAt,
      items: [{ id: "i1", page: "medical-exam", slotId: "medicalExam" }],
    });
    const exam = (issueDate: string) => ({ slotId: "medicalExam", parsedValues: { issueDate } }) as const;
    expect(standing(asking.document("medical-exam", exam("2025-01-05"))).isOpen).toBe(true);
    expect(standing(asking.document("medical-exam", exam("2026-11-18"))).isOpen).toBe(false);
  });
});

test("unlinking changes something only of a file that answers because a person linked it", () => {
  const linkedOf = (facts: typeof before | typeof since) => {
    const item = { ...police, fileIds: ["f1"] };
    const caseFile = sent
      .document("police-certificate", facts)
      .request({ recordedAt, items: [item] })
      .build();
    const [request] = caseFile.authorityRequests ?? [];
    return request && requestStatus(sent.reader(), caseFile, request).items[0]?.linked.map(({ fileId }) => fileId);
  };
  expect([linkedOf(before), linkedOf(since)]).toEqual([["f1"], []]);
});
