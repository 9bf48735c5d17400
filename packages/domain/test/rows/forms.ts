import { aCase, type CaseBuilder } from "../caseBuilder.ts";

export const student = aCase();
export const familyInCanada = aCase().type("SpeFamily");
export const spouse = {
  IMM1294: "IMM1294 spouse",
  IMM1295: "IMM1295 spouse",
  IMM5257: "IMM5257 spouse",
  IMM5476: "IMM5476 spouse",
  IMM5645: "IMM5645 spouse",
  IMM5707: "IMM5707 spouse",
  IMM5708: "IMM5708 spouse",
  IMM5709: "IMM5709 spouse",
  IMM5710: "IMM5710 spouse",
};
export const abroad = { spouseCountry: "NG", maritalStatus: "married", accompanyingSpouse: true } as const;
export const here = { spouseCountry: "CA", maritalStatus: "married", accompanyingSpouse: true } as const;

/** Case in words -> whether a form is needed. */
export type FormCase = readonly [words: string, the: CaseBuilder, name: string, applies: boolean];

export const formRows: readonly FormCase[] = [
  ["a first study permit", student, "IMM1294", true],
  [
    "a US citizen at the border",
    student.answers({ passportCountries: ["US"], usCitizenVisaApplicationMethod: "APPLY_AT_BORDER" }),
    "IMM1294",
    false,
  ],
  [
    "a US citizen who applies online",
    student.answers({ passportCountries: ["US"], usCitizenVisaApplicationMethod: "APPLY_ONLINE" }),
    "IMM1294",
    true,
  ],
  [
    "at the border from Greenland",
    student.answers({ country: "GL", usCitizenVisaApplicationMethod: "APPLY_AT_BORDER" }),
    "IMM1294",
    false,
  ],
  [
    "at the border, and nothing says that this is possible",
    student.answers({ country: "FR", usCitizenVisaApplicationMethod: "APPLY_AT_BORDER" }),
    "IMM1294",
    true,
  ],
  ["an extension", aCase().type("StudentExtension"), "IMM5709", true],
  ["a change of school", aCase().type("Dli"), "IMM5709", true],

  ["no spouse", student, spouse.IMM1294, false],
  ["a spouse who studies, from abroad", student.spouse("Student").answers(abroad), spouse.IMM1294, true],
  ["a spouse who studies, country not answered", student.spouse("Student"), spouse.IMM1294, true],
  ["a spouse who studies, in Canada", familyInCanada.spouse("Student").answers(here), spouse.IMM1294, false],
  [
    "a spouse who studies, in Canada: the form for that",
    familyInCanada.spouse("Student").answers(here),
    spouse.IMM5709,
    true,
  ],
  ["a spouse who extends a study permit", familyInCanada.spouse("StudentExtension"), spouse.IMM5709, true],
  ["a spouse who works", student.spouse("OpenWorkPermit").answers(abroad), spouse.IMM1294, false],
  [
    "a spouse who works: no form for studies in Canada",
    student.spouse("OpenWorkPermit").answers(abroad),
    spouse.IMM5709,
    false,
  ],
  ["a spouse who works, from abroad", student.spouse("OpenWorkPermit").answers(abroad), spouse.IMM1295, true],
  [
    "a spouse who works, in Canada: not the form from abroad",
    student.spouse("OpenWorkPermit").answers(here),
    spouse.IMM1295,
    false,
  ],
  ["a spouse who works, in Canada", student.spouse("OpenWorkPermit").answers(here), spouse.IMM5710, true],
  ["a spouse who works, country not answered", student.spouse("OpenWorkPermit"), spouse.IMM5710, false],
  ["a spouse who visits, from abroad", student.spouse("Visitor").answers(abroad), spouse.IMM5257, true],
  ["a spouse who visits, in Canada: no visa", student.spouse("Visitor").answers(here), spouse.IMM5257, false],
  ["a spouse who visits, in Canada", student.spouse("Visitor").answers(here), spouse.IMM5708, true],
  ["a spouse who visits, from abroad: no record", student.spouse("Visitor").answers(abroad), spouse.IMM5708, false],

  ["a child who studies", student.child(10, "Student"), "IMM1294 child 1", true],
  ["a child who visits has no form for studies", student.child(10), "IMM1294 child 1", false],
  ["a child who studies, application made in Canada", familyInCanada.child(10, "Student"), "IMM1294 child 1", false],
  [
    "a child who studies, application made in Canada: the form for that",
    familyInCanada.child(10, "Student"),
    "IMM5709 child 1",
    true,
  ],
  ["a child who extends a study permit", student.child(10, "StudentExtension"), "IMM5709 child 1", true],
  ["a child who visits does not extend", student.child(10), "IMM5709 child 1", false],
  ["the second child visits", student.child(10, "Student").child(8), "IMM5257 child 2", true],
  ["the first child studies", student.child(10, "Student").child(8), "IMM5257 child 1", false],
  ["a child who visits, application made in Canada", familyInCanada.child(8), "IMM5257 child 1", false],
  ["a child who visits, application made in Canada: the record", familyInCanada.child(8), "IMM5708 child 1", true],
  ["a child who visits from abroad has no record", student.child(8), "IMM5708 child 1", false],

  ["a job that rests on an assessment", aCase().type("Lmia"), "IMM1295", false],
  ["International Experience Canada", aCase().type("Iec"), "IMM1295", false],
  ["a closed work permit, in Canada", aCase().type("ClosedWorkPermit").answers({ country: "CA" }), "IMM1295", false],
  ["a closed work permit, from abroad", aCase().type("ClosedWorkPermit").answers({ country: "NG" }), "IMM1295", true],
  [
    "a closed work permit, in Canada: the form for that",
    aCase().type("ClosedWorkPermit").answers({ country: "CA" }),
    "IMM5710",
    true,
  ],
  [
    "a closed work permit, from abroad: not the form in Canada",
    aCase().type("ClosedWorkPermit").answers({ country: "NG" }),
    "IMM5710",
    false,
  ],
  [
    "a placement, permit asked for in Canada",
    aCase().type("CoOpWorkPermit").answers({ country: "CA" }),
    "IMM5710",
    true,
  ],
  ["a placement, not in Canada", aCase().type("CoOpWorkPermit").answers({ country: "NG" }), "IMM5710", false],
  [
    "an extension with a placement",
    aCase().type("StudentExtension").answers({ country: "CA", coOp: true }),
    "IMM5710",
    true,
  ],
  [
    "a spouse who studies in Canada, with a placement",
    familyInCanada.spouse("Student").answers({ ...here, spouseCoop: true }),
    spouse.IMM5710,
    true,
  ],
  ["the partner of a visitor", aCase().type("VisitorVisa").answers({ vvIncludePartner: true }), spouse.IMM5257, true],
  ["a graduate", aCase().type("WorkPermit"), "IMM5710", true],
  ["a visa renewed in Canada", aCase().type("TrvSpe"), "IMM5257", true],
  ["a visitor", aCase().type("VisitorVisa"), "IMM5257 visitor", true],
  [
    "a change of work conditions",
    aCase()
      .type("IrccRequest")
      .application({ reasonsForContactingIRCC: ["changeWorkConditions"] }),
    "IMM1436",
    true,
  ],
  [
    "another request",
    aCase()
      .type("IrccRequest")
      .application({ reasonsForContactingIRCC: ["statusUpdate"] }),
    "IMM1436",
    false,
  ],

  ["the firm acts for the applicant", student, "IMM5476", true],
  ["the firm acts for the visitor", aCase().type("VisitorVisa"), "IMM5476 visitor", true],
  ["the firm acts for the spouse", student.spouse("OpenWorkPermit"), spouse.IMM5476, true],
  ["a visa-free spouse needs nobody", student.spouse("VisaFree"), spouse.IMM5476, false],
  ["a spouse who stays home needs nobody", student.spouse("None"), spouse.IMM5476, false],
  ["a parent signs for a child", student.child(17), "IMM5476 child 1", true],
  ["a child of 18 signs", student.child(18), "IMM5476 child 1", true],
  ["a visa-free child needs nobody", student.child(10, "VisaFree"), "IMM5476 child 1", false],
  ["a child who stays home needs nobody", student.child(10, "None"), "IMM5476 child 1", false],

  ["under 17, alone", student.answers({ birthday: "2009-11-21", childTravellingWithParent: "alone" }), "IMM5646", true],
  [
    "under 17, with one parent",
    student.answers({ birthday: "2009-11-21", childTravellingWithParent: "oneParent" }),
    "IMM5646",
    true,
  ],
  [
    "under 17, with both parents",
    student.answers({ birthday: "2009-11-21", childTravellingWithParent: "bothParents" }),
    "IMM5646",
    false,
  ],
  [
    "under 17, the papers of a minor are there",
    student
      .answers({ birthday: "2009-11-21", childTravellingWithParent: "alone" })
      .document("minor-applicant-documents"),
    "IMM5646",
    false,
  ],
  [
    "17, and under the legal age of British Columbia",
    student.answers({ birthday: "2008-12-01", province: "BC" }),
    "IMM5646",
    true,
  ],
  [
    "17, and under the legal age, with both parents",
    student.answers({ birthday: "2008-12-01", province: "BC", childTravellingWithParent: "bothParents" }),
    "IMM5646",
    false,
  ],
  ["19", student.answers({ birthday: "2007-11-20" }), "IMM5646", false],
  ["common law", student.answers({ maritalStatus: "commonLaw" }), "IMM5409", true],
  ["married", student.answers({ maritalStatus: "married" }), "IMM5409", false],
];
