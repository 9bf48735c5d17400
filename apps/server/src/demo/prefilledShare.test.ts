import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { lifeOf } from "@boreal/domain/caseFile/lifeHistory";
import { fieldsOf } from "@boreal/domain/forms/formState";
import type { FormField } from "@boreal/domain/forms/fields/field";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { aCase } from "@boreal/domain/test/caseBuilder";
import { expect, it } from "vitest";
import { familyAnswers } from "./answers.ts";
import { familyLife } from "./lifeAnswers.ts";

/**
 * Issue 5: how much of the forms of Amara, married, with one child, nobody has to type. Counted are the fields that the form
 * requires as it stands and those that hold a value. What is left is told apart: chosen by a click, chosen in a long list that
 * is searched by typing, typed. What she tells of her life is typed too, once for all forms and applications.
 */

const today = "2026-11-20";
const account = {
  firstName: "Amara",
  lastName: "Okafor",
  email: "amara@example.test",
  preferredLanguage: "en",
} as const;
const atStart = aCase()
  .on(today)
  .answers(familyAnswers(today))
  .spouse("OpenWorkPermit")
  .child(8, "Student")
  .profile(account);

/** Only fields that the vault asks a reader for (fieldsToRead of vault/identity/passport.ts and of the letter of acceptance). */
const passport = (firstName: string, birthday: string) => ({
  parsedValues: {
    lastName: "OKAFOR",
    firstName,
    birthday,
    country: "NG",
    passportNumber: "B50512345",
    passportIssueDate: "2024-05-20",
    passportExpiryDate: "2034-05-19",
  },
});
const withDocuments = (of: typeof atStart) =>
  of
    .document("passport", passport("AMARA", "1991-03-14"))
    .document("spouse-passport", passport("CHIDI", "1989-08-02"))
    .document("letter-of-acceptance", { parsedValues: { tuitionFees: "18900" } });
const told = atStart.profile(lifeOf(familyLife));

/** More choices than stand side by side or in a closed list are searched in. */
const isLong = (choices: FormField["choices"]): boolean => Array.isArray(choices) && choices.length > 25;
const isSearched = ({ kind, choices }: FormField): boolean =>
  kind === "country" || kind === "province" || (kind === "choice" && isLong(choices));
const isClicked = (field: FormField): boolean => !isSearched(field) && ["yesNo", "tick", "choice"].includes(field.kind);

function shareOf(caseFile: CaseFile, form: "IMM1294" | "IMM5707") {
  const wanted = formOfCase(caseFile, form)
    .sections.flatMap(({ parts }) => fieldsOf(parts))
    .filter(({ isRequired, value }) => isRequired || value !== undefined);
  const open = wanted.filter(({ value }) => value === undefined);
  const among = (is: (field: FormField) => boolean) => open.filter(({ field }) => is(field)).length;
  const percent = (part: number) => Math.round((100 * part) / wanted.length);
  const [filled, clicks, searches] = [wanted.length - open.length, among(isClicked), among(isSearched)];
  return {
    filled,
    wanted: wanted.length,
    percent: percent(filled),
    clicks,
    searches,
    typed: open.length - clicks - searches,
    open: open.map(({ path }) => path),
  };
}

/** The child has the name that the list of the people of the application asks for. */
const named = (caseFile: CaseFile): CaseFile => ({
  ...caseFile,
  dependents: caseFile.dependents.map((one) =>
    one.type === "Child" ? { ...one, applicantFullName: "Ada Okafor" } : one,
  ),
});

const states = [
  ["at the start", atStart],
  ["with her passports and her letter read", withDocuments(atStart)],
  ["with her life told", told],
  ["with both", withDocuments(told)],
] as const;

it.each(["IMM1294", "IMM5707"] as const)(
  "of %s at least four fields of five are filled in once she told of her life",
  (form) => {
    for (const [words, of] of states) {
      const { filled, wanted, percent, clicks, searches, typed } = shareOf(named(of.build()), form);
      process.stdout.write(
        `${form}, ${words}: ${filled} of ${wanted} fields filled in (${percent} %), left are ${clicks} to click, ${searches} to choose in a long list, ${typed} to type\n`,
      );
    }
    expect(shareOf(named(told.build()), form).percent).toBeGreaterThanOrEqual(80);
    process.stdout.write(
      `${form}, left to her: ${shareOf(named(withDocuments(told).build()), form).open.join(", ")}\n`,
    );
  },
);
