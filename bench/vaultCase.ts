import { readCase } from "@boreal/domain/caseFile/readCase";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { pagesFor } from "@boreal/domain/vault/pages";

/** A student with a spouse, two children, a financial supporter and 60 documents on as many pages; invented. */
export function vaultCase(): CaseFile {
  const pages = pagesFor("Student");
  const documents = Array.from({ length: 60 }, (_, index) => {
    const page = pages[(index * 3) % pages.length];
    const slot = page?.slots[0];
    if (!page || !slot) throw new Error("the vault of a student has no pages");
    return {
      fileId: `f${index}`,
      documentId: page.slug,
      slotId: slot.id,
      documentOwner: page.person,
      ...(page.person === "child" ? { childNumber: 1 + (index % 2) } : {}),
      documentType: slot.documentTypes[0] ?? null,
      parsedValues: { applicantFullName: "Amara Okafor", expiryDate: "2031-05-04", issueDate: "2026-05-04" },
      findings: [],
    };
  });
  const read = readCase(
    {
      format: "boreal-case/1",
      today: "2026-11-20",
      user: { role: "student" },
      application: { type: "Student", status: "Preparation" },
      answers: {
        country: "NG",
        passportCountries: ["NG"],
        birthday: "1994-05-04",
        maritalStatus: "married",
        accompanyingSpouse: true,
        spouseCountry: "NG",
        hasAccompanyingChild: true,
        numberOfChildren: 2,
        province: "ON",
        formCanadianLevelOfStudy: "collegeDiploma",
        lengthOfStudies: 24,
        financialSupport: "partially",
        tuitionPayment: "oneSemester",
        hasTravelHistory: true,
        employmentStatus: "employed",
        hasProperty: true,
      },
      dependents: [
        { id: "s", type: "Spouse", visaType: "OpenWorkPermit" },
        { id: "c1", type: "Child", childNumber: 1, visaType: "Student", birthday: "2014-01-01" },
        { id: "c2", type: "Child", childNumber: 2, visaType: "Visitor", birthday: "2021-01-01" },
      ],
      documents,
    },
    "2026-11-20",
  );
  if (!read.ok) throw new Error(JSON.stringify(read.faults.slice(0, 3)));
  return read.caseFile;
}
