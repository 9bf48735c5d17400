import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import { describe, expect, it } from "vitest";
import { taskList } from "./tasks.ts";
import { text, answered, plan, slot, nothingToldYet, application, file, warning, deadline, kinds } from "./testPlan.ts";

describe("what to do next", () => {
  it("is to start, while nothing is answered", () => {
    // A question that may stay empty asks for nothing, and tells nothing of a beginning.
    const steps = [answered("canadianPhone", ["answers.canadianPhone"])];
    const its = plan({
      assessment: { progress: { answered: 1, skipped: 0, total: 9, ratio: 1 / 9 }, next: "country", steps },
    });
    expect(taskList(application(), its).open).toMatchObject([
      { kind: "start", items: [{ href: "/applications/a1/assessment/welcome" }] },
    ]);
  });

  it("counts the open questions and leads to the first of them, on the page of its group", () => {
    const [task] = taskList(application(), plan({ assessment: { next: "spouseBiometrics" } })).open;
    expect(task).toMatchObject({
      kind: "question",
      count: 3,
      items: [{ href: "/applications/a1/assessment/spouseBiometricsGroup" }],
    });
  });

  it("says a question once, however many of its parts are to be corrected", () => {
    const refusals = [
      "answers.previousVisas[0].country",
      "answers.previousVisas[1].dateOfIssue",
      "answers.birthday",
    ].map((path) => ({ path, code: "c", text: text("") }));
    expect(taskList(application(), plan({ refusals })).open).toMatchObject([{ kind: "correct", count: 2 }]);
  });

  it("has a contradiction until it is confirmed", () => {
    const its = plan({ assessment: { warnings: [warning("neverAppliedMisrepresentation", { popUp: true })] } });
    expect(taskList(application(), its).open).toMatchObject([
      { kind: "confirm", items: [{ href: "/applications/a1/assessment/neverAppliedConfirmation" }] },
    ]);
    const acknowledgedWarnings = [{ warningId: "neverAppliedMisrepresentation", fileId: null, at: "" }];
    expect(kinds(application([], { acknowledgedWarnings }), its)).toEqual([]);
  });

  it("asks for the required documents of this phase that the person may add", () => {
    const vault = [
      slot("biometrics-collection-letter", "biometricsCollectionLetter", "Required", { phase: "afterSubmission" }),
      slot("biometrics-receipt", "biometricsReceipt", "Required", { permissions: ["View"] }),
      slot("biometrics-request-letter", "biometricsRequestLetter", "IfApplicable"),
      slot("biometrics-validity-letter", "biometricsValidityLetter", "Required"),
    ];
    expect(taskList(application(vault), plan()).open).toMatchObject([
      {
        kind: "document",
        count: 1,
        items: [
          {
            about: { en: "Biometrics Validity Letter" },
            href: "/document-vault/biometrics-validity-letter?application=a1",
          },
        ],
      },
    ]);
  });

  it("has what blocks in a file: whose, which document and what is wrong, and not the name of the check", () => {
    const stored = [{ fileId: "f1", documentId: "biometrics-receipt", slotId: "biometricsReceipt" }];
    const profile = { firstName: "Ada", lastName: "Okafor" };
    const caseFile = writeCase({ ...nothingToldYet, profile, documents: stored });
    const given = application([], { documents: [file("biometrics-receipt", "biometricsReceipt")], caseFile });
    const its = plan({
      warnings: [warning("notReadable", { blocking: true, fileId: "f1" }), warning("blurry", { fileId: "f1" })],
    });
    const [task] = taskList(given, its).open;
    expect(task?.kind).toBe("mend");
    expect(task?.items).toMatchObject([{ href: "/document-vault/biometrics-receipt?application=a1" }]);
    expect(task?.items[0]?.about.en).toBe("Ada Okafor, Biometrics Receipt: We cannot read this document");
  });

  it("asks nobody to put right what was sent, or what may only be looked at", () => {
    const documents = [file("biometrics-receipt", "biometricsReceipt")];
    const receipt = slot("biometrics-receipt", "biometricsReceipt", "Required");
    const its = plan({
      warnings: [warning("notReadable", { blocking: true, fileId: "f1", slot: "biometricsReceipt" })],
      assessment: { warnings: [warning("neverAppliedMisrepresentation", { popUp: true })] },
    });
    const kindsIn = (status: string, vault = [receipt], abilities: string[] = []) =>
      kinds(application(vault, { documents, status, abilities }), its);
    expect(kindsIn("Preparation", [receipt], ["answer"])).toEqual(["confirm", "mend"]);
    const shown = slot("biometrics-receipt", "biometricsReceipt", "Required", { permissions: ["View"] });
    expect(kindsIn("LawyerReview", [shown])).toEqual([]);
    expect(kindsIn("LawyerReview")).toEqual(["mend"]);
    const over = { ...receipt, isOver: true };
    for (const status of ["IrccProcessing", "Approved", "Completed", "JrHearingScheduled"])
      expect([status, kindsIn(status, [over]), kindsIn(status)]).toEqual([status, [], ["mend"]]);
  });

  it("has the dates that passed, then those of the next thirty days, each with the page where it is shown to be done", () => {
    const its = plan({
      deadlines: [
        deadline("later", "2027-03-01"),
        { ...deadline("soon", "2026-12-21"), doneAt: { page: "biometrics-receipt" } },
        deadline("past", "2026-11-01"),
        deadline("unknown", null),
      ],
    });
    const receipt = (requirement: string) =>
      application([slot("biometrics-receipt", "biometricsReceipt", requirement)]);
    const [overdue, soon] = taskList(receipt("Required"), its).open;
    expect(overdue).toMatchObject({ kind: "overdue", count: 1, items: [{ key: "past", due: "2026-11-01" }] });
    expect(overdue?.items[0]).not.toHaveProperty("href");
    expect(soon).toMatchObject({
      kind: "date",
      count: 1,
      items: [{ key: "soon", href: "/document-vault/biometrics-receipt?application=a1" }],
    });
    // Nobody is led to a page that is not needed.
    expect(taskList(receipt("NotApplicable"), its).open[1]?.items[0]).not.toHaveProperty("href");
  });

  it("puts dates first, then answers, then what is at fault, then documents", () => {
    const its = plan({
      deadlines: [deadline("soon", "2026-12-01")],
      refusals: [{ path: "answers.birthday", code: "c", text: text("") }],
      warnings: [warning("notReadable", { blocking: true, fileId: "f1" })],
      assessment: { next: "birthday", warnings: [warning("neverAppliedMisrepresentation", { popUp: true })] },
    });
    const given = application([slot("biometrics-validity-letter", "biometricsValidityLetter", "Required")], {
      documents: [file("biometrics-receipt", "biometricsReceipt")],
    });
    expect(kinds(given, its)).toEqual(["date", "correct", "question", "confirm", "mend", "document"]);
  });

  it("keeps apart what is done: all questions, and documents that are there", () => {
    const given = application([slot("biometrics-receipt", "biometricsReceipt", "Required")], {
      documents: [file("biometrics-receipt", "biometricsReceipt")],
    });
    const list = taskList(given, plan());
    expect(list.open).toEqual([]);
    expect(list.done).toMatchObject([
      { about: { questions: 5 }, href: "/applications/a1/answers" },
      { href: "/document-vault/biometrics-receipt?application=a1" },
    ]);
    expect(taskList(given, plan({ assessment: { next: "birthday" } })).done).toHaveLength(1);
  });
});
