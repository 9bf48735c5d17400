import {
  countryName,
  date,
  nth,
  ofCodes,
  range,
  text,
  under,
  yesNo,
  type FormEdition,
  type LeftAlone,
  type FieldMapping,
} from "./fieldMapping.ts";

const at = under("IMM_5707/page1");

/** Common-law, single, divorced, annulled, married, separated, widowed, unknown; applicant and spouse have conjugal as well. */
const eight = ["1", "2", "3", "4", "5", "6", "7", "8"];
const nine = [...eight, "9"];

const lifeOf = (field: string, entry: string, codes: readonly string[]): readonly FieldMapping[] => [
  countryName(`${field}.countryOfBirth`, at(`${entry}/PersonalData[1]/COB`)),
  ofCodes(`${field}.maritalStatus`, at(`${entry}/PersonalData[1]/MaritalStatus`), codes),
  text(`${field}.presentOccupation`, at(`${entry}/PersonalData[1]/Occupation`), { signs: "any" }),
];

const namesOf = (field: string, entry: string): readonly FieldMapping[] => [
  text(`${field}.familyName`, at(`${entry}/PersonalData/FamilyName`), { signs: "any" }),
  text(`${field}.givenNames`, at(`${entry}/PersonalData/GivenNames`), { signs: "any" }),
];

/** The couple also gives the name in its own script; their date of birth stands beside the rest of their life. */
const ofCouple = (field: string, entry: string): readonly FieldMapping[] => [
  ...namesOf(field, entry),
  text(`${field}.nativeName`, at(`${entry}/PersonalData/NativeName`), { signs: "any" }),
  date(`${field}.dateOfBirth`, at(`${entry}/PersonalData[1]/DOB`)),
  ...lifeOf(field, entry, nine),
  // Uncovered when a person leaves the list of statuses with Married chosen; the answer then stands there.
  yesNo(`${field}.marriedInPerson`, at(`${entry}/MarriageInPerson/MarriageInPerson/yesno`), "1", "2"),
];

const withAddress = (field: string, entry: string): readonly FieldMapping[] => [
  text(`${field}.presentAddress`, at(`${entry}/PersonalData[1]/Address`), { signs: "any", most: 88, goesOn: true }),
  yesNo(`${field}.willAccompany`, at(`${entry}/Accompanying/yesno`), "1", "2"),
];

const relative = (field: string, entry: string): readonly FieldMapping[] => [
  ...namesOf(field, entry),
  date(`${field}.dateOfBirth`, at(`${entry}/PersonalData/DOB`)),
  ...lifeOf(field, entry, eight),
  ...withAddress(field, entry),
];

const child = (index: number): readonly FieldMapping[] => {
  const entry = `SectionB/${nth("Child", index)}/PaddedEntry`;
  // Son, daughter, step-daughter, step-son, adopted daughter, adopted son.
  return [
    ...relative(`children[${index}]`, entry),
    ofCodes(`children[${index}].relationship`, at(`${entry}/PersonalData/Relationship`), [
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
    ]),
  ];
};

const signatures = [
  "SectionA/PaddedEntry/SectionAsignature",
  "SectionB/Note2/subNote2/SectionBsignature",
  "SectionC/SectionCsignature",
].map(at);
const dates = [
  "SectionA/PaddedEntry/SectionAdate",
  "SectionB/Note2/subNote2/SectionBdate",
  "SectionC/SectionCdate",
].map(at);

export const imm5707: readonly FormEdition[] = [
  {
    form: "IMM5707",
    number: "5707",
    edition: "01-2023",
    language: "E",
    places: [
      ...ofCouple("applicant", "SectionA/Applicant/PaddedEntry"),
      ...ofCouple("spouse", "SectionA/Spouse/PaddedEntry"),
      ...withAddress("spouse", "SectionA/Spouse/PaddedEntry"),
      ...relative("parent1", "SectionA/Parent1/PaddedEntry"),
      ...relative("parent2", "SectionA/Parent2/PaddedEntry"),
      ...range(4).flatMap(child),
      ...["noSpouseSignedOn", "noChildrenSignedOn", "signedOn"].map((field, index) => date(field, dates[index] ?? "")),
    ],
    leftAlone: [
      ...signatures.map((path): LeftAlone => ({ path, why: "signature" })),
      // A tick hides the children only when a person clicks it; ticked from outside it would contradict what is shown.
      { path: at("SectionB/hideChildren"), why: "uncovered" },
    ],
    notOnForm: [
      { field: "applicationType", why: "This form serves every kind of application alike." },
      { field: "applicant.presentAddress", why: "Asked of the family only." },
      { field: "applicant.willAccompany", why: "Asked of the family only." },
      { field: "siblings[*]", why: "This form does not ask for brothers and sisters." },
      { field: "noSpouse", why: "Certified by the signature of section A, beside its date." },
      { field: "noChildren", why: "Ticked and signed by the applicant in section B." },
    ],
    signatures,
    comparedWith: "official file",
  },
];
