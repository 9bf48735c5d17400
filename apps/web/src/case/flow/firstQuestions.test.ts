import { applicationTypes } from "@boreal/domain/caseFile/application";
import { aCase } from "@boreal/domain/test/caseBuilder";
import type { WarningId } from "@boreal/domain/warnings/warningIds";
import { describe, expect, it } from "vitest";
import { allQuestionsOf } from "./allQuestions.ts";
import { firstQuestionsOf, firstWarnings } from "./firstQuestions.ts";
import { readerOf } from "./questions.ts";

/** A permit that ended, so that as many warnings hold as can. */
const inCanada = aCase()
  .on("2026-11-21")
  .answers({
    country: "CA",
    passportCountries: ["CA"],
    currentImmigrationStatus: "studyPermit",
    studyPermitExpiryDate: "2026-11-01",
    pgwpExpiryDate: "2026-11-01",
  });

describe("the first questions of a page", () => {
  it.each(applicationTypes)("%s: raise every warning that they name, as all questions do", (type) => {
    const [first, all] = [firstQuestionsOf(type), allQuestionsOf(type)];
    const named = first.flow.index.warnings;
    const caseFile = inCanada.type(type).build();
    const raised = ({ flow, raise }: typeof first, ids: ReadonlySet<WarningId>) =>
      raise(readerOf({ flow }, caseFile), ids);
    expect(raised(first, named)).toEqual(raised(all, named));
    // Whether it holds here or not.
    const known = new Set<WarningId>(firstWarnings.map(({ id }) => id));
    expect([...named].filter((id) => !known.has(id))).toEqual([]);
  });

  it("do not follow the family, which later answers tell of", () => {
    const married = aCase().answers({ maritalStatus: "married", accompanyingSpouse: true }).build();
    expect(firstQuestionsOf("Student").withFamily(married)).toBe(married);
    expect(allQuestionsOf("Student").withFamily(married).dependents).toHaveLength(1);
  });
});

it("a case is read anew once more questions are known, and not before", () => {
  const caseFile = inCanada.build();
  const [first, all] = [firstQuestionsOf("Student"), allQuestionsOf("Student")];
  const reader = readerOf(first, caseFile);
  expect(readerOf(first, caseFile)).toBe(reader);
  expect(readerOf(all, caseFile)).not.toBe(reader);
});
