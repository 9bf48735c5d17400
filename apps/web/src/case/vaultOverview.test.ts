import { expect, it } from "vitest";
import type { DocumentFile, PlannedSlot } from "./loading/theCase.ts";
import { vaultOverview } from "./vaultOverview.ts";

// Only what the overview looks at.
const slot = {
  page: "biometrics-receipt",
  slot: "biometricsReceipt",
  person: "main",
  childNumber: null,
  requirement: "Required",
  phase: "preparation",
  permissions: ["View", "Upload"],
} as unknown as PlannedSlot;
const file = (state: DocumentFile["state"]) =>
  ({
    page: slot.page,
    slot: slot.slot,
    childNumber: null,
    deletedAt: null,
    filledForm: null,
    state,
  }) as unknown as DocumentFile;
const line = (...files: readonly DocumentFile[]) =>
  vaultOverview({ type: "Student", status: "Preparation", documents: [...files], plan: { vault: [slot] } })[0]
    ?.lines[0];

it("a file that can no longer be opened is not there: the document is asked for again", () => {
  expect(line(file("read"))).toMatchObject({ standing: "present", files: 1 });
  expect(line(file("damaged"))).toMatchObject({ standing: "missing", files: 0, isOnlyFilled: false });
  expect(line(file("damaged"), file("read"))).toMatchObject({ standing: "present", files: 1 });
});
