import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { isTeamForm } from "@boreal/domain/forms/teamForms";
import { computePlan } from "@boreal/domain/plan/plan";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import { expect, test } from "vitest";
import type { PlannedWarning } from "../../case/loading/theCase.ts";
import { firstThings } from "./firstThings.ts";

const student: CaseFile = {
  today: "2026-11-23",
  application: { type: "Student" },
  user: {},
  profile: {},
  answers: { country: "NG", insideCanadaCurrently: false },
  dependents: [],
  documents: [],
};

const passport = { id: "f1", name: "passport.pdf", page: "passport", slot: "passportBioPage", deletedAt: null };

/** The case with these warnings, and a vault in which the legal team may add what it supplies. */
const withWarnings = (warnings: readonly Partial<PlannedWarning>[]) => ({
  id: "a1",
  type: "Student",
  status: "LawyerReview",
  abilities: [],
  caseFile: writeCase(student),
  documents: [passport],
  plan: {
    vault: computePlan(student).vault.filter(({ slot }) => slot === "passportBioPage"),
    warnings,
    assessmentWarnings: [],
    deadlines: [],
  },
});
const first = (warnings: readonly Partial<PlannedWarning>[]) => firstThings(withWarnings(warnings) as never).things;

test("what waits for the team’s decision comes before what blocks; the rest does not come here", () => {
  const things = first([
    { id: "blurry", blocking: false, fileId: "f1" },
    { id: "notReadable", blocking: true, fileId: "f1" },
    { id: "formNotValidated", blocking: true, forLawyer: true, fileId: "f1" },
  ]);
  const whose = { en: "Applicant", fr: "Personne qui présente la demande" };
  expect(things.map(({ kind, file }) => [kind, file])).toEqual([
    ["decide", { name: "passport.pdf", whose }],
    ["blocks", { name: "passport.pdf", whose }],
  ]);
  expect(things[1]?.href).toBe("/document-vault/passport?application=a1");
});

test("a warning about answers leads to its part of the page", () => {
  expect(first([{ id: "notReadable", blocking: true }]).map(({ href }) => href)).toEqual(["#check"]);
});

test("what is overridden blocks nothing", () => {
  expect(first([{ id: "notReadable", blocking: false, overriddenBy: "w1", fileId: "f1" }])).toEqual([]);
});

test("what the applicant is to add waits for the applicant, not for the team", () => {
  const { documents: _documents, ...empty } = withWarnings([]);
  expect(firstThings({ ...empty, documents: [] } as never)).toMatchObject({ things: [], toApplicant: [{}] });
});

test("files that nobody has sorted are for the team to look at too", () => {
  const unsorted = { ...passport, id: "f2", page: "to-sort", slot: "to-sort", state: "read" };
  const documents = [passport, unsorted, { ...unsorted, id: "f3" }];
  expect(firstThings({ ...withWarnings([]), documents } as never).things).toMatchObject([
    { kind: "look", about: { en: "2 files are not sorted yet" }, href: "/applications/a1/documents#to-sort" },
  ]);
});

test("values that reading did not find are told to the team too, by person, document and value", () => {
  const caseFile = {
    ...student,
    documents: [
      {
        fileId: "f1",
        documentId: "passport",
        slotId: "passportBioPage",
        uploadedBy: "main",
        documentOwner: "main",
        notRead: ["passportExpiryDate"],
      },
    ],
  };
  const given = { ...withWarnings([]), caseFile: writeCase(caseFile) };
  const { things } = firstThings(given as never, [{ fileId: "f1", page: "passport", values: ["passportExpiryDate"] }]);
  expect(things.filter(({ kind }) => kind === "type").map(({ about }) => about.en)).toEqual([
    expect.stringMatching(/^Applicant, Passport: passport valid until$/),
  ]);
});

test("a form that the team fills in waits for the team until it is there, and is none of the applicant’s documents", () => {
  const plan = computePlan({ ...student, answers: { ...student.answers, maritalStatus: "single" } });
  const given = {
    id: "a1",
    type: "Student",
    status: "Preparation",
    abilities: ["readForms"],
    caseFile: writeCase({ ...student, answers: { ...student.answers, maritalStatus: "single" } }),
    documents: [] as readonly object[],
    plan: {
      vault: plan.vault.map((slot) => ({ ...slot, childNumber: null })),
      warnings: [],
      assessmentWarnings: [],
      deadlines: [],
    },
  };
  const of = (documents: readonly object[]) => firstThings({ ...given, documents } as never);
  const representative = ({ about }: { readonly about: { readonly en: string } }) => /IMM 5476/.test(about.en);
  expect(
    of([])
      .things.filter(representative)
      .map(({ kind }) => kind),
  ).toEqual(["fill"]);
  expect(of([]).toApplicant.filter(({ en }) => /IMM 5476/.test(en))).toEqual([]);
  const slot = plan.vault.find(({ page }) => page === "use-of-a-representative")?.slot;
  const file = {
    id: "f9",
    name: "form.pdf",
    page: "use-of-a-representative",
    slot,
    childNumber: null,
    deletedAt: null,
  };
  expect(of([file]).things.filter(representative)).toEqual([]);
  // Filled by the team, it waits for the applicant’s signature.
  const filled = of([{ ...file, filledForm: "IMM5476" }]);
  expect(filled.things.filter(representative)).toEqual([]);
  expect(filled.toApplicant.map(({ en }) => en)).toContain("Use of a Representative (IMM 5476)");
  expect(of([file]).toApplicant.map(({ en }) => en)).not.toContain("Use of a Representative (IMM 5476)");
});

test("forms of the team are as many as are counted, also of a child whose document is only recommended", () => {
  const caseFile: CaseFile = {
    ...student,
    answers: { ...student.answers, maritalStatus: "single", hasAccompanyingChild: true },
    dependents: [{ id: "child1", type: "Child", childNumber: 1, visaType: "Student", birthday: "2016-05-05" }],
  };
  const plan = computePlan(caseFile);
  const { things } = firstThings({
    id: "a1",
    type: "Student",
    status: "Preparation",
    abilities: ["readForms"],
    caseFile: writeCase(caseFile),
    documents: [],
    plan: { vault: plan.vault, warnings: [], assessmentWarnings: [], deadlines: [] },
  } as never);
  const counted = plan.forms.filter(({ id, applies }) => applies && isTeamForm(id));
  expect(counted).toHaveLength(2);
  expect(things.filter(({ kind }) => kind === "fill")).toHaveLength(counted.length);
});

test("a day of the Court that is over is told as passed", () => {
  const deadline = (id: string, date: string) => ({ id, title: { en: id, fr: id }, date });
  const { things } = firstThings({
    ...withWarnings([]),
    documents: [],
    plan: {
      vault: [],
      warnings: [],
      assessmentWarnings: [],
      deadlines: [deadline("proofOfService", "2026-11-22"), deadline("applicantRecord", "2026-11-23")],
    },
  } as never);
  expect(things.map(({ key, isPast }) => [key, isPast ?? false])).toEqual([
    ["proofOfService", true],
    ["applicantRecord", false],
  ]);
});
