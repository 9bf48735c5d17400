import type { FactList } from "@boreal/domain/lists/factList";
import {
  imm5645ChildRelationships,
  imm5645SiblingRelationships,
} from "@boreal/domain/lists/officialForms/formChoices5645";
import {
  countryName,
  date,
  nth,
  range,
  text,
  under,
  word,
  type FieldMapping,
  type FormEdition,
} from "./fieldMapping.ts";

const at = under("IMM_5406/page1");
const any = { signs: "any" } as const;

/** Names and birthday in one row, the rest in a second group of the same name. */
const person = (field: string, entry: string): readonly FieldMapping[] => {
  const [first, second] = ["PersonalData/Row", "PersonalData[1]/Row"].map((row) => `${entry}/PaddedEntry/${row}`);
  return [
    text(`${field}.familyName`, at(`${first}/FamilyName`), any),
    text(`${field}.givenNames`, at(`${first}/GivenNames`), any),
    date(`${field}.dateOfBirth`, at(`${first}/DOB`)),
    countryName(`${field}.countryOfBirth`, at(`${second}/COB`)),
    text(`${field}.presentAddress`, at(`${second}/Address`), { signs: "any", most: 88, goesOn: true }),
  ];
};

const withEmail = (field: string, entry: string): readonly FieldMapping[] => [
  ...person(field, entry),
  text(`${field}.email`, at(`${entry}/PaddedEntry/PersonalData[1]/Row/Email`), any),
];

const relative = (field: string, entry: string, of: FactList): readonly FieldMapping[] => [
  ...withEmail(field, entry),
  word(`${field}.relationship`, at(`${entry}/PaddedEntry/PersonalData/Row/Relationship`), of),
];

const couple = ["Applicant", "Spouse", "Parent1", "Parent2"].map((name) => `SectionA/SectionAinfo/${name}`);
const rows = range(3);
const childAt = (index: number) => `SectionB/SectionBinfo/${nth("Child", index)}`;
const siblingAt = (index: number) => `SectionC/SectionCinfo/${nth("Sibling", index)}`;

const statusIsLeft =
  "How the form numbers the statuses was not read: choose it in the form. It stands on the answer sheet.";
const certifiedOnForm = "Certified in the form itself; the place for it was not read.";

/**
 * No blank was read: these are the places of lists that others published, which name no certificates and no signatures. A
 * blank is filled only if it has these very places, whatever its edition.
 */
export const imm5406: readonly FormEdition[] = [
  {
    form: "IMM5406",
    number: "5406",
    edition: "05-2026",
    language: "E",
    alsoTakes: "editionsThatAgree",
    places: [
      ...withEmail("applicant", "SectionA/SectionAinfo/Applicant"),
      ...person("spouse", "SectionA/SectionAinfo/Spouse"),
      ...person("parent1", "SectionA/SectionAinfo/Parent1"),
      ...person("parent2", "SectionA/SectionAinfo/Parent2"),
      ...rows.flatMap((index) => relative(`children[${index}]`, childAt(index), imm5645ChildRelationships)),
      ...rows.flatMap((index) => relative(`siblings[${index}]`, siblingAt(index), imm5645SiblingRelationships)),
    ],
    leftAlone: [...couple, ...rows.map(childAt), ...rows.map(siblingAt)].map((entry) => ({
      path: at(`${entry}/PaddedEntry/PersonalData[1]/Row/MaritalStatus`),
      why: "unread" as const,
    })),
    notOnForm: [
      ...["applicant", "spouse", "parent1", "parent2", "children[*]", "siblings[*]"].map((who) => ({
        field: `${who}.maritalStatus`,
        why: statusIsLeft,
      })),
      ...["noSpouse", "noChildren", "noSiblings"].map((field) => ({ field, why: certifiedOnForm })),
    ],
    chosenInForm: ["applicant", "spouse", "parent1", "parent2", "children", "siblings"].map(
      (who) => `${who}.maritalStatus`,
    ),
    signatures: [],
    comparedWith: "published lists",
  },
];
