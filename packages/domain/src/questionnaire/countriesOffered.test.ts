import { expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { applicationTypes } from "../caseFile/application.ts";
import { indexOfFlow } from "./flow.ts";
import type { Field } from "./step.ts";
import { valueRefusal } from "./checks/valueFaults.ts";

/** What one may say not to know: where one was born, and where a relative lives. */
const mayBeUnknown = [
  "birthCountry birthCountry",
  "familyMembersLocation country",
  "spouseFamilyMembersLocation country",
];

/** Every country that any flow asks for, once, with the question or list that it is part of. */
const asked = new Map<string, Field>(
  applicationTypes
    .flatMap((type) => indexOfFlow(type).places)
    .flatMap(({ step }) =>
      (step.type === "question" ? [step] : step.fields).map((field): [string, Field] => [
        `${step.id} ${field.id}`,
        field,
      ]),
    )
    .filter(([, { kind }]) => kind === "country" || kind === "countries"),
);

const the = aCase()
  .answers({ passportCountries: ["NG"] })
  .reader()
  .forRow("row", {});
const refused = (field: Field, code: string) =>
  valueRefusal(field, field.kind === "countries" ? ["NG", code] : code, the)?.code;

test("a country that is not known is offered for nothing but what one may not know", () => {
  expect(
    [...asked]
      .filter(([, field]) => refused(field, "XU") === undefined)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(mayBeUnknown);
  expect(asked.size).toBeGreaterThan(10);
});

test("somebody without a nationality may say so of a passport, and lives somewhere", () => {
  expect(refused(asked.get("passportCountries passportCountries") as Field, "XS")).toBeUndefined();
  expect(refused(asked.get("country country") as Field, "XS")).toBe("notOffered");
});
