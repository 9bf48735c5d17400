import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import type { KnownSchool } from "../../caseFile/knownSchool.ts";
import { CaseReader } from "../../caseFile/reader.ts";
import { schoolNumberPrefill, schoolProvincePrefill } from "../../questionnaire/prefills.ts";
import { schoolAddressObject } from "../../questionnaire/studies/school.ts";
import { schoolProvince } from "./study.ts";
import {
  listLacksSchoolAddress,
  listLacksSchoolNumber,
  listLacksSchoolProvince,
  programsOfSchool,
  schoolMarksPlacement,
  schoolSuppliesCertificate,
} from "./knownSchools.ts";

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

  test("who signs in through a school is in its province, also where nothing was answered", () => {
    const listed: readonly KnownSchool[] = [{ schoolId: "org", names: ["Collège du Nord"], province: "QC" }];
    const provinceOf = (user: { readonly schoolId?: string; readonly ssoId?: string }, set = listed) =>
      schoolProvince(
        new CaseReader({
          ...aCase()
            .user({ role: "student", ...user })
            .build(),
          knownSchools: set,
        }),
      );
    expect(provinceOf({ schoolId: "org", ssoId: "org" })).toBe("QC");
    // Who did not is asked, and what the list says is offered to be confirmed.
    expect(provinceOf({ schoolId: "org" })).toBeUndefined();
    expect(provinceOf({ schoolId: "another", ssoId: "another" })).toBeUndefined();
    expect(provinceOf({ schoolId: "org", ssoId: "org" }, [])).toBeUndefined();
  });

  test("who signs in through a school is asked for what the list does not say of it", () => {
    const lacking = (school: Partial<KnownSchool>) => {
      const user = { role: "student", schoolId: "org", ssoId: "org" } as const;
      const knownSchools: readonly KnownSchool[] = [{ schoolId: "org", names: ["Collège du Nord"], ...school }];
      const the = new CaseReader({ ...aCase().user(user).build(), knownSchools });
      return [listLacksSchoolNumber, listLacksSchoolProvince, listLacksSchoolAddress].map(
        (condition) => condition.evaluate(the).holds,
      );
    };
    expect(lacking({})).toEqual([true, true, true]);
    expect(lacking({ dliNumber: "O19300000001", province: "QC", city: "Rouyn-Noranda" })).toEqual([false, false, true]);
    expect(lacking({ city: "Rouyn-Noranda", address: "1 rue de la Forêt" })).toEqual([true, true, false]);
    expect(lacking({ schoolId: "another" })).toEqual([false, false, false]);
  });

  test("what the list says of a school is offered where it is asked", () => {
    const school: KnownSchool = {
      names: ["Collège du Nord"],
      dliNumber: "O19300000001",
      province: "QC",
      city: "Rouyn-Noranda",
      address: "1 rue de la Forêt",
    };
    const the = at({ schoolName: "college du nord" }, [school]);
    expect([schoolNumberPrefill(the)?.value, schoolProvincePrefill(the)?.value]).toEqual(["O19300000001", "QC"]);
    expect(schoolAddressObject.fields.map(({ id, prefill }) => [id, prefill?.(the)?.value])).toEqual(
      expect.arrayContaining([
        ["city", "Rouyn-Noranda"],
        ["streetName", "1 rue de la Forêt"],
      ]),
    );
    expect(schoolProvincePrefill(at({ schoolName: "Another" }, [school]))).toBeUndefined();
  });

  test("while none is set, nothing holds and nothing is read", () => {
    const the = at({ schoolId: "boreal-college", schoolName: "Northern College" }, []);
    expect(holds(the)).toEqual([false, false, 0]);
    expect(the.trace.restsOn).toEqual([]);
  });
});
