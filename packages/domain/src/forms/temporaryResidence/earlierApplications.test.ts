import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, stateOf } from "../../../test/formWords.ts";

const on = "2026-11-20";
const details = "background.immigrationQuestions.immigrationDetailsText";
const graduate = aCase()
  .on(on)
  .type("WorkPermit")
  .answers({ birthday: "1996-05-04", hasPreviousVisaApplication: true });

describe("earlier applications in the details of the form", () => {
  it.each([
    [
      "a permit of Canada",
      [{ country: "CA", visaType: "study", result: "approved", dateOfIssue: "2024-12" }],
      "Canada, study, approved, 2024-12.",
    ],
    [
      "another country only where it refused, in the words of its letter",
      [
        {
          country: "FR",
          visaType: "visitor",
          result: "refused",
          refusalReason: "Not enough money.",
          dateOfIssue: "2019-03",
        },
        { country: "GB", visaType: "visitor", result: "approved", dateOfIssue: "2020-03" },
        { country: "CA", visaType: "study", result: "underReview" },
      ],
      "France, visitor, refused, 2019-03: Not enough money.\nCanada, study, under review.",
    ],
    [
      "a type of its own name",
      [{ country: "CA", visaType: "other", otherVisaType: "Crew member", result: "approved", dateOfIssue: "2022-01" }],
      "Canada, Crew member, approved, 2022-01.",
    ],
  ] as const)("%s", (_, previousVisas, expected) => {
    const the = graduate.answers({ previousVisas }).build();
    expect(fieldOf(stateOf("IMM5710", the), details)?.value).toBe(expected);
  });

  it("in French where the account is", () => {
    const the = graduate
      .profile({ preferredLanguage: "fr" })
      .answers({
        previousVisas: [
          {
            country: "CA",
            visaType: "study",
            result: "refused",
            refusalReason: "Fonds insuffisants.",
            dateOfIssue: "2024-12",
          },
        ],
      })
      .build();
    const { value, refusal } = fieldOf(stateOf("IMM5710", the), details) ?? {};
    expect([value, refusal]).toEqual(["Canada, études, demande refusée, 2024-12 : Fonds insuffisants.", undefined]);
  });

  it("Schedule A tells of refusals alone", () => {
    const invited = aCase()
      .on(on)
      .type("ExpressEntryIta")
      .answers({
        birthday: "1996-05-04",
        hasPreviousVisaApplication: true,
        previousVisas: [
          { country: "CA", visaType: "study", result: "approved", dateOfIssue: "2024-12" },
          { country: "US", visaType: "visitor", result: "refused", dateOfIssue: "2018-06" },
        ],
      });
    expect(fieldOf(stateOf("IMM5669", invited.build()), "statements.details")?.value).toBe(
      "United States of America, visitor, refused, 2018-06.",
    );
  });
});
