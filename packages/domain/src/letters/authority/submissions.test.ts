import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import type { CaseFile } from "../../caseFile/caseFile.ts";
import type { LetterId } from "../../caseFile/letterValues.ts";
import { readerFor } from "../../questionnaire/inUse.ts";
import { contentOf } from "../contents.ts";
import { isGap, sectionText, type LetterDraft } from "../draft.ts";
import { letterOfCase } from "../letterOfCase.ts";

const written = (id: LetterId, caseFile: CaseFile, language: "en" | "fr" = "en") =>
  letterOfCase(contentOf(id), { caseFile, main: readerFor(caseFile), person: { role: "main" }, language });

const textOf = ({ sections }: LetterDraft): string => sections.map(sectionText).join("\n\n");

const student = aCase()
  .on("2026-11-29")
  .profile({ firstName: "Mei", lastName: "Lin" })
  .answers({
    country: "CN",
    birthday: "2003-05-04",
    passportCountryEntry: "CN",
    passportCountries: ["CN"],
    schoolAcceptanceStatus: "yesAndAccepted",
    schoolName: "University of Toronto",
    programName: "Data Science",
    schoolAddressObject: { city: "Toronto", province: "ON" },
    startOfCanadianStudyProgram: "2027-01-05",
    graduationDate: "2028-12-20",
    highestEducation: "bachelor",
    employmentStatus: "employed",
    jobTitle: "Data Analyst",
    firstYearTuition: 32_000,
    financialSupport: "partially",
    financialSupporterRelation: "mother",
    financialSupporterFullName: "Hua Lin",
    willPursuePr: "yes",
    hasPreviousVisaApplication: true,
    previousVisas: [
      { country: "US", visaType: "study", result: "refused", dateOfIssue: "2024-03", refusalReason: "ties not shown." },
    ],
  });
const studyPermit = student.type("Student").document("employment-letter").document("letter-of-acceptance");

describe("the firm’s letter for a study permit", () => {
  it("names each provision beside the facts that meet it", () => {
    const { draft } = written("studyPermitLegalSubmission", studyPermit.build());
    expect(textOf(draft)).toBe(
      [
        "We represent Mei Lin in this application for a study permit. Date of birth: May 4, 2003. Country of citizenship: China.",
        "Mei Lin asks for a study permit to follow the Data Science program at the University of Toronto. The school is in Toronto, Ontario. The program begins on January 5, 2027 and ends on December 20, 2028. Studies finished so far: bachelor’s degree. Mei Lin works as a data analyst.",
        "In March 2024, an application for a study permit was refused by the United States. The reason given was the following: ties not shown.",
        "",
        "In this letter, the Act is the Immigration and Refugee Protection Act, S.C. 2001, c. 27, and the Regulations are the Immigration and Refugee Protection Regulations, SOR/2002-227.",
        "Section 219 of the Regulations asks for a letter of acceptance, and the school has accepted Mei Lin. On file: the letter of acceptance.",
        "Section 220 of the Regulations asks for enough money, available without work in Canada, for the tuition, for the living costs of the student and of the family who come along, and for the transport to and from Canada. The tuition of the first year is $32,000. Hua Lin (mother) helps to pay. [Documents that show the money]",
        "Paragraph 216(1)(b) of the Regulations, like paragraph 20(1)(b) of the Act, asks that an applicant leave Canada by the end of the authorized stay. On this point, see the letter of the employer.",
        "Subsection 22(2) of the Act provides that an intention to become a permanent resident does not prevent a person from becoming a temporary resident, where the officer is satisfied that they will leave by the end of the authorized stay.",
        "Subsection 16(1) of the Act asks for truthful answers. The refusals that we were told of are named above.",
        "",
        "[The lawyer’s argument]",
      ].join("\n"),
    );
    expect(draft.gaps).toEqual([
      "documents.proof-of-funds",
      "letters.studyPermitLegalSubmission.lawyerText",
      "letters.studyPermitLegalSubmission.lawyerName",
    ]);
  });

  it("cites by the French forms, and never speaks as the applicant", () => {
    const { draft } = written("studyPermitLegalSubmission", studyPermit.build(), "fr");
    expect(textOf(draft)).toContain("L’alinéa 216(1)b) du Règlement, comme l’alinéa 20(1)b) de la Loi,");
    expect(textOf(draft)).toContain("Hua Lin (mère) aide à payer.");
    const both = textOf(draft) + textOf(written("studyPermitLegalSubmission", studyPermit.build()).draft);
    expect(both).not.toMatch(/\b(?:I|my|je|mon|ma|mes)\b|\bj’/i);
  });

  it("lets every sentence rest on something", () => {
    const { draft } = written("studyPermitLegalSubmission", studyPermit.build());
    const parts = draft.sections.flatMap(({ sentences }) => sentences);
    expect(parts.filter((part) => !isGap(part) && part.restsOn.length === 0)).toEqual([]);
  });

  it("keeps what the lawyer wrote as it stands, paragraph by paragraph", () => {
    const caseFile = {
      ...studyPermit.build(),
      letters: {
        studyPermitLegalSubmission: { lawyerText: "Two points.\n\nfirst, the plan", lawyerName: "Claire Roy" },
      },
    };
    const { draft } = written("studyPermitLegalSubmission", caseFile);
    expect(textOf(draft).endsWith("Two points.\nfirst, the plan")).toBe(true);
    expect(draft.signature.map(({ text }) => text)).toEqual(["Claire Roy", "Representative of Mei Lin"]);
    const next = written("portOfEntry", caseFile).draft;
    expect(next.signature[0]?.text).toBe("Claire Roy");
  });
});

describe("the firm’s letter for an extension", () => {
  const extension = student.type("StudentExtension").answers({
    country: "CA",
    speApplicationReason: "startNewProgram",
    completedOriginalStudyProgram: true,
    attendingNewDLI: true,
    schoolName2: "Cégep Garneau",
    programName2: "Soins infirmiers",
    insideCanadaCurrently: true,
    currentImmigrationStatus: "studyPermit",
    studyPermitExpiryDate: "2027-03-31",
    fullTimeStudent: false,
    wasNotEnrolledAsStudentDetails: "I had surgery in winter 2025.",
    leaveFromStudies: "no",
  });

  it("takes nothing of the old school and program for the new ones", () => {
    const text = textOf(written("studyPermitExtensionLetter", extension.build(), "fr").draft);
    expect(text).toContain("le programme «\u00A0Soins infirmiers\u00A0», au Cégep Garneau.");
    expect(text).not.toContain("Toronto");
    expect(text).not.toContain("Le programme commence");
  });

  it("quotes the applicant, and says that it is in time only while it is", () => {
    const text = textOf(written("studyPermitExtensionLetter", extension.build()).draft);
    expect(text).toContain("The reason, in the words of Mei Lin: “I had surgery in winter 2025.”");
    expect(text).toContain("this letter is dated no later than that day");
    const late = textOf(written("studyPermitExtensionLetter", extension.on("2027-04-01").build()).draft);
    expect(late).toContain("The permit that was held ended on March 31, 2027.");
    expect(late).not.toContain("dated no later");
  });
});

describe("the firm’s letter for a graduate", () => {
  const graduate = aCase().on("2026-11-29").type("WorkPermit").profile({ firstName: "Mei", lastName: "Lin" }).answers({
    country: "CA",
    hadPgwp: false,
    numberOfStudyPrograms: 1,
    schoolName: "Humber College",
    programName: "Accounting",
    graduationDate: "2026-08-20",
    canadianLevelOfStudy: "collegeDiploma",
    pgwpFullTimeStudent: true,
    leaveFromStudies: "no",
    pgwpOnlineStudies: true,
    onlineStudiesLength: false,
  });

  it("says condition by condition what the answers hold", () => {
    const text = textOf(written("pgwpLegalSubmission", graduate.build()).draft);
    expect(text).toContain("Mei Lin studied in the Accounting program at Humber College.");
    expect(text).toContain("The studies were completed on August 20, 2026.");
    expect(text).toContain("The last day on which IRCC’s instructions allow the application is February 16, 2027.");
    expect(text).toContain(
      "Mei Lin studied full time in every session. Leave from studies: none. A part of the studies was online, and no more than half of the program.",
    );
    expect(text).toContain("Mei Lin has never held a post-graduation work permit.");
  });

  it("names no last day once it is over", () => {
    const text = textOf(written("pgwpLegalSubmission", graduate.on("2027-02-17").build()).draft);
    expect(text).not.toContain("The last day on which");
  });

  it("is told by the graduate in the own letter, with the reason for a leave", () => {
    const own = graduate.answers({ leaveFromStudies: "yesShort" }).build();
    const { draft } = written("postGraduateWorkPermit", own, "fr");
    expect(textOf(draft)).toContain("J’ai interrompu mes études pendant 150\u00A0jours ou moins au total.");
    expect(draft.gaps).toContain("letters.postGraduateWorkPermit.leaveReason");
  });
});

describe("the letter for the border", () => {
  it("lists what is on file, and its note may stay empty", () => {
    const { draft, checks } = written(
      "portOfEntry",
      studyPermit.status("Approved").document("letter-of-introduction").build(),
    );
    expect(textOf(draft)).toContain(
      ["Letter of introduction of IRCC.", "Letter of acceptance of the school."].join("\n"),
    );
    expect(checks.map(({ id }) => id)).not.toContain("sectionEmpty");
  });

  it("says of a worker that they come to work, and asks for the documents", () => {
    const { draft } = written("portOfEntry", student.type("Lmia").build());
    expect(textOf(draft)).toContain("We represent Mei Lin, who comes to Canada to work.");
    expect(draft.gaps).toContain("documents.letter-of-introduction");
  });
});

describe("children who come along", () => {
  it.each(["en", "fr"] as const)("are one or several, in %s", (language) => {
    const names = ["An Lin", "Bo Lin"];
    const of = (the: typeof student): string => {
      const built = the.type("Student").build();
      const dependents = built.dependents.map((child, at) => ({ ...child, applicantFullName: names[at] ?? "" }));
      return textOf(written("studyPermitLegalSubmission", { ...built, dependents }, language).draft);
    };
    const [single, several] =
      language === "en"
        ? ["A child comes along: An Lin.", "These children come along: An Lin and Bo Lin."]
        : ["Enfant qui vient aussi\u00A0: An Lin.", "Les enfants suivants viennent aussi\u00A0: An Lin et Bo Lin."];
    expect(of(student.child(6))).toContain(single);
    expect(of(student.child(6))).not.toMatch(/These children|Les enfants suivants/);
    expect(of(student.child(6).child(4))).toContain(several);
    expect(of(student.child(6).child(4))).not.toContain(single);
  });
});
