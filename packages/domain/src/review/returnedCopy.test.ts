import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { computePlan } from "../plan/plan.ts";
import { restsOnOfForm, restsOnOfWarning } from "../warnings/overriddenByLawyer.ts";
import { formStatusesOf } from "./formStatuses.ts";

const student = aCase().type("Student").answers({ country: "NG", birthday: "1996-03-14", maritalStatus: "single" });
const settled = (the: CaseBuilder) =>
  Object.fromEntries(formStatusesOf(the.build()).map(({ key, settledBy }) => [key, settledBy]));
const permit = { slotId: "applicationForStudyPermit", documentOwner: "main" } as const;
const ready = { formNumber: "IMM 1294", formEdition: "06-2026", isSigned: "Yes", isValidated: "Yes" };
const study = (parsedValues: object = {}, facts: object = {}) =>
  student.document("application-for-study-permit", { ...permit, parsedValues: { ...parsedValues }, ...facts });
const family = (parsedValues: object = {}) =>
  student.document("family-information-form", {
    slotId: "familyInformationForm",
    documentOwner: "main",
    parsedValues: { ...parsedValues },
  });
const whole = { formEdition: "01-2023", isSigned: "Yes", isApplicantComplete: "Yes", isFamilyComplete: "Yes" };

const accept = (the: CaseBuilder, form: string, was = the) => {
  const document = was.build().documents[0];
  if (!document) throw new Error("the case has no document");
  return the.lawyerSays({
    kind: "formAccepted",
    fileId: document.fileId,
    form,
    restsOn: restsOnOfForm(was.reader(), document, form),
  });
};

describe("a file in the place of a form", () => {
  test.each<[string, CaseBuilder, string | null]>([
    ["that was recognised, in the edition in use, validated and signed", study(ready), "returned"],
    ["in which nothing was read", study(), null],
    ["that cannot be read", study(ready, { findings: ["notReadable"] }), null],
    ["of which pages are missing", study(ready, { findings: ["incompleteDocument"] }), null],
    ["that is another form", study({ ...ready, formNumber: "IMM 1295" }), null],
    ["of an older edition", study({ ...ready, formEdition: "02-2024" }), null],
    ["of an edition that was not read", study({ ...ready, formEdition: undefined }), null],
    ["that is not signed", study({ ...ready, isSigned: "No" }), null],
    ["of which nobody knows whether it is signed", study({ ...ready, isSigned: undefined }), null],
    ["that was not validated", study({ ...ready, isValidated: "No" }), null],
    ["of which nobody knows whether it was validated", study({ ...ready, isValidated: undefined }), null],
    ["that Boreal filled", study(ready, { filledForm: "IMM1294" }), null],
  ])("%s", (_words, the, expected) => {
    expect(settled(the)["IMM1294"]).toBe(expected);
  });

  test("on a day on which no edition is known settles nothing", () => {
    expect(settled(study(ready).on("2020-01-01"))["IMM1294"]).toBeNull();
  });

  test("that is the family form settles it; the other one is told of only where it took its place", () => {
    const ofFamily = (the: CaseBuilder) => {
      const { IMM5645, IMM5707 } = settled(the);
      return { IMM5645, IMM5707 };
    };
    const read = { ...whole, formNumber: "IMM 5707" };
    expect(ofFamily(family(read))).toEqual({ IMM5645: undefined, IMM5707: "returned" });
    expect(ofFamily(family())).toEqual({ IMM5645: undefined, IMM5707: null });
    expect(ofFamily(family({ ...read, isFamilyComplete: "No" }))).toEqual({ IMM5645: undefined, IMM5707: null });
    expect(ofFamily(family({ ...read, isApplicantComplete: undefined }))).toEqual({
      IMM5645: undefined,
      IMM5707: null,
    });
    expect(ofFamily(accept(family(), "IMM5645"))).toEqual({ IMM5645: "lawyer", IMM5707: "otherForm" });
  });

  test("of the other forms settles them once nothing of what is looked at is missing", () => {
    const signed = {
      formNumber: "IMM 5476",
      formEdition: "11-2025",
      isSigned: "Yes",
      applicantFullName: "Ada Obi",
      "representative.familyName": "Roy",
      "representative.givenNames": "Anne",
      "representative.phoneNumber": "5145550100",
    };
    const use = (values: object) =>
      student.document("use-of-a-representative", {
        slotId: "useOfARepresentative",
        documentOwner: "main",
        parsedValues: { ...values },
      });
    expect([
      settled(use(signed))["IMM5476"],
      settled(use({ ...signed, "representative.familyName": "" }))["IMM5476"],
      settled(use({}))["IMM5476"],
    ]).toEqual(["returned", null, null]);
  });
});

describe("the word of a lawyer", () => {
  test("settles the form that it names, of that person, and lifts what it says of the file; the warning stays to be seen", () => {
    const the = accept(study(), "IMM1294");
    expect(settled(the)["IMM1294"]).toBe("lawyer");
    expect(computePlan(study().build()).warnings).toMatchObject([
      {
        id: "formNotValidated",
        blocking: true,
        why: { because: [{ en: expect.stringContaining("we cannot check") as string }] },
      },
    ]);
    expect(computePlan(the.build()).warnings).toMatchObject([
      { id: "formNotValidated", blocking: false, overriddenBy: "w1" },
    ]);
  });

  test("settles no other form of the same place, but the other is not needed any more", () => {
    expect(settled(accept(family(), "IMM5645"))).toMatchObject({ IMM5645: "lawyer", IMM5707: "otherForm" });
    expect(settled(accept(study(), "IMM1294:spouse"))["IMM1294"]).toBeNull();
  });

  test("ends with its file, with another finding in it and with the edition", () => {
    const deleted = student.document("application-for-study-permit", { ...permit, deletedAt: "2026-11-20T10:00:00Z" });
    expect(settled(accept(deleted, "IMM1294", study()))["IMM1294"]).toBeNull();
    expect(settled(accept(study({ formNumber: "IMM 1295" }), "IMM1294", study()))["IMM1294"]).toBeNull();
    expect(settled(accept(study().on("2020-01-01"), "IMM1294", study()))["IMM1294"]).toBeNull();
  });

  test("about one warning lifts that one only, as long as what it rests on stays", () => {
    const the = study({ ...ready, isSigned: "No", isValidated: "No" });
    const raised = computePlan(the.build()).warnings;
    const notSigned = raised.find(({ id }) => id === "formMissingSignature");
    expect(raised.map(({ id }) => id)).toEqual(["formNotValidated", "formMissingSignature"]);
    if (!notSigned) throw new Error("it is not signed");
    const overridden = (now: CaseBuilder) =>
      computePlan(
        now
          .lawyerSays({
            kind: "warningOverridden",
            fileId: "f1",
            warningId: "formMissingSignature",
            restsOn: restsOnOfWarning(the.build(), notSigned),
          })
          .build(),
      );
    expect(overridden(the).warnings.map(({ id, blocking }) => [id, blocking])).toEqual([
      ["formNotValidated", true],
      ["formMissingSignature", false],
    ]);
    expect(
      overridden(the)
        .readiness.open.filter(({ kind }) => kind === "warning")
        .map(({ id }) => id),
    ).toEqual(["formNotValidated"]);
    expect(
      settled(
        the.lawyerSays({
          kind: "warningOverridden",
          fileId: "f1",
          warningId: "formMissingSignature",
          restsOn: restsOnOfWarning(the.build(), notSigned),
        }),
      )["IMM1294"],
    ).toBeNull();
  });

  test("about a file in which nothing was found ends when it turns out to be a form of which nobody knows whether it was validated", () => {
    const [warning] = computePlan(study().build()).warnings;
    if (!warning) throw new Error("the scan raises nothing");
    const word = {
      kind: "warningOverridden",
      fileId: "f1",
      warningId: warning.id,
      restsOn: restsOnOfWarning(study().build(), warning),
    } as const;
    const blocks = (the: CaseBuilder) =>
      computePlan(the.lawyerSays(word).build())
        .warnings.filter(({ id }) => id === "formNotValidated")
        .map(({ blocking }) => blocking);
    expect([blocks(study()), blocks(study({ formNumber: "IMM 1294" }))]).toEqual([[false], [true]]);
  });

  test("about costs ends when the letter that they were compared with changes", () => {
    const costs = (tuition: string) =>
      student
        .document("application-for-study-permit", { ...permit, parsedValues: { ...ready, tuitionFees: "10000" } })
        .document("letter-of-acceptance", { documentOwner: "main", parsedValues: { tuitionFees: tuition } });
    const [warning] = computePlan(costs("20000").build()).warnings.filter(
      ({ id }) => id === "incorrectStudyExpensesDetails",
    );
    if (!warning) throw new Error("the costs are the same");
    const word = {
      kind: "warningOverridden",
      fileId: "f1",
      warningId: warning.id,
      restsOn: restsOnOfWarning(costs("20000").build(), warning),
    } as const;
    const blocks = (the: CaseBuilder) =>
      computePlan(the.lawyerSays(word).build()).warnings.find(({ id }) => id === warning.id)?.blocking;
    expect([blocks(costs("20000")), blocks(costs("30000"))]).toEqual([false, true]);
  });
});

test("what only the legal team can see on a file holds back no review until it was looked at", () => {
  const minor = aCase().type("Student").answers({ birthday: "2011-01-01" });
  const declaration = (parsedValues: object) =>
    minor
      .document("custodian-declaration", {
        slotId: "custodianDeclaration",
        documentOwner: "main",
        parsedValues: { ...parsedValues },
      })
      .build();
  const point = (parsedValues: object) =>
    computePlan(declaration(parsedValues)).readiness.open.find(({ id }) => id === "custodianFormNotNotarized");
  expect(point({})).toMatchObject({ kind: "warning", forLawyer: true });
  expect(point({ isNotarized: "No" })).not.toHaveProperty("forLawyer");
  expect(point({ isNotarized: "Yes" })).toBeUndefined();
});
