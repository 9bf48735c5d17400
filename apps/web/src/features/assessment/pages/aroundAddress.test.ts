import { applicationTypes } from "@boreal/domain/caseFile/application";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { describe, expect, it } from "vitest";
import { askingSteps } from "../../../case/answers/askedFields.ts";
import { aroundAddress } from "./aroundAddress.ts";

describe("the sentence that names where to write", () => {
  it("is cut at the place of the address", () => {
    expect(aroundAddress("Write to {email}, please")).toEqual({ before: "Write to ", after: ", please" });
    expect(aroundAddress("Write to us")).toBeUndefined();
  });

  it("has a place for the address in both languages, with every question that has one; health questions do", () => {
    const steps = applicationTypes.flatMap((type) => stepsOf(type).flatMap((step) => [step, ...askingSteps(step)]));
    const withContact = steps.filter((step) => step.contact !== undefined);
    expect(new Set(withContact.map(({ id }) => id))).toEqual(
      new Set(["isHealthy", "medicalHistoryDetails", "medicalHistoryGroup", "tuberculosisExposure", "spouseHealth"]),
    );
    for (const { contact } of withContact)
      for (const sentence of [contact?.en, contact?.fr]) expect(aroundAddress(sentence ?? "")).toBeDefined();
  });
});
