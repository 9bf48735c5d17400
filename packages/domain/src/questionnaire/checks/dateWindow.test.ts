import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { applicationTypes } from "../../caseFile/application.ts";
import { indexOfFlow } from "../flow.ts";
import { spouseBirthday } from "../family/spouseIdentity.ts";
import type { Field } from "../step.ts";
import { valueRefusal } from "./valueFaults.ts";

/** Every date and month that any flow asks for, once; `of` is the question or list that it is part of. */
const dated = new Map<string, Field>(
  applicationTypes
    .flatMap((type) => indexOfFlow(type).places)
    .flatMap(({ step }) =>
      (step.type === "question" ? [step] : step.fields).map((field): [string, Field] => [
        `${step.id} ${field.id}`,
        field,
      ]),
    )
    .filter(([, { kind }]) => kind === "date" || kind === "month" || kind === "monthOrOngoing"),
);

/** Today is 20 November 2026: the window of document 1 section 5 begins after that day of 1926 and ends before that of 2056. */
const refused = (field: Field, day: string) =>
  valueRefusal(field, field.kind === "date" ? day : day.slice(0, 7), aCase().reader().forRow("row", {}))?.code;

describe("every date and month that is asked for", () => {
  it("is there", () => {
    expect(dated.size).toBeGreaterThan(25);
  });

  it.each([...dated])("%s lies within the window of all dates", (_of, field) => {
    for (const day of ["1850-01-01", "1926-11-20", "2056-11-20", "2150-01-01"])
      expect([day, refused(field, day)]).toEqual([day, expect.any(String)]);
  });

  it("may be the birthday of a spouse who is older than that", () => {
    expect(valueRefusal(spouseBirthday, "1925-03-01", aCase().reader())).toBeUndefined();
  });

  it("passes for a month of the window, and for what goes on", () => {
    const to = dated.get("incarcerationDetails to") as Field;
    expect([refused(to, "1926-12-01"), refused(to, "2026-11-01"), refused(to, "ongoing")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
