import { editionInCanada } from "./editionInCanada.ts";
import { date, ofList, region, text, yesNo, type FieldMapping, type FormEdition } from "./fieldMapping.ts";
import { details, ticked } from "./placesInCanada.ts";

const school = "Page3/DetailsOfStudy/SchoolDetails";

const own: readonly FieldMapping[] = [
  ticked("applyingFor.studyPermit", "Extend"),
  text("studyDetails.institutionName", `${school}/SchoolName`, { most: 200 }),
  ofList("studyDetails.levelOfStudy", `${school}/StudyMajor/Level`, "LevelOfStudyList"),
  ofList("studyDetails.fieldOfStudy", `${school}/StudyMajor/Program`, "FieldOfStudyList"),
  region("studyDetails.schoolAddress.province", `${school}/Prov`, "ProvinceAbbrevList"),
  {
    kind: "city",
    field: "studyDetails.schoolAddress.cityTown",
    at: [`${school}/CityTown`],
    province: "studyDetails.schoolAddress.province",
  },
  text("studyDetails.schoolAddress.address", `${school}/Address`, { most: 130 }),
  text("studyDetails.dliNumber", `${school}/DLI`, { most: 21, signs: "lettersAndDigits" }),
  text("studyDetails.studentId", `${school}/StudentNo`, { most: 25 }),
  date("studyDetails.studyDuration.from", `${school}/StudyTerm/FromDate`),
  date("studyDetails.studyDuration.to", `${school}/StudyTerm/ToDate`),
  text("studyDetails.studyCosts.tuition", `${school}/EduCosts/Tuition`, { most: 7, signs: "digits" }),
  text("studyDetails.studyCosts.roomAndBoard", `${school}/EduCosts/Room`, { most: 7, signs: "digits" }),
  text("studyDetails.studyCosts.other", `${school}/EduCosts/OtherCosts`, { most: 7, signs: "digits" }),
  text("studyDetails.fundsAvailable", `${school}/Funds/FundsAvail`, { most: 12, signs: "digits" }),
  ofList("studyDetails.expensesPaidBy", `${school}/Funds/ExpPaidBy`, "ExpensesPaidBySPList"),
  text("studyDetails.expensesPaidByOther", `${school}/Funds/Other`, { most: 50 }),
  yesNo("studyDetails.workPermit.isRequested", "Page3/WorkPermit/a/WorkPermit"),
  ofList("studyDetails.workPermit.type", "Page3/WorkPermit/PermitType", "StudyWorkPermitTypeList"),
  text("studyDetails.caqCertificate.certificateNumber", "Page3/CAQ/CertNum", {
    most: 25,
    signs: "lettersDigitsSpaces",
  }),
  date("studyDetails.caqCertificate.expiryDate", "Page3/CAQ/CertExpiry"),
  text("studyDetails.palDocument.documentNumber", "Page3/PAL/PALDocNum", { most: 30, signs: "lettersDigitsSpaces" }),
  date("studyDetails.palDocument.expiryDate", "Page3/PAL/DocExpiry"),
];

/** Edition 10-2024 was read whole. The one in use, 06-2026, was not at hand: it is taken if it has these very places. */
export const imm5709: readonly FormEdition[] = [
  editionInCanada({
    form: "IMM5709",
    number: "5709",
    edition: "10-2024",
    language: "E",
    alsoTakes: "editionsThatAgree",
    activities: ["Page3/Employment/EmpRec1", "Page3/Employment/EmpRec2", "Page4/EmpRec3"],
    own,
    ownLeftAlone: [{ path: `${details}/ApplyingFor/HiddenStat`, why: "computed" }],
    comparedWith: "official file",
  }),
];
