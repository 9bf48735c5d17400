import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, listOf, saidAt, stateOf } from "../../../test/formWords.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import type { CaseFile } from "../../caseFile/caseFile.ts";
import { lifeOf, type LifeValues } from "../../caseFile/lifeHistory.ts";
import { readCase } from "../../caseFile/readCase.ts";
import { writeCase } from "../../caseFile/writtenCase.ts";
import { readerFor } from "../../questionnaire/inUse.ts";
import { formState } from "../formState.ts";
import { lifeHistory } from "./lifeHistory.ts";
import { amara, student, studies, telling, work } from "../../../test/lifeOfAmara.ts";

/** What a person tells of their life once, and what follows from it on the forms. */

const on1294 = (values: LifeValues, path: string) => stateOf("IMM1294", telling(values)).values[path];

const life = (values: LifeValues) => {
  const caseFile: CaseFile = { ...aCase().build(), forms: { life: values } };
  return formState(lifeHistory, caseFile, readerFor(caseFile), { role: "main" });
};

describe("what is told becomes facts of the account", () => {
  it("by dotted path, with a stay since birth as its beginning", () => {
    expect(lifeOf(amara)).toMatchObject({
      telephone: { countryCode: "234" },
      mother: { familyName: "Nwosu", maritalStatus: "widowed" },
      otherCountriesOfResidenceDetails: [
        { country: "NG", status: "01", from: "birth" },
        { country: "GH", from: "2022-09-01", to: "2023-06-30" },
      ],
    });
  });

  it("but not what is half typed, emptied, or stands where no form can take it, and a case goes on being read", () => {
    const half = lifeOf({
      birthCity: "",
      nobody: "x",
      "mother.dateOfBirth": "1964-0",
      "mother.familyName": "Nwosu",
      employmentAndActivityHistory: [{ from: "2016-0", activity: "Nurse", country: "Nigeria" }, {}, "x"],
      hasNamePast: "perhaps",
      "birthCity.again": "x",
    });
    expect(half).toEqual({ mother: { familyName: "Nwosu" }, employmentAndActivityHistory: [{ activity: "Nurse" }] });
    for (const values of [amara, { "mother.countryOfBirth": "nowhere" }]) {
      expect(readCase(writeCase(telling(values)), "2026-11-20").ok).toBe(true);
    }
  });
});

describe("brothers and sisters whom the questions list", () => {
  const listed = { familyMembersLocation: [{ familyMember: "mother" }, { familyMember: "sister", country: "NG" }] };
  const rows = (values: LifeValues) => {
    const caseFile: CaseFile = {
      ...aCase()
        .answers(listed as Answers)
        .build(),
      forms: { life: values },
    };
    return listOf(formState(lifeHistory, caseFile, readerFor(caseFile), { role: "main" }), "siblings");
  };
  const said = (values: LifeValues) =>
    rows(values)?.rows.map(({ fields }) => Object.fromEntries(fields.map(({ field, value }) => [field.path, value])));

  it("stand in the account’s list already, so that only names and birthdays are asked", () => {
    expect(rows({})?.origin).toMatchObject({ fact: "answers.familyMembersLocation" });
    expect(said({})).toMatchObject([{ relationship: "sister", familyName: undefined }]);
    expect(said({ siblings: [{ relationship: "sister", familyName: "Nwosu" }] })).toMatchObject([
      { relationship: "sister", familyName: "Nwosu" },
    ]);
  });
});

describe("on the study permit form", () => {
  const cases: readonly [words: string, path: string, value: unknown][] = [
    ["the town of birth", "personalDetails.birthCity", "Enugu"],
    ["the native language", "language.nativeLanguage", "139"],
    ["the kind of telephone", "contactInformation.telephoneNumber.type", "02"],
    ["its country code", "contactInformation.telephoneNumber.countryCode", "234"],
    ["its number", "contactInformation.telephoneNumber.number", "8035550142"],
    ["another country within five years", "noPreviousCountries", true],
    ["which one", "previousCountries[0].name", "GH"],
    ["until when", "previousCountries[0].statusTo", "2023-06-30"],
    ["an earlier marriage", "hasPreviousMarriage", true],
    ["with whom", "previousSpouse.familyName", "Eze"],
    ["studies after school", "hasPostSecondaryEducation", true],
    ["where", "educationHistory.schoolName", "University of Nsukka (invented)"],
    ["until when", "educationHistory.to", "2013-07"],
    ["what goes on now, first", "employmentHistory[0].companyName", "Enugu Health Board (invented)"],
    ["without an end", "employmentHistory[0].to", undefined],
    ["nothing that ended more than ten years ago", "employmentHistory[1].companyName", undefined],
    ["service", "background.militaryQuestions.militaryService", true],
    ["its details", "background.militaryQuestions.militaryDetailsText", "National youth service."],
    ["no group that used violence", "background.politicalQuestions.politicalAssociation", false],
    ["no ill-treatment", "background.politicalQuestions.witnessedIllTreatment", false],
    ["both languages", "language.canCommunicateInEnglishFrench", "Both"],
    ["the easier one", "language.mostAtEaseLanguage", "01"],
    ["an identity card", "hasNationalId", true],
  ];
  it.each(cases)("%s", (_, path, value) => {
    expect(on1294(amara, path)).toBe(value);
  });

  it("says whose account told it", () => {
    expect(fieldOf(stateOf("IMM1294", telling(amara)), "educationHistory.schoolName")?.origin).toMatchObject({
      fact: "profile.employmentAndActivityHistory",
    });
  });

  it("nothing that was not told: not answered is not no", () => {
    const silent = stateOf("IMM1294", telling({})).values;
    for (const path of [
      "noPreviousCountries",
      "hasPreviousMarriage",
      "personalDetails.hasPreviousName",
      "hasPostSecondaryEducation",
      "background.militaryQuestions.militaryService",
    ])
      expect([path, silent[path]]).toEqual([path, undefined]);
  });

  it("no other country only where the person says that the list is whole, and each stay has its dates", () => {
    const own = { otherCountriesOfResidenceDetails: [{ country: "NG", status: "01", from: "1991-03-14" }] };
    expect(on1294(own, "noPreviousCountries")).toBeUndefined();
    expect(on1294({ ...own, listsEveryCountry: true }, "noPreviousCountries")).toBe(false);
    expect(on1294({ ...own, listsEveryCountry: false }, "noPreviousCountries")).toBeUndefined();
    const undated = {
      otherCountriesOfResidenceDetails: [...own.otherCountriesOfResidenceDetails, { country: "GH", to: "2024-01-01" }],
      listsEveryCountry: true,
    };
    expect(on1294(undated, "noPreviousCountries")).toBeUndefined();
  });

  it("no studies as long as two are marked as the highest", () => {
    expect(
      on1294(
        { employmentAndActivityHistory: [studies, { ...studies, company: "Another school" }] },
        "educationHistory.schoolName",
      ),
    ).toBeUndefined();
  });

  const hasAnotherName = (answers: Partial<Answers>, values: LifeValues) =>
    stateOf("IMM1294", student.answers(answers).profile(lifeOf(values)).build()).values[
      "personalDetails.hasPreviousName"
    ];
  const sameNames = { isNameSameOnOfficialDocs: true, isDiffToBirthName: false } as const;
  it("no other name where the account and the questions about documents and birth each deny one", () => {
    expect(hasAnotherName(sameNames, { hasNamePast: false })).toBe(false);
    expect(hasAnotherName({}, { hasNamePast: false })).toBeUndefined();
    expect(hasAnotherName(sameNames, {})).toBeUndefined();
    expect(
      hasAnotherName(
        { ...sameNames, isDiffToBirthName: true, birthName: { familyName: "Nwosu" } },
        { hasNamePast: false },
      ),
    ).toBe(true);
    expect(hasAnotherName(sameNames, { hasNamePast: true, "namePast.lastName": "Ama" })).toBe(true);
  });

  it("the name at birth before a nickname, for the form has room for one, and never parts of both", () => {
    const both = student
      .answers({ ...sameNames, isDiffToBirthName: true, birthName: { familyName: "Nwosu" } })
      .profile(lifeOf({ "namePast.lastName": "Ama", "namePast.firstName": "Aa" }));
    const { values } = stateOf("IMM1294", both.build());
    expect([
      values["personalDetails.previousName.familyName"],
      values["personalDetails.previousName.givenName"],
    ]).toEqual(["Nwosu", undefined]);
  });

  it("a number in Canada that was answered stays whole: no part of another number is mixed in", () => {
    const inCanada = student
      .answers({ country: "CA", canadianPhone: "6135550142" })
      .profile(lifeOf({ ...amara, "telephone.extension": "12" }))
      .build();
    const { values } = stateOf("IMM1294", inCanada);
    expect([
      values["contactInformation.telephoneNumber.number"],
      values["contactInformation.telephoneNumber.extension"],
      values["contactInformation.telephoneNumber.type"],
    ]).toEqual(["6135550142", undefined, undefined]);
  });

  it("nothing of it on the form of the spouse or a child", () => {
    const family = student
      .spouse("Student")
      .child(8, "Student")
      .answers({ accompanyingSpouse: true })
      .profile(lifeOf(amara))
      .build();
    for (const person of [{ role: "spouse" }, { role: "child", childNumber: 1 }] as const) {
      const { values } = stateOf("IMM1294", family, person);
      for (const path of [
        "personalDetails.birthCity",
        "educationHistory.schoolName",
        "contactInformation.telephoneNumber.number",
        "previousSpouse.familyName",
        "employmentHistory[0].companyName",
      ])
        expect([path, values[path]]).toEqual([path, undefined]);
    }
  });
});

describe("the page itself", () => {
  it("asks for the beginning of a stay unless it is since birth", () => {
    const state = life({ otherCountriesOfResidenceDetails: [{ sinceBirth: true }, { country: "GH" }] });
    expect([
      fieldOf(state, "otherCountriesOfResidenceDetails[0].from"),
      fieldOf(state, "otherCountriesOfResidenceDetails[1].from")?.isRequired,
    ]).toEqual([undefined, true]);
  });

  it("refuses an end before its beginning, and one after today", () => {
    const state = life({
      employmentAndActivityHistory: [
        { ...work, to: "2015-01" },
        { ...work, to: "2027-01" },
      ],
      otherCountriesOfResidenceDetails: [
        { country: "GH", from: "2022-09-01", to: "2022-08-01" },
        { country: "NG", sinceBirth: true, to: "2022-08-01" },
      ],
    });
    expect(saidAt(state, "employmentAndActivityHistory[0].to")).toBe("endNotBeforeStart");
    expect(saidAt(state, "employmentAndActivityHistory[1].to")).toBe("toDateNotAfterToday");
    expect(saidAt(state, "otherCountriesOfResidenceDetails[0].to")).toBe("endNotBeforeStart");
    expect(saidAt(state, "otherCountriesOfResidenceDetails[1].to")).toBeUndefined();
  });

  it("says when two studies are marked as the highest", () => {
    const state = life({ employmentAndActivityHistory: [studies, studies] });
    expect(saidAt(state, "employmentAndActivityHistory[1].isHighestStudies")).toBe("highestStudiesOnce");
    expect(
      saidAt(life({ employmentAndActivityHistory: [studies] }), "employmentAndActivityHistory[0].isHighestStudies"),
    ).toBeUndefined();
  });

  it("asks a parent who has died for no status and no occupation", () => {
    const state = life(amara);
    expect([
      fieldOf(state, "father.maritalStatus")?.isRequired,
      fieldOf(state, "mother.presentOccupation")?.isRequired,
    ]).toEqual([false, true]);
  });
});
