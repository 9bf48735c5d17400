import { editionInCanada } from "./editionInCanada.ts";
import { date, ofList, range, text, type FieldMapping, type FormEdition } from "./fieldMapping.ts";
import { ticked } from "./placesInCanada.ts";

const visit = "Page3/DetailsOfVisit";

const own: readonly FieldMapping[] = [
  ticked("applyingFor.extension", "Extend"),
  ofList("visitDetails.purpose", `${visit}/Purpose/Purpose`, "VisitPurposeList"),
  text("visitDetails.purposeOther", `${visit}/Purpose/Other`, { most: 50 }),
  date("visitDetails.from", `${visit}/Purpose/Stay/FromDate`),
  date("visitDetails.to", `${visit}/Purpose/Stay/ToDate`),
  text("visitDetails.fundsAvailable", `${visit}/Funds/FundsAvail`, { most: 12, signs: "digits" }),
  ofList("visitDetails.expensesPaidBy", `${visit}/Funds/ExpPaidBy`, "ExpensesPaidBySPList"),
  text("visitDetails.expensesPaidByOther", `${visit}/Funds/Other`, { most: 50 }),
  ...range(2).flatMap((index): readonly FieldMapping[] => {
    const [field, row] = [`visits[${index}]`, `${visit}/WillVisit/VisitList/Rec${index + 1}`];
    return [
      text(`${field}.name`, `${row}/Name`, { most: 150 }),
      text(`${field}.relationship`, `${row}/Relationship`, { most: 50 }),
      text(`${field}.address`, `${row}/Addr`, { most: 150 }),
    ];
  }),
];

/**
 * No blank was read: these are the places of lists that others published, and of the two forms that are built alike. A blank is
 * filled only if it has these very places, whatever its edition.
 */
const edition = (language: "E" | "F"): FormEdition =>
  editionInCanada({
    form: "IMM5708",
    number: "5708",
    edition: "09-2023",
    language,
    alsoTakes: "editionsThatAgree",
    activities: ["Page3/Employment/EmpRec1", "Page3/Employment/EmpRec2", "Page4/Employment2/EmpRec3"],
    own,
    comparedWith: "published lists",
  });

export const imm5708: readonly FormEdition[] = [edition("E"), edition("F")];
