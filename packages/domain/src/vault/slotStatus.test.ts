import type { Permission } from "./permission.ts";
import { describe, expect, it, test } from "vitest";
import { applicationStatuses, applicationTypes } from "../caseFile/application.ts";
import { closedStatuses } from "../conditions/application/status.ts";
import { requirementLevels, type Phase } from "./page.ts";
import { phasesOver, phasesThatCame } from "./phases.ts";
import { isOpen, slotStatus, toDo, type SlotFacts } from "./slotStatus.ts";

const phases = ["preparation", "ita", "afterSubmission", "afterDecision", "court"] as const satisfies readonly Phase[];
const rights: readonly (readonly Permission[])[] = [[], ["View"], ["View", "Upload"]];

/** Every slot that there can be, with every set of phases that one case can have come to. */
const everySlot = requirementLevels.flatMap((requirement) =>
  phases.flatMap((phase) =>
    rights.flatMap((permissions) =>
      [true, false].flatMap((saidNotAvailable) =>
        [0, 1].map((files): SlotFacts => ({ requirement, phase, permissions, saidNotAvailable, files })),
      ),
    ),
  ),
);
const met = applicationTypes.flatMap((type) =>
  applicationStatuses.map((status) => [...phasesThatCame({ type, status, filled: [] })].join(" ")),
);
/** The sets of phases that there are, over all types and statuses. */
const everyCase = [...new Set(met)].map((came) => new Set(came.split(" ") as Phase[]));

describe("how a slot stands, over every level, phase, right, status and type", () => {
  it("what needs attention is never done, in no phase and with no file", () => {
    const facts = everySlot.filter(({ requirement }) => requirement === "NeedsAttention");
    const statuses = new Set(everyCase.flatMap((came) => facts.map((slot) => slotStatus(slot, came))));
    expect([...statuses]).toEqual(["needsAttention"]);
  });

  it("what is required, not there and not said to be missing is to do from its phase on, for whoever may add it, and for nobody before", () => {
    const facts = everySlot.filter(
      ({ requirement, saidNotAvailable, files }) => requirement === "Required" && !saidNotAvailable && files === 0,
    );
    for (const came of everyCase) {
      for (const slot of facts) {
        const standing = slotStatus(slot, came);
        expect(isOpen(standing, slot.requirement)).toBe(came.has(slot.phase));
        expect(toDo(standing, slot)).toBe(
          came.has(slot.phase) && slot.permissions.includes("Upload") ? "add" : undefined,
        );
      }
    }
  });

  it("what was returned is to replace whatever its level says, in every phase, unless it is not needed", () => {
    for (const came of everyCase) {
      for (const slot of everySlot.map((one) => ({ ...one, isToReplace: true }))) {
        const standing = slotStatus(slot, came);
        const isReturned = !["NotApplicable", "NeedsAttention"].includes(slot.requirement);
        expect(standing === "returned").toBe(isReturned);
        if (!isReturned) continue;
        expect(isOpen(standing, slot.requirement)).toBe(true);
        expect(toDo(standing, slot)).toBe(slot.permissions.includes("Upload") ? "add" : undefined);
      }
    }
  });

  it("nothing is to do where it is over, whatever its level; what is there is there", () => {
    for (const came of everyCase) {
      for (const slot of everySlot.map((one) => ({ ...one, isOver: true, isToReplace: true }))) {
        const standing = slotStatus(slot, came);
        expect(toDo(standing, slot)).toBeUndefined();
        expect(isOpen(standing, slot.requirement)).toBe(false);
        expect(standing === "present").toBe(slot.requirement === "Complete" || slot.files > 0);
      }
    }
  });

  it("nothing is to do where the document is there, not needed, only recommended, or not the reader’s", () => {
    for (const came of everyCase) {
      for (const slot of everySlot) {
        const standing = slotStatus(slot, came);
        const done = slot.requirement === "Complete" || (slot.files > 0 && slot.requirement !== "NeedsAttention");
        expect(standing === "present").toBe(done);
        if (done || slot.permissions.length === 0 || !["Required", "NeedsAttention"].includes(slot.requirement))
          expect(toDo(standing, slot)).toBeUndefined();
      }
    }
  });
});

describe("which phases are over", () => {
  const over = (type: (typeof applicationTypes)[number], status: (typeof applicationStatuses)[number]) => [
    ...phasesOver({ type, status }),
  ];

  test.each([
    ["while it is prepared", over("Student", "LawyerReview"), []],
    ["once it was sent", over("Student", "IrccProcessing"), ["preparation", "ita"]],
    ["sent back, it is put right", over("Student", "Returned"), []],
    ["approved", over("Student", "Approved"), ["preparation", "ita", "afterSubmission"]],
    ["refused", over("Student", "Refused"), ["preparation", "ita", "afterSubmission"]],
    ["decided anew, it is brought up to date", over("Student", "JrRedetermination"), []],
    ["in court itself", over("Student", "JrLeaveFiled"), ["preparation", "ita", "afterSubmission"]],
    ["a court case of its own, until its record", over("JudicialReview", "JrRule9Received"), []],
    ["a court case of its own, after its record", over("JudicialReview", "JrRecordFiled"), ["preparation", "ita"]],
    ["a request about an application that IRCC has", over("IrccRequest", "IrccProcessing"), ["preparation", "ita"]],
    ["completed", over("Student", "Completed"), [...phases]],
  ])("%s", (_words, phasesOfCase, expected) => {
    expect(phasesOfCase).toEqual(expected);
  });

  it("is every one exactly where the case is closed", () => {
    const closed = applicationStatuses.filter((status) => over("Student", status).length === phases.length);
    expect(closed).toEqual(closedStatuses);
  });
});

describe("which phases have come", () => {
  const came = (
    type: (typeof applicationTypes)[number],
    status: (typeof applicationStatuses)[number] | undefined,
    filled: Parameters<typeof phasesThatCame>[0]["filled"] = [],
  ) => [...phasesThatCame({ type, status, filled })];

  test.each([
    ["a study permit that is prepared", came("Student", "Preparation"), ["preparation"]],
    ["no status yet", came("Student", undefined), ["preparation"]],
    ["at IRCC", came("Student", "IrccProcessing"), ["preparation", "ita", "afterSubmission"]],
    ["approved", came("Student", "Approved"), ["preparation", "ita", "afterSubmission", "afterDecision"]],
    ["refused", came("Student", "Refused"), ["preparation", "ita", "afterSubmission", "afterDecision"]],
    ["in the pool", came("Iec", "ApplicantPool"), ["preparation"]],
    ["invited", came("Iec", "ItaReceived"), ["preparation", "ita"]],
    ["an application that begins with an invitation", came("ExpressEntryIta", "Preparation"), ["preparation", "ita"]],
    [
      "a request about an application that IRCC has",
      came("IrccRequest", "Preparation"),
      ["preparation", "afterSubmission"],
    ],
    ["a court case that is prepared", came("JudicialReview", "JrPreparation"), [...phases]],
  ])("%s", (_words, phasesOfCase, expected) => {
    expect(phasesOfCase).toEqual(expected);
  });

  it("a letter from IRCC shows that the application was sent, whatever the status says; a permit of earlier days does not", () => {
    expect(came("Student", "Preparation", [{ phase: "afterSubmission", category: "Letter" }])).toEqual([
      "preparation",
      "afterSubmission",
    ]);
    expect(came("Student", "Preparation", [{ phase: "afterDecision", category: "Visa" }])).toEqual(["preparation"]);
  });
});
