import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { computePlan } from "../../plan/plan.ts";
import { digitalPhotoWarnings } from "./digitalPhoto.ts";

const student = aCase().type("Student").answers({ maritalStatus: "single" });

describe("the six faults of a digital photo", () => {
  it.each(digitalPhotoWarnings.map(({ id }) => [id]))("%s blocks while it stands", (id) => {
    const warnings = (findings: readonly string[]) =>
      computePlan(
        student
          .document("digital-photo", { slotId: "digitalPhoto", documentOwner: "main", findings: [...findings] })
          .build(),
      )
        .warnings.filter((warning) => warning.fileId !== undefined && warning.id.startsWith("digitalPhoto"))
        .map((warning) => [warning.id, warning.blocking, warning.popUp]);
    expect(warnings([id])).toEqual([[id, true, false]]);
    expect(warnings([])).toEqual([]);
  });

  it("are six, and the weak signals ask for a look", () => {
    expect(digitalPhotoWarnings.length).toBe(6);
    for (const { id, message } of digitalPhotoWarnings) {
      const isWeak = id === "digitalPhotoSmile" || id === "digitalPhotoSelfie";
      expect([id, message.en.includes("Please check"), message.fr.includes("À vérifier")]).toEqual([
        id,
        isWeak,
        isWeak,
      ]);
    }
  });
});
