import { describe, expect, test } from "vitest";
import { computePlan } from "../plan/plan.ts";
import { readCase } from "./readCase.ts";
import { writeCase } from "./writtenCase.ts";

const start = { format: "boreal-case/1", application: { type: "Student" } };

describe("reading a case file", () => {
  test("the example of the published format is taken whole and comes back the same", () => {
    const example = {
      format: "boreal-case/1",
      today: "2026-11-20",
      user: { role: "student", applicantKind: "student", schoolId: null, ssoId: null, agentId: null },
      profile: { firstName: "Mei", lastName: "Lin", email: "mei@example.test" },
      application: {
        type: "Student",
        status: "Preparation",
        statusUpdatedAt: "2026-10-01",
        receivedDate: null,
        reasonsForContactingIRCC: [],
        agreedToDisclaimer: true,
        confirmedSoP: false,
        sopManuallyUploadedByLawyer: false,
      },
      answers: { country: "CN", birthday: "2003-05-04", passportCountries: ["CN"], maritalStatus: "married" },
      dependents: [
        { id: "d1", type: "Spouse", visaType: "OpenWorkPermit", birthday: "2001-01-31", applicantFullName: "Jun Wu" },
        {
          id: "d2",
          type: "Child",
          childNumber: 1,
          visaType: "Student",
          birthday: "2012-11-20",
          applicantFullName: "An Wu",
        },
      ],
      documents: [
        {
          fileId: "f1",
          documentId: "passport",
          slotId: "passportBioPage",
          documentType: "Passport",
          uploadedAt: "2026-10-05",
          documentOwner: "main",
          parentDocumentFileId: null,
          parsedValues: { passportNumber: "E12345678", passportExpiryDate: "2031-05-04" },
          originalParsedValues: {},
          detailsChangeStatus: null,
          excludeFromAvailableFund: false,
          additionalDocumentDetails: {},
          findings: [],
          deletedAt: null,
        },
      ],
    };
    const read = readCase(example, "2026-11-21");
    expect(read.ok).toBe(true);
    if (read.ok) expect(writeCase(read.caseFile)).toEqual(example);
  });

  test("schools that an administrator set come along, and the plan follows them", () => {
    const given = {
      ...start,
      today: "2026-11-20",
      user: {},
      profile: {},
      dependents: [],
      documents: [],
      answers: { schoolAcceptanceStatus: "yes", schoolName: "College du Nord", province: "QC", lengthOfStudies: 24 },
      knownSchools: [
        {
          schoolId: "nord",
          names: ["Collège du Nord"],
          suppliesCertificate: true,
          marksPlacement: false,
          programs: ["Nursing"],
        },
      ],
    };
    const certificateIn = (document: unknown) => {
      const read = readCase(document, "2026-11-20");
      return read.ok
        ? computePlan(read.caseFile).vault.find(({ page }) => page === "certificate-acceptation-du-quebec")?.permissions
        : read.faults;
    };
    const read = readCase(given, "2026-11-20");
    if (read.ok) expect(writeCase(read.caseFile)).toEqual(given);
    expect(certificateIn(given)).toEqual(["View"]);
    expect(certificateIn({ ...given, knownSchools: [] })).toEqual(["View", "Upload"]);
    expect(certificateIn({ ...given, knownSchools: [{ suppliesCertificate: true }] })).toMatchObject([
      { path: "knownSchools[0].names" },
    ]);
  });

  test("today counts when the file has none", () => {
    const read = readCase(start, "2026-11-21");
    expect(read.ok && read.caseFile.today).toBe("2026-11-21");
  });

  test.each<[string, unknown, string]>([
    ["an unknown answer", { ...start, answers: { contry: "CN" } }, "answers.contry"],
    ["null as an answer", { ...start, answers: { country: null } }, "answers.country"],
    ["a country that is none", { ...start, answers: { country: "China" } }, "answers.country"],
    ["a day that is none", { ...start, answers: { birthday: "2003-02-29" } }, "answers.birthday"],
    [
      "a month where a month belongs",
      { ...start, answers: { previousVisas: [{ dateOfIssue: "2020-01-01" }] } },
      "answers.previousVisas[0].dateOfIssue",
    ],
    ["no application", { format: "boreal-case/1" }, "application"],
    ["no type", { format: "boreal-case/1", application: {} }, "application.type"],
    ["another format", { ...start, format: "boreal-case/2" }, "format"],
    [
      "two dependents with one id",
      {
        ...start,
        dependents: [
          { id: "d", type: "Spouse" },
          { id: "d", type: "Child" },
        ],
      },
      "dependents[1].id",
    ],
    ["a list as the whole", [], ""],
    ["nothing", null, ""],
  ])("%s is refused with its path", (_words, document, path) => {
    const read = readCase(document, "2026-11-20");
    expect(read.ok ? [] : read.faults.map((fault) => fault.path)).toEqual([path]);
  });

  test("a slip of the finger is met with the key that was probably meant", () => {
    const read = readCase({ ...start, answers: { contry: "CN", somethingElse: 1 } }, "2026-11-20");
    expect(read.ok ? [] : read.faults.map((fault) => fault.accepted)).toEqual([
      expect.stringMatching(/^one of \d+ known keys; did you mean country$/),
      expect.stringMatching(/^one of \d+ known keys$/),
    ]);
  });

  test("all faults are told at once", () => {
    const read = readCase({ ...start, today: "now", answers: { a: 1, b: 2 }, documents: [{}] }, "2026-11-20");
    expect(read.ok ? [] : read.faults.map((fault) => fault.path)).toEqual([
      "today",
      "answers.a",
      "answers.b",
      "documents[0].fileId",
      "documents[0].documentId",
    ]);
  });
});
