import { expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, stateOf } from "../../../test/formWords.ts";

/** What was typed into one form is offered in the others, with where it is from. */

const married = aCase().answers({
  country: "NG",
  birthday: "1991-03-14",
  maritalStatus: "married",
  accompanyingSpouse: true,
  spouseLastName: "Okafor",
  spouseFirstName: "Chidi",
  jobTitle: "Health officer",
});
const permit = (of: typeof married) => stateOf("IMM1294", of.build());

const cases: readonly [
  words: string,
  form: "IMM5707" | "IMM5645",
  entered: Readonly<Record<string, unknown>>,
  path: string,
  value: unknown,
][] = [
  [
    "the family name of the spouse",
    "IMM5707",
    { "spouse.familyName": "Okafor Eze" },
    "personalDetails.currentSpouseName.familyName",
    "Okafor Eze",
  ],
  [
    "the given names of the spouse, of a name in one box",
    "IMM5645",
    { "spouse.name": "Okafor, Chidi Jude" },
    "personalDetails.currentSpouseName.givenName",
    "Chidi Jude",
  ],
  [
    "the own date of birth",
    "IMM5707",
    { "applicant.dateOfBirth": "1991-04-14" },
    "personalDetails.dateOfBirth",
    "1991-04-14",
  ],
  ["the country of birth", "IMM5645", { "applicant.countryOfBirth": "GH" }, "personalDetails.birthCountry", "GH"],
  [
    "the marital status, by the code of this form",
    "IMM5707",
    { "applicant.maritalStatus": "3" },
    "personalDetails.currentMaritalStatus",
    "04",
  ],
  [
    "a status that this form does not know, as answered",
    "IMM5707",
    { "applicant.maritalStatus": "9" },
    "personalDetails.currentMaritalStatus",
    "01",
  ],
];
it.each(cases)("%s, from the family form to the study permit form", (_, form, entered, path, value) => {
  const state = permit(married.entered(form, entered));
  expect(state.values[path]).toBe(value);
});

it("says that it is from the family form", () => {
  const state = permit(married.entered("IMM5707", { "spouse.familyName": "Okafor Eze" }));
  expect(fieldOf(state, "personalDetails.currentSpouseName.familyName")?.origin).toMatchObject({
    fact: "forms.IMM5707",
  });
});

it("what was entered on the form itself stays", () => {
  const both = married
    .entered("IMM5707", { "spouse.familyName": "Okafor Eze" })
    .form({ "personalDetails.currentSpouseName.familyName": "Okafor" });
  expect(permit(both).values["personalDetails.currentSpouseName.familyName"]).toBe("Okafor");
});

it("the family form of the spouse tells nothing of the applicant’s own block", () => {
  expect(
    permit(married.entered("IMM5707:spouse", { "applicant.dateOfBirth": "1989-08-02" })).values[
      "personalDetails.dateOfBirth"
    ],
  ).toBe("1991-03-14");
});

it("the activity that goes on, from the study permit form to the family forms", () => {
  const jobs = [
    { currentActivity: "Nurse", from: "2012-01", to: "2016-01" },
    { currentActivity: "Head nurse", from: "2016-02" },
  ];
  const state = stateOf("IMM5707", married.form({ employmentHistory: jobs }).build());
  expect(fieldOf(state, "applicant.presentOccupation")).toMatchObject({
    value: "Head nurse",
    origin: { fact: "forms.IMM1294.employmentHistory" },
  });
  expect(
    stateOf("IMM5707", married.form({ employmentHistory: jobs.slice(0, 1) }).build()).values[
      "applicant.presentOccupation"
    ],
  ).toBe("Health officer");
});
