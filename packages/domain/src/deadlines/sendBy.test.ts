import { describe, expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { applicationStatuses } from "../caseFile/application.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { sendByDeadlines } from "./sendBy.ts";

const student = { country: "NG", startOfCanadianStudyProgram: "2027-09-06" } as const;
const datesOf = (given: ReturnType<typeof aCase>) =>
  sendByDeadlines(new CaseReader(given.build())).map(({ decision }) => decision.value);

describe("the last sensible day to send", () => {
  test("is sixty days before the program starts, and says that this was not verified", () => {
    const [sendBy] = sendByDeadlines(new CaseReader(aCase().on("2026-11-20").answers(student).build()));
    expect(sendBy?.decision.value).toBe("2027-07-08");
    expect(sendBy?.decision.sources.map(({ status }) => status)).toContain("unverified");
  });

  test("says what to do once it has passed, as long as the program has not started", () => {
    const late = aCase().on("2027-08-01").answers(student);
    expect(sendByDeadlines(new CaseReader(late.build()))[0]?.decision.because[0]?.en).toMatch(
      /send the application now/,
    );
    expect(datesOf(aCase().on("2027-09-07").answers(student))).toEqual([]);
  });

  test("is not told of an application that was sent, of one made in Canada, or before the start is known", () => {
    const told = applicationStatuses.filter(
      (status) => datesOf(aCase().on("2026-11-20").answers(student).status(status)).length > 0,
    );
    expect(told).toEqual(["Preparation", "LawyerReview", "ApplicantPool", "ItaReceived"]);
    expect(
      datesOf(
        aCase()
          .on("2026-11-20")
          .answers({ ...student, country: "CA" }),
      ),
    ).toEqual([]);
    expect(datesOf(aCase().on("2026-11-20").answers({ country: "NG" }))).toEqual([]);
    expect(datesOf(aCase().type("StudentExtension").on("2026-11-20").answers(student))).toEqual([]);
  });
});
