import { expect, it } from "vitest";
import { formNumbers } from "../../caseFile/formValues.ts";
import { forms } from "../../forms/forms.ts";
import { formPageSlug } from "./formPages.ts";
import { pageOf } from "../pages.ts";

it("every form that is filled in here has a page to which it goes back, for each person who may need it", () => {
  const wanted = forms.flatMap(({ id, person }) =>
    formNumbers.filter((number) => number === id).map((number) => ({ number, person })),
  );
  expect(wanted.length).toBeGreaterThan(8);
  expect(wanted.filter(({ number, person }) => pageOf(formPageSlug(number, person) ?? "")?.person !== person)).toEqual(
    [],
  );
});

it("nobody else has one", () => {
  expect(formPageSlug("IMM1294", "host")).toBeUndefined();
});
