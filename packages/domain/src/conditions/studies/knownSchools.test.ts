import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import type { KnownSchool } from "../../caseFile/knownSchool.ts";
import { CaseReader } from "../../caseFile/reader.ts";
import { programsOfSchool, schoolMarksPlacement, schoolSuppliesCertificate } from "./knownSchools.ts";

const schools: readonly KnownSchool[] = [
  {
    schoolId: "boreal-college",
    names: ["Collège du Nord", "Northern College"],
    suppliesCertificate: true,
    programs: ["Forestry", "Nursing"],
  },
  { names: ["Lakeside Institute"], marksPlacement: true },
];
const at = (
  facts: { readonly schoolId?: string; readonly schoolName?: string; readonly read?: string },
  set = schools,
) => {
  let built = aCase().user({ role: "student", ...(facts.schoolId === undefined ? {} : { schoolId: facts.schoolId }) });
  if (facts.schoolName !== undefined) built = built.answers({ schoolName: facts.schoolName });
  if (facts.read !== undefined)
    built = built.document("letter-of-acceptance", { parsedValues: { schoolName: facts.read } });
  return new CaseReader({ ...built.build(), knownSchools: set });
};
const holds = (the: CaseReader) => [
  schoolSuppliesCertificate.evaluate(the).holds,
  schoolMarksPlacement.evaluate(the).holds,
  programsOfSchool(the).length,
];

describe("the school of the applicant among those that are set", () => {
  test.each([
    ["by the id in the user record", { schoolId: "boreal-college" }, [true, false, 2]],
    ["by the name that was answered", { schoolName: "Northern College" }, [true, false, 2]],
    ["however it is written", { schoolName: "  college du  NORD " }, [true, false, 2]],
    ["by the name read in the letter", { read: "Lakeside Institute." }, [false, true, 0]],
    ["the id before the name", { schoolId: "boreal-college", schoolName: "Lakeside Institute" }, [true, false, 2]],
    ["another school", { schoolName: "Northern College of Arts" }, [false, false, 0]],
    ["an id of no school, and no name", { schoolId: "another" }, [false, false, 0]],
    ["nothing known", {}, [false, false, 0]],
  ] as const)("%s", (_words, facts, expected) => {
    expect(holds(at(facts))).toEqual(expected);
  });

  test("while none is set, nothing holds and nothing is read", () => {
    const the = at({ schoolId: "boreal-college", schoolName: "Northern College" }, []);
    expect(holds(the)).toEqual([false, false, 0]);
    expect(the.trace.restsOn).toEqual([]);
  });
});
