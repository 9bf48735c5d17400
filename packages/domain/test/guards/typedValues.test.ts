import { describe, expect, it } from "vitest";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import { documentField, documentFields, isTypeable } from "../../src/caseFile/documentValues/documentFields.ts";
import type { FormNumber } from "../../src/caseFile/formValues.ts";
import { valuesThatNameSomebody } from "../../src/caseFile/whose/whoseDocument.ts";
import { endingKinds } from "../../src/conditions/endingDocuments.ts";
import { everyDeadline } from "../../src/deadlines/deadlines.ts";
import { formDefinitions } from "../../src/forms/definitions.ts";
import { formsOf } from "../../src/forms/forms.ts";
import { fundsOf } from "../../src/funds/funds.ts";
import { imm1294Payers } from "../../src/lists/officialForms/formChoices1294.ts";
import { assessmentPart } from "../../src/plan/assessmentPart.ts";
import { computePlan } from "../../src/plan/plan.ts";
import { documentWarningsOf } from "../../src/plan/vaultPart.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { assess } from "../../src/questionnaire/progress.ts";
import { formOfCase } from "../../src/review/formOfCase.ts";
import { decideVault } from "../../src/vault/decideSlots.ts";
import { checks, dates, funds, needsOf, questions, requirements } from "../../src/vault/files/fieldNeeds.ts";
import { pagesOf, vaultPages } from "../../src/vault/pages.ts";
import { fieldsToType, valuesOfSlot } from "../../src/vault/files/typedFields.ts";
import { shareOf } from "../../../../tests/running/sizes.ts";
import { manyCases } from "./anyCase.ts";
import { valuesRead } from "./valuesRead.ts";

/** What a rule reads in a document has a hand to come from, and what a person is told that a value is for is so. */

const slots = vaultPages.flatMap((page) => page.slots.map((slot) => ({ page: page.slug, slot })));
const typed = new Set(slots.flatMap(({ page, slot }) => valuesOfSlot(page, slot).map((id) => `${page} ${id}`)));

/** Always the same: which values a file holds turns on the place of its case. */
const someCases = shareOf("cases whose values of documents are read by anything", manyCases(150), 10, { seed: 0 });

const isFormNumber = (id: string): id is FormNumber => id in formDefinitions;

/** What a person enters uncovers fields that few cases show by themselves. */
const uncovering = {
  IMM0008: { isLawfulPermanentResident: true },
  IMM5709: { "studyDetails.schoolAddress.province": "QC" },
  IMM5710: { "workDetails.permitType": "LMOS", "workDetails.province": "QC" },
};

/** Of the case as it is and as a visit, whose visitor has papers of their own: few made-up cases are one. */
const fillForms = (wanted?: string) => (given: CaseFile) => {
  fillFormsAsTheyAre(given, wanted);
  fillFormsAsTheyAre({ ...given, application: { ...given.application, type: "VisitorVisa" } }, wanted);
};

const fillFormsAsTheyAre = (given: CaseFile, wanted: string | undefined) => {
  const caseFile = { ...given, forms: { ...uncovering, ...given.forms } };
  for (const { form, person, childNumber } of formsOf(readerFor(caseFile))) {
    const number = form.id;
    if (!isFormNumber(number) || (wanted !== undefined && wanted !== number)) continue;
    if (person === "child" && childNumber === undefined) continue;
    formOfCase(
      caseFile,
      number,
      person === "child" ? { role: person, childNumber: childNumber ?? 1 } : { role: person },
    );
  }
};

const fillQuestions = (caseFile: CaseFile) => {
  const the = readerFor(caseFile);
  assessmentPart(caseFile.application.type, assess(caseFile.application.type, the), the);
};
const decideDocuments = (caseFile: CaseFile) => {
  const the = readerFor(caseFile);
  decideVault(pagesOf(caseFile.application.type, the), the);
};

/** Of the same document the same day under another name can be typed. */
const hasOtherName = (page: string, id: string): boolean =>
  endingKinds.some(({ fields }) => fields.includes(id) && fields.some((other) => typed.has(`${page} ${other}`)));

/** Read in passing; nothing can rest on it in these documents. */
const inPassing: readonly { readonly pages: RegExp; readonly values: readonly string[]; readonly because: string }[] = [
  {
    pages: /permit|family-status|previous-visas|^sin-/,
    values: ["startOfCanadianStudyProgram"],
    because: "compared only in a form, which its number tells",
  },
  {
    pages: /^guaranteed-investment-certificate$|^loan-approval-letter$|^scholarship-letter$/,
    values: ["periodEnd", "accountType", "assetType", "canWithdraw"],
    because: "such a paper has no period, and its page says what it is",
  },
];

const isInPassing = (page: string, id: string): boolean =>
  inPassing.some(({ pages, values }) => pages.test(page) && values.includes(id));

describe("values of documents", () => {
  it("that a slot names are defined once", () => {
    const ids = documentFields.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const unknown = slots.flatMap(({ page, slot }) =>
      valuesOfSlot(page, slot)
        .filter((id) => documentField(id) === undefined)
        .map((id) => `${page} ${slot.id} ${id}`),
    );
    expect(unknown).toEqual([]);
    expect(slots.length).toBeGreaterThan(300);
  });

  it("that a rule, a form or a deadline reads can be typed where it reads them", () => {
    const read = valuesRead((caseFile) => {
      computePlan(caseFile);
      fillForms()(caseFile);
    }, someCases);
    const withoutHand = [...read].filter((name) => {
      const [page = "", id = ""] = name.split(" ");
      return isTypeable(id) && !typed.has(name) && !hasOtherName(page, id) && !isInPassing(page, id);
    });
    expect(withoutHand.toSorted()).toEqual([]);
    const undefinedValues = [...read].filter((name) => documentField(name.split(" ")[1] ?? "") === undefined);
    expect(undefinedValues).toEqual([]);
  });

  it("that decide whether a document counts can be typed wherever a name is read, and are said to be needed", () => {
    const names = new Set<string>(valuesThatNameSomebody);
    const read = valuesRead((caseFile) => void documentWarningsOf(caseFile, readerFor(caseFile)), someCases, "notSaid");
    const withNeeds = new Map(
      slots.flatMap(({ page, slot }) =>
        fieldsToType(page, slot, () => true).map(({ field, needs }) => [
          `${page} ${slot.id} ${field.id}`,
          needs.length,
        ]),
      ),
    );
    const named = slots.flatMap(({ page, slot }) =>
      valuesOfSlot(page, slot)
        .filter((id) => names.has(id) && read.has(`${page} ${id}`))
        .map((id) => `${page} ${slot.id} ${id}`),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !withNeeds.get(name)).toSorted()).toEqual([]);
  });

  it("are chosen from the list of the form that says the same", () => {
    const field = documentField("expensesPaidBy");
    expect(field?.kind === "choice" ? field.choices.map(({ id, label }) => ({ id, name: label })) : []).toEqual(
      imm1294Payers.entries,
    );
  });

  it("lie on pages that there are", () => {
    const pages = new Set<string>(vaultPages.map(({ slug }) => slug));
    expect([...typed].map((name) => name.split(" ")[0] ?? "").filter((page) => !pages.has(page))).toEqual([]);
  });

  it("that say what a file is are typed by nobody", () => {
    const offered = new Set(
      slots.flatMap(({ page, slot }) => fieldsToType(page, slot, () => true).map(({ field }) => field.id)),
    );
    expect(
      [
        "isSigned",
        "isValidated",
        "isNotarized",
        "formEdition",
        "formNumber",
        "isFamilyComplete",
        "isApplicantComplete",
        "letterKind",
      ].filter((id) => offered.has(id)),
    ).toEqual([]);
  });
});

/** Of the case as it is and as a visit: visits have pages of their own for money, and few made-up cases are one. */
function countFunds(caseFile: CaseFile): void {
  fundsOf(readerFor(caseFile));
  fundsOf(readerFor({ ...caseFile, application: { ...caseFile.application, type: "VisitorVisa" } }));
}

describe("a value is needed for what reads it:", () => {
  const said = slots.flatMap(({ page, slot }) =>
    fieldsToType(page, slot, () => true).flatMap(({ field, needs }) =>
      needs.map((need) => ({ need, page, id: field.id, name: `${page} ${field.id}` })),
    ),
  );
  const untrue = (
    isMeant: (need: (typeof said)[number]["need"]) => boolean,
    compute: (caseFile: CaseFile) => void,
  ): readonly string[] => {
    const meant = said.filter(({ need }) => isMeant(need));
    expect(meant.length).toBeGreaterThan(0);
    const open = new Set(meant.filter(({ page, id }) => !hasOtherName(page, id)).map(({ name }) => name));
    const isEnough = (read: ReadonlySet<string>) => {
      for (const name of read) open.delete(name);
      return open.size === 0;
    };
    valuesRead(compute, manyCases(150), "said", isEnough);
    if (open.size > 0) valuesRead(compute, manyCases(150), "notSaid", isEnough);
    return [...open].toSorted();
  };

  /** Its vault holds papers of the request alone, and none of them is read. */
  const fromNoDocument = ["NAS2120"];

  const fromDocuments = Object.keys(formDefinitions).filter((form) => !fromNoDocument.includes(form));

  it.each(shareOf("forms whose values are needed for what reads them", fromDocuments, 10))("form %s", (form) => {
    expect(untrue((need) => need.form === form, fillForms(form))).toEqual([]);
  });

  const readers = [
    ["questions", questions, fillQuestions],
    ["funds", funds, countFunds],
    ["dates", dates, (caseFile: CaseFile) => void everyDeadline(readerFor(caseFile))],
    ["requirements", requirements, decideDocuments],
    ["checks", checks, (caseFile: CaseFile) => void documentWarningsOf(caseFile, readerFor(caseFile))],
  ] as const;
  it.each(shareOf("what else reads values", readers, 5))("%s", (_name, need, compute) => {
    expect(untrue((one) => one === need, compute)).toEqual([]);
  });

  it("and what a form, a question, the funds or a deadline reads is said to be needed", () => {
    const ofPage = Map.groupBy(slots, ({ page }): string => page);
    const isSaid = (name: string): boolean => {
      const [page = "", id = ""] = name.split(" ");
      return (ofPage.get(page) ?? []).some(({ slot }) => needsOf(page, slot, id).length > 0);
    };
    const read = valuesRead((caseFile) => {
      fillForms()(caseFile);
      fundsOf(readerFor(caseFile));
      everyDeadline(readerFor(caseFile));
    }, someCases);
    expect(
      [...read].filter((name) => typed.has(name) && isTypeable(name.split(" ")[1] ?? "") && !isSaid(name)).toSorted(),
    ).toEqual([]);
  });
});
