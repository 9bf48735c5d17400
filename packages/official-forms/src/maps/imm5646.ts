import {
  countryName,
  date,
  nth,
  ofCodes,
  range,
  text,
  under,
  type FormEdition,
  type LeftAlone,
  type FieldMapping,
} from "./fieldMapping.ts";

const at = under("IMM_5646");
const any = { signs: "any" } as const;

/** The custodian declares on the first page, the parents on the second; both pages ask who everyone is. */
const onBoth = (path: string): readonly string[] => [at(`Page1/${path}`), at(`Page2/${path}`)];

const parent = (index: number): readonly FieldMapping[] => {
  const group = `subParent/Parents/${nth("Parent", index)}`;
  return [
    text(`parents[${index}].familyName`, onBoth(`${group}/parentFamilyName`), any),
    text(`parents[${index}].givenNames`, onBoth(`${group}/parentGivenNames`), any),
    date(`parents[${index}].dateOfBirth`, onBoth(`${group}/parentDOB/theDate`)),
    text(`parents[${index}].address`, onBoth(`${group}/parentAddress`), any),
    text(`parents[${index}].telephone`, onBoth(`${group}/parentTelephone`), any),
  ];
};

const signatures = [
  "Page1/subDeclaration/parentSig1",
  "Page1/subDeclaration/notarySig",
  "Page2/subDeclaration/parentSig1",
  "Page2/subDeclaration/parentSig2",
  "Page2/subDeclaration/notarySig",
].map(at);

/** Written before a notary: day, month, year and place of the oath. */
const sworn = ["City", "Prov", "Country", "Day", "Month", "Year"].flatMap((part) =>
  onBoth(`subDeclaration/sworn${part}`),
);
const signedOn = [
  "Page1/subDeclaration/subParentSig1date",
  "Page2/subDeclaration/subParentSig1date",
  "Page2/subDeclaration/subParentSig2date",
];

/** Eight boxes under each date that the form fills with its digits when a person leaves the date. */
const drawn = [
  ...["Page1", "Page2"].flatMap((page) =>
    [
      "subStudentInfo/DOB",
      "subCustodian/DOB",
      ...range(2).map((index) => `subParent/Parents/${nth("Parent", index)}/parentDOB`),
    ].map((born) => `${page}/${born}`),
  ),
  ...signedOn,
].flatMap((group) => range(8).map((index) => at(`${group}/iDate/${nth("d", index)}`)));

export const imm5646: readonly FormEdition[] = [
  {
    form: "IMM5646",
    number: "5646",
    edition: "01-2023",
    language: "E",
    places: [
      text("student.familyName", onBoth("subStudentInfo/FamilyName"), any),
      text("student.givenNames", onBoth("subStudentInfo/GivenNames"), any),
      countryName("student.citizenship", onBoth("subStudentInfo/Citizenship")),
      date("student.dateOfBirth", onBoth("subStudentInfo/DOB/theDate")),
      // Female, male, another gender.
      ofCodes("student.sex", onBoth("subStudentInfo/sex/mfGroup"), ["1", "2", "3"]),
      text("student.school", onBoth("subStudentInfo/schoolAddress"), any),
      text("student.addressInCanada", onBoth("subStudentInfo/studentAddress"), any),
      text("declaration.studentName", onBoth("subDeclaration/nameStudent"), any),
      ...range(2).flatMap(parent),
      ...[1, 2].map((number) =>
        text(`declaration.parentName${number}`, at(`Page2/subDeclaration/nameParent${number}`), any),
      ),
      text("custodian.familyName", onBoth("subCustodian/FamilyName"), any),
      text("custodian.givenNames", onBoth("subCustodian/GivenNames"), any),
      // Citizen, permanent resident.
      ofCodes("custodian.status", onBoth("subCustodian/subStatus/statusGroup"), ["1", "2"]),
      date("custodian.dateOfBirth", onBoth("subCustodian/DOB/theDate")),
      text("custodian.address", onBoth("subCustodian/Address"), any),
      text("custodian.telephone", onBoth("subCustodian/Telephone"), { most: 10, signs: "digits" }),
      text(
        "declaration.custodianName",
        [at("Page1/subDeclaration/nameCustodian"), at("Page2/subDeclaration/nameCust")],
        any,
      ),
      // With the custodian, in the dormitory of the school, with somebody else.
      ofCodes("declaration.childResides", at("Page2/subDeclaration/childResideGroup"), ["1", "2", "3"]),
      text("declaration.residesWith", at("Page2/subDeclaration/nameOther"), any),
    ],
    leftAlone: [
      ...[...signatures, ...sworn, ...signedOn.map((group) => at(`${group}/theDate`))].map((path): LeftAlone => ({
        path,
        why: "signature",
      })),
      ...drawn.map((path): LeftAlone => ({ path, why: "computed" })),
    ],
    notOnForm: [],
    signatures,
    comparedWith: "official file",
  },
];
