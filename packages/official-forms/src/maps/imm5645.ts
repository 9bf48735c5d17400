import {
  imm5645ChildRelationships,
  imm5645SiblingRelationships,
} from "@boreal/domain/lists/officialForms/formChoices5645";
import type { FactList } from "@boreal/domain/lists/factList";
import {
  countryName,
  date,
  names,
  nth,
  ofCodes,
  pair,
  range,
  text,
  under,
  word as wordOf,
  type FormEdition,
  type LeftAlone,
  type FieldMapping,
} from "./fieldMapping.ts";

const at = under("IMM_5645/page1");

const statuses = (count: number): readonly string[] => range(count).map((index) => String(index + 1));
/** Applicant and spouse: annulled, common-law, divorced, separated, married and present, married and not present, single, widowed. */
const eight = statuses(8);
/** Everyone else: one kind of marriage, so that 5 is married, 6 single and 7 widowed. */
const seven = statuses(7);

/** What the form asks of everyone; its labels begin with who it is, except for the status. Names in every script. */
const person = (field: string, group: string, word: string, codes: readonly string[]): readonly FieldMapping[] => [
  names(field, at(`${group}/${word}Name`)),
  date(`${field}.dateOfBirth`, at(`${group}/${word}DOB`)),
  countryName(`${field}.countryOfBirth`, at(`${group}/${word}COB`)),
  text(`${field}.presentAddress`, at(`${group}/${word}Address`), { signs: "any", most: 88, goesOn: true }),
  text(`${field}.presentOccupation`, at(`${group}/${word}Occupation`), { signs: "any" }),
  ofCodes(`${field}.maritalStatus`, at(`${group}/ChildMStatus`), codes),
];

const companion = (field: string, group: string, word: string, codes: readonly string[]): readonly FieldMapping[] => [
  ...person(field, group, word, codes),
  pair(`${field}.willAccompany`, at(`${group}/${word}Yes`), at(`${group}/${word}No`)),
];

const listed = (field: string, section: string, relationships: FactList, index: number): readonly FieldMapping[] => {
  const group = `${section}/${nth("Child", index)}`;
  return [
    ...companion(`${field}[${index}]`, group, "Child", seven),
    wordOf(`${field}[${index}].relationship`, at(`${group}/ChildRelationship`), relationships),
  ];
};

const choices = ["visitor", "worker", "student", "other"] as const;
const boxes = ["Visitor", "Worker", "Student", "Other"];

const signed = ["A", "B", "C"].map((section) => ({
  signature: at(`Section${section}/Section${section}signature`),
  date: at(`Section${section}/Section${section}date`),
}));

export const imm5645: readonly FormEdition[] = [
  {
    form: "IMM5645",
    number: "5645",
    edition: "01-2021",
    language: "E",
    places: [
      { kind: "boxes", field: "applicationType", at: boxes.map((box) => at(`Subform1/${box}`)), choices },
      ...person("applicant", "SectionA/Applicant", "App", eight),
      ...companion("spouse", "SectionA/Spouse", "Spouse", eight),
      ...companion("mother", "SectionA/Mother", "Mother", seven),
      ...companion("father", "SectionA/Father", "Father", seven),
      ...range(4).flatMap((index) => listed("children", "SectionB", imm5645ChildRelationships, index)),
      // Section A certifies that there is no spouse, section B that there are no children, section C the whole form.
      ...["noSpouseSignedOn", "noChildrenSignedOn", "signedOn"].map((field, index) =>
        date(field, signed[index]?.date ?? ""),
      ),
      ...range(7).flatMap((index) => listed("siblings", "SectionC", imm5645SiblingRelationships, index)),
    ],
    leftAlone: [
      ...signed.map(({ signature }): LeftAlone => ({ path: signature, why: "signature" })),
      ...range(2).flatMap((index) =>
        ["num", "totPage", "FormNumber"].map((name): LeftAlone => ({
          path: `IMM_5645/${nth(name, index)}`,
          why: "computed",
        })),
      ),
    ],
    notOnForm: [
      { field: "applicant.willAccompany", why: "The form asks it of the family only." },
      { field: "noSpouse", why: "Certified by the signature of section A, beside its date." },
      { field: "noChildren", why: "Certified by the signature of section B, beside its date." },
    ],
    signatures: signed.map(({ signature }) => signature),
    comparedWith: "copy with its data removed",
  },
];
