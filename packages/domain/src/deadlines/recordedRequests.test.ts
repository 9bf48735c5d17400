import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import type { ApplicationStatus } from "../caseFile/application.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import { decideVault } from "../vault/decideSlots.ts";
import { pagesOf } from "../vault/pages.ts";
import { everyDeadline } from "./deadlines.ts";
import { reminderKindOf } from "./reminders.ts";

const sent = aCase().status("IrccProcessing");
const ofRequests = (the: CaseBuilder) =>
  everyDeadline(the.reader())
    .filter(({ id }) => /^(?:request|additionalDocuments|medicalExam|biometrics)\b/.test(id))
    .map(({ id, decision }) => [id, decision.value]);
const level = (the: CaseBuilder, slotId: string) => {
  const reader = the.reader();
  return decideVault(pagesOf("Student", reader), reader).find(({ slot }) => slot.id === slotId)?.requirement.value;
};

const refused = (status: ApplicationStatus) => sent.status(status).application({ decisionNotifiedAt: "2026-11-10" });
const recorded = (day: string) => ({ dueDate: "2026-12-03", recordedAt: `${day}T15:00:00.000Z` });

describe("the day of a request that was recorded", () => {
  test.each<readonly [string, CaseBuilder, readonly unknown[]]>([
    ["is the one that the letter names", sent.request({ dueDate: "2026-12-03" }), [["request.r1", "2026-12-03"]]],
    ["is not made up where none is named", sent.request({ letterDate: "2026-11-10" }), [["request.r1", null]]],
    [
      "of an exam runs from the letter, by the dated row",
      sent.request({ kind: "medicalExam", letterDate: "2026-11-10" }),
      [["request.r1", "2026-12-10"]],
    ],
    [
      "of youth mobility runs from the letter, by the dated row",
      sent.type("Iec").request({ letterDate: "2026-11-10" }),
      [["request.r1", "2026-12-10"]],
    ],
    [
      "is told once, not again for its letter",
      sent
        .document("additional-document-request", { fileId: "letter", parsedValues: { dueDate: "2026-12-05" } })
        .request({ letterFileId: "letter" }),
      [["request.r1", "2026-12-05"]],
    ],
    ["ends when all was sent", sent.request({ dueDate: "2026-12-03", items: [{ id: "i", sentOn: "2026-11-19" }] }), []],
    ["ends with a later decision", refused("Refused").request(recorded("2026-11-09")), []],
    [
      "ends with the decision when it was typed only after it: the day of its letter counts",
      refused("Refused").request({ ...recorded("2026-11-18"), letterDate: "2026-11-01" }),
      [],
    ],
    [
      "ends with the decision when its letter in the vault is older",
      refused("Refused")
        .document("additional-document-request", { fileId: "letter", parsedValues: { issueDate: "2026-11-01" } })
        .request({ ...recorded("2026-11-18"), letterFileId: "letter" }),
      [],
    ],
    [
      "ends with the decision when it was due before it",
      refused("Refused").request({ ...recorded("2026-11-18"), dueDate: "2026-11-05" }),
      [],
    ],
    ["for documents ends with the approval", sent.status("Approved").request(recorded("2026-11-18")), []],
    [
      "for the passport goes on after the approval",
      sent.status("Approved").request({ ...recorded("2026-11-18"), kind: "passport" }),
      [["request.r1", "2026-12-03"]],
    ],
    [
      "of after the decision does not",
      refused("Refused").request(recorded("2026-11-10")),
      [["request.r1", "2026-12-03"]],
    ],
    [
      "runs while a reconsideration is asked for",
      refused("RefusedReconsideration").request(recorded("2026-11-09")),
      [["request.r1", "2026-12-03"]],
    ],
    ["does not come back in court", refused("JrPreparation").request(recorded("2026-11-09")), []],
    [
      "runs where another officer asks anew",
      refused("JrRedetermination").request(recorded("2026-11-18")),
      [["request.r1", "2026-12-03"]],
    ],
    ["ends where nothing more is done", refused("RefusedClosed").request(recorded("2026-11-18")), []],
    [
      "of a court does not",
      sent.request({ kind: "court", dueDate: "2026-12-03" }).status("Refused"),
      [["request.r1", "2026-12-03"]],
    ],
  ])("%s", (_words, the, expected) => {
    expect(ofRequests(the)).toEqual(expected);
  });

  const recordedLater = { kind: "medicalExam", recordedAt: "2026-11-18T15:00:00.000Z" } as const;
  const letterOf = (page: PageSlug) =>
    sent.document(page, { fileId: "letter", parsedValues: { issueDate: "2026-11-01" } });
  const exam = letterOf("medical-request-letter").document("medical-exam", {
    parsedValues: { issueDate: "2026-11-05" },
  });

  test.each<readonly [string, CaseBuilder, boolean]>([
    ["an exam that its own letter asked for", exam.request({ ...recordedLater, letterFileId: "letter" }), false],
    ["an exam before the day of a request without a letter", exam.request(recordedLater), true],
  ])("is not opened again by recording what was done: %s", (_words, the, isOpen) => {
    expect(ofRequests(the).some(([id]) => id === "request.r1")).toBe(isOpen);
  });

  test.each<readonly [string, CaseBuilder, boolean]>([
    ["waits", sent, true],
    [
      "ends with the visa",
      sent.document("temporary-resident-visa", { parsedValues: { issueDate: "2026-11-15" } }),
      false,
    ],
    [
      "does not end with an older visa",
      sent.document("temporary-resident-visa", { parsedValues: { issueDate: "2026-01-15" } }),
      true,
    ],
    ["ends at the port of entry", sent.status("Poe"), false],
  ])("for the passport %s", (_words, the, isOpen) => {
    const asked = the.request({ kind: "passport", letterDate: "2026-11-10" });
    expect(ofRequests(asked).length > 0).toBe(isOpen);
  });

  test("of an exam says that its source is not verified", () => {
    const [found] = everyDeadline(sent.request({ kind: "medicalExam", letterDate: "2026-11-10" }).reader()).filter(
      ({ id }) => id === "request.r1",
    );
    expect(found?.decision.sources[0]).toMatchObject({ status: "unverified" });
  });

  test("of an interview says whose it is", () => {
    const the = sent.child(9).request({ kind: "interview", addressee: "child", childNumber: 1, dueDate: "2026-12-03" });
    const [found] = everyDeadline(the.reader()).filter(({ id }) => id === "request.r1");
    expect(found?.title).toEqual({
      en: "Attend the interview of your child 1",
      fr: "Se présenter à l’entrevue de votre enfant 1",
    });
  });

  test("that nobody knows is entered with the request, which may have no letter here", () => {
    const [found] = everyDeadline(sent.request({ letterDate: "2026-11-10" }).reader()).filter(
      ({ id }) => id === "request.r1",
    );
    expect(found?.decision.because[0]?.en).toContain("enter it with the request");
  });

  test("is one of a request, for its reminders", () => {
    expect(reminderKindOf({ id: "request.r1" })).toBe("request");
  });
});

describe("the letter of a request that was split", () => {
  const asked = (sentOn: (string | null)[]) =>
    sent.document("additional-document-request", { fileId: "letter" }).request({
      letterFileId: "letter",
      items: sentOn.map((on, n) => ({
        id: `i${n}`,
        page: "police-certificate",
        slotId: "policeCertificate",
        sentOn: on as `${number}-${number}-${number}` | null,
      })),
    });

  test("needs attention until the last of it was sent", () => {
    expect(level(asked([null, null]), "additionalDocumentRequest")).toBe("NeedsAttention");
    expect(level(asked(["2026-11-18", null]), "additionalDocumentRequest")).toBe("NeedsAttention");
    expect(level(asked(["2026-11-18", "2026-11-19"]), "additionalDocumentRequest")).toBe("NotApplicable");
  });

  test("asks for nothing more once the application was decided", () => {
    const asked = sent
      .document("additional-document-request", { fileId: "letter", parsedValues: { issueDate: "2026-11-01" } })
      .request({ letterFileId: "letter", items: [{ id: "i", words: "the deed of the boat" }] });
    const over = asked.status("Refused").application({ decisionNotifiedAt: "2026-11-10" });
    expect([level(asked, "additionalDocument"), level(asked, "additionalDocumentRequest")]).toEqual([
      "Required",
      "NeedsAttention",
    ]);
    expect([level(over, "additionalDocument"), level(over, "additionalDocumentRequest")]).toEqual([
      "IfApplicable",
      "NotApplicable",
    ]);
  });

  test("asks for the page of other documents only for what no slot is for", () => {
    expect(level(asked([null]), "additionalDocument")).toBe("IfApplicable");
    expect(level(sent.request({ items: [{ id: "i", words: "the deed of the boat" }] }), "additionalDocument")).toBe(
      "Required",
    );
  });
});
