import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { manyCases } from "../../../test/guards/anyCase.ts";
import type { CaseFile } from "../../caseFile/caseFile.ts";
import { letterIds, letterKey } from "../../caseFile/letterValues.ts";
import { formState, isListState, type PartState } from "../../forms/formState.ts";
import { readerFor } from "../../questionnaire/inUse.ts";
import { contentOf } from "../contents.ts";
import { asForm } from "../letterContent.ts";
import { isConfirmedBy, isWrittenBy, lettersWrittenBy } from "../ofWhoWrites.ts";
import { formOfDescribed } from "./formOfDescribed.ts";
import type { DescribedForm } from "./describedForm.ts";
import { caseOfWriter, describedToWriter } from "./describedToWriter.ts";

const writers = ["spouse", "host", "visitor", "financialSupporter", "secondFinancialSupporter"] as const;

describe("the letters of people without an account", () => {
  it("are these, and whoever writes one confirms it", () => {
    const of = writers.map((role) => letterIds.filter((id) => isWrittenBy(role, contentOf(id))));
    expect(of).toEqual([
      ["spousalSupportLetter"],
      ["visitorVisaHostLetter"],
      ["visitorVisaVisitorLetter", "visitorVisaItinerary", "visitorVisaTravel"],
      ["financialSupporter", "firstFinancialSupporter"],
      ["secondFinancialSupporter"],
    ]);
    for (const role of writers)
      for (const id of letterIds.filter((one) => isWrittenBy(role, contentOf(one))))
        expect([id, isConfirmedBy(role, contentOf(id))]).toEqual([id, true]);
  });

  it("are called for by the case: of two who pay, the first has another letter than of one", () => {
    const paid = aCase().answers({ financialSupport: "entirely" });
    const ids = (role: (typeof writers)[number], one: CaseFile) =>
      lettersWrittenBy(role, readerFor(one)).map(({ id }) => id);
    expect(ids("financialSupporter", paid.build())).toEqual(["financialSupporter"]);
    const two = paid.answers({ hasSecondFinancialSupporter: true }).build();
    expect([ids("financialSupporter", two), ids("secondFinancialSupporter", two)]).toEqual([
      ["firstFinancialSupporter"],
      ["secondFinancialSupporter"],
    ]);
    expect(ids("financialSupporter", aCase().build())).toEqual([]);
    expect(ids("spouse", aCase().answers({ maritalStatus: "single" }).build())).toEqual([]);
  });
});

const said = (parts: readonly PartState[]): unknown =>
  parts.map((part) =>
    isListState(part)
      ? [part.list.list, part.isRequired, part.rows.map(({ fields }) => said(fields))]
      : [part.path, part.isRequired, part.claims ? undefined : part.value],
  );

it("a page that is told what is asked asks the same, with the same filled in, as one that knows the whole case", () => {
  const typed = { visitorName: "Rosa Vega", hostStatus: "citizen", supporterWork: "employed", supportsOthers: true };
  let compared = 0;
  for (const whole of manyCases(300)) {
    const main = readerFor(whole);
    for (const role of writers)
      for (const content of lettersWrittenBy(role, main)) {
        const [form, person] = [asForm(content), { role }];
        const caseFile = { ...whole, letters: { [letterKey(content.id, person)]: typed } };
        const told = JSON.parse(JSON.stringify(describedToWriter(form, caseFile, main, person))) as DescribedForm;
        const cut = caseOfWriter(caseFile, form, person);
        const [known, shown] = [
          formState(form, caseFile, main, person),
          formState(formOfDescribed(told), cut, readerFor(cut), person),
        ];
        expect(shown.sections.map(({ parts }) => said(parts))).toEqual(known.sections.map(({ parts }) => said(parts)));
        compared += 1;
      }
  }
  expect(compared).toBeGreaterThan(100);
});

it("nothing of the case reaches the page beside the letter: no name, no answer, no document", () => {
  const whole = aCase()
    .profile({ firstName: "Amara", lastName: "Eze" })
    .answers({ financialSupport: "entirely", financialSupporterFullName: "Ngozi Eze" })
    .document("passport", { parsedValues: { passportNumber: "E12345678" } })
    .build();
  const of = { ...whole, letters: { financialSupporter: {}, letterOfExplanation: { explains: "Secret" } } };
  const cut = caseOfWriter(of, asForm(contentOf("financialSupporter")), { role: "financialSupporter" });
  expect(cut).toEqual({
    today: whole.today,
    user: {},
    profile: {},
    application: { type: "Student", status: "Preparation" },
    answers: {},
    dependents: [],
    documents: [],
  });
});
