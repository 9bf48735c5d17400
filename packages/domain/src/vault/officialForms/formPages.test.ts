import { expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import type { PersonRole } from "../../caseFile/personRole.ts";
import { formNumbers, typedOnScreen } from "../../caseFile/formValues.ts";
import { forms } from "../../forms/forms.ts";
import { formPageSlug } from "./formPages.ts";
import { pageOf } from "../pages.ts";

const the = aCase().reader();
const ref = (role: PersonRole) => (role === "child" ? { role, childNumber: 1 } : { role });

it("every form that is filled in here and sent has a page to which it goes back, for each person who may need it", () => {
  const wanted = forms.flatMap(({ id, person }) =>
    formNumbers
      .filter((number) => number === id && !typedOnScreen.includes(number))
      .map((number) => ({ number, person })),
  );
  expect(wanted.length).toBeGreaterThan(8);
  expect(
    wanted.filter(({ number, person }) => pageOf(formPageSlug(number, ref(person), the) ?? "")?.person !== person),
  ).toEqual([]);
});

it("what is typed on screen goes back nowhere", () => {
  expect(typedOnScreen.map((number) => formPageSlug(number, { role: "main" }, the))).toEqual(
    typedOnScreen.map(() => undefined),
  );
});

it("nobody else has one", () => {
  expect(formPageSlug("IMM1294", { role: "host" }, the)).toBeUndefined();
});

it.each([
  ["an extension", aCase().type("StudentExtension"), "IMM5709", "main", "application-for-study-permit-extension"],
  [
    "a spouse who studies",
    aCase().type("SpeFamily").spouse("Student"),
    "IMM5709",
    "spouse",
    "spouse-application-for-study-permit",
  ],
  [
    "a child who begins",
    aCase().type("SpeFamily").child(8, "Student"),
    "IMM5709",
    "child",
    "child-application-for-study-permit",
  ],
  [
    "a child who goes on",
    aCase().type("SpeFamily").child(8, "StudentExtension"),
    "IMM5709",
    "child",
    "child-application-for-study-permit-extension",
  ],
  ["a graduate", aCase().type("WorkPermit"), "IMM5710", "main", "application-for-work-permit-inside-canada"],
  ["a placement", aCase().type("CoOpWorkPermit"), "IMM5710", "main", "co-op-work-permit-from-inside-canada"],
  [
    "a placement beside an extension",
    aCase().type("StudentExtension").answers({ coOp: true }),
    "IMM5710",
    "main",
    "co-op-work-permit-from-inside-canada",
  ],
  [
    "a spouse with a placement",
    aCase().type("SpeFamily").spouse("Student").answers({ spouseCoop: true, spouseCountry: "CA" }),
    "IMM5710",
    "spouse",
    "spouse-co-op-work-permit-from-inside-canada",
  ],
  [
    "a spouse who works",
    aCase().type("SpeFamily").spouse("OpenWorkPermit").answers({ spouseCountry: "CA" }),
    "IMM5710",
    "spouse",
    "spouse-application-for-work-permit-inside-canada",
  ],
] as const)("the form of %s goes back to its own page", (_, of, form, role, page) => {
  expect(formPageSlug(form, ref(role), of.reader())).toBe(page);
});
