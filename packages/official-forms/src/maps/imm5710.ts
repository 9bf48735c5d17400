import { editionInCanada } from "./editionInCanada.ts";
import { date, ofList, region, text, yesNo, type FieldMapping, type FormEdition } from "./fieldMapping.ts";
import { details } from "./placesInCanada.ts";

const work = "Page3/DetailsOfWork";

const own: readonly FieldMapping[] = [
  {
    kind: "boxes",
    field: "applyingFor.workPermit",
    at: [`${details}/ApplyingFor/Extend`, `${details}/ApplyingFor/NewEmployer`],
    choices: ["sameEmployer", "newEmployer"],
  },
  ofList("workDetails.permitType", `${work}/Purpose/Type`, "WorkPermitTypeInLandList"),
  text("workDetails.permitTypeOther", `${work}/Purpose/Other`, { most: 50 }),
  text("workDetails.employerName", `${work}/Employer/Name`, { most: 200 }),
  text("workDetails.employerAddress", `${work}/Employer/Addr`, { most: 150 }),
  region("workDetails.province", `${work}/Location/Prov`, "ProvinceAbbrevList"),
  { kind: "city", field: "workDetails.cityTown", at: [`${work}/Location/City`], province: "workDetails.province" },
  text("workDetails.address", `${work}/Location/Addr`, { most: 130 }),
  text("workDetails.jobTitle", `${work}/Occupation/Job`, { most: 50 }),
  text("workDetails.duties", `${work}/Occupation/Desc`, { most: 100 }),
  date("workDetails.from", `${work}/Duration/FromDate`),
  date("workDetails.to", `${work}/Duration/ToDate`),
  text("workDetails.lmiaOrOfferNumber", `${work}/Duration/LMO`, { signs: "lettersAndDigits" }),
  text("workDetails.caqCertificate.certificateNumber", `${work}/CAQ/CertNum`, {
    most: 25,
    signs: "lettersDigitsSpaces",
  }),
  date("workDetails.caqCertificate.expiryDate", `${work}/CAQ/CertExpiry`),
  yesNo("workDetails.hasProvincialNomination", `${work}/ProvNominee/ProvNominee`),
];

/** The French file names every place as the English one does. */
const edition = (language: "E" | "F"): FormEdition =>
  editionInCanada({
    form: "IMM5710",
    number: "5710",
    edition: "09-2023",
    language,
    activities: ["Page3/Employment/EmpRec1", "Page4/EmpRec2", "Page4/EmpRec3"],
    own,
    comparedWith: "official file",
  });

export const imm5710: readonly FormEdition[] = [edition("E"), edition("F")];
