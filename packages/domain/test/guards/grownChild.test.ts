import { expect, it } from "vitest";
import { applicationTypes } from "../../src/caseFile/application.ts";
import { computePlan } from "../../src/plan/plan.ts";
import { aCase } from "../caseBuilder.ts";

/** Document 3 section 4.2: who is 22 or older, added by hand on the family page, is no dependent child of any application. */

const planWith = (type: (typeof applicationTypes)[number], birthday: string, visaType: "Student" | "Visitor" | null) =>
  computePlan({
    ...aCase().type(type).on("2026-11-20").answers({ birthday: "1975-01-01", country: "NG" }).build(),
    dependents: [{ id: "d", type: "Child", childNumber: 1, birthday, visaType, applicantFullName: "Zara Okafor" }],
  });

const isOfChild = ({ person }: { readonly person: unknown }) => String(person).startsWith("child");

it.each(applicationTypes)(
  "nothing is required of a child of 22, and nothing is paid or filled in for them: %s",
  (type) => {
    for (const birthday of ["2004-11-20", "1999-02-03", "2003"])
      for (const visaType of ["Student", "Visitor", null] as const) {
        const { vault, fees, forms } = planWith(type, birthday, visaType);
        expect(vault.filter((slot) => isOfChild(slot) && slot.requirement === "Required")).toEqual([]);
        expect(fees.filter(isOfChild)).toEqual([]);
        expect(forms.filter((form) => isOfChild(form) && form.applies)).toEqual([]);
      }
  },
);

it("a day younger, the child is one, and documents are asked for", () => {
  const { vault, fees } = planWith("Student", "2004-11-21", "Student");
  expect(vault.filter((slot) => isOfChild(slot) && slot.requirement === "Required").length).toBeGreaterThan(5);
  expect(fees.filter(isOfChild).length).toBe(2);
});
