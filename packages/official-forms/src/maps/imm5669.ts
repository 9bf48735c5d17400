import { imm1294ImmigrationStatuses } from "@boreal/domain/lists/officialForms/formChoices1294";
import {
  countryName,
  date,
  ofCodes,
  range,
  text,
  textOrNone,
  under,
  word,
  yesNo,
  type FieldMapping,
  type FormEdition,
  type LeftAlone,
} from "./fieldMapping.ts";

const at = under("IMM_5669");
const any = { signs: "any" } as const;

/** The eleven statements, by the letter that stands beside each. */
const statements = [
  "convictedInCanada",
  "convictedElsewhere",
  "refugeeClaim",
  "refusedVisa",
  "refusedEntry",
  "warCrimes",
  "violence",
  "violentGroup",
  "criminalOrganization",
  "detained",
  "seriousDisease",
].map((name, index) => yesNo(`statements.${name}`, at(`page1/${"abcdefghijk".charAt(index)}YesNo`), "1", "2"));

type Table = {
  readonly list: string;
  readonly at: string;
  readonly rows: number;
  /** What stands in the third cell and those after it. */
  readonly cells: readonly string[];
  /** Rows in which the second cell is not named after a date. */
  readonly oddRows?: readonly number[];
  /** The answer whose no is written into the first cell of words. */
  readonly none?: string;
};

const cell = (field: string, box: string): FieldMapping => {
  if (field.endsWith(".country")) return countryName(field, box);
  return field.endsWith(".status") ? word(field, box, imm1294ImmigrationStatuses) : text(field, box, any);
};

/** A table of the form: from and to in the first two cells of each row, words in the others. */
const table = ({ list, at: place, rows, cells, oddRows = [], none }: Table): readonly FieldMapping[] =>
  range(rows).flatMap((index): readonly FieldMapping[] => {
    const row = at(`${place}/Row${index + 1}`);
    const field = (name: string) => `${list}[${index}].${name}`;
    return [
      text(field("from"), `${row}/fromDate`, { most: place.endsWith("addressTable") ? undefined : 7, signs: "any" }),
      text(field("to"), `${row}/${oddRows.includes(index + 1) ? "Cell2" : "toDate"}`, {
        most: place.endsWith("addressTable") ? undefined : 7,
        signs: "any",
      }),
      ...cells.map((name, cellIndex) => {
        const box = `${row}/Cell${cellIndex + 3}`;
        return none !== undefined && index === 0 && cellIndex === 0
          ? textOrNone(field(name), none, box)
          : cell(field(name), box);
      }),
    ];
  });

const parent = (field: string, name: readonly [field: string, box: string], prefix: string, city: string) => [
  text(`${field}.${name[0]}`, at(`page1/${name[1]}`), any),
  text(`${field}.givenNames`, at(`page1/${prefix}GivenName`), any),
  date(`${field}.dateOfBirth`, at(`page1/${prefix}BirthDate`)),
  text(`${field}.birthCity`, at(`page1/${city}`), any),
  countryName(`${field}.countryOfBirth`, at(`page1/${prefix}BirthCountry`)),
  date(`${field}.dateOfDeath`, at(`page1/${prefix}DeathDate`)),
];

const signatures = [
  "signatureApplicant",
  "signatureInterpreter",
  "signatureApplicantWitnessed",
  "signatureRepresentative",
].map((name) => at(`page4/${name}`));

/** Written beside a signature, or before an official when IRCC asks for it. */
const declared = [
  "dateApplicantSigned",
  "interpreterName",
  "langugeOfTranslation",
  "nameOfApplicant",
  "declaredBefore",
  "day",
  "month",
  "year",
  "nameRepresentative",
].map((name) => at(`page4/${name}`));

/**
 * Edition 12-2012 was read whole. The one in use, 05-2021, is built otherwise: it holds no answers to be set, so that no other
 * program than Adobe's can fill it (docs/facts/official-forms.md section 7).
 */
export const imm5669: readonly FormEdition[] = [
  {
    form: "IMM5669",
    number: "5669",
    edition: "12-2012",
    language: "E",
    alsoTakes: "editionsThatAgree",
    places: [
      ofCodes("applicantKind", at("page1/applicantChoice"), ["1", "2"]),
      text("applicant.familyName", at("page1/familyName"), any),
      text("applicant.givenNames", at("page1/givenName"), any),
      text("applicant.nativeName", at("page1/OriginalLanguage2"), any),
      date("applicant.dateOfBirth", at("page1/birthDate3")),
      ...parent("father", ["familyName", "fathersFamilyName"], "fathers", "FathersBirthCity"),
      ...parent("mother", ["familyNameAtBirth", "mothersBirthFamilyName"], "mothers", "mothersBirthCity"),
      ...statements,
      text("statements.details", at("page1/ifYestoExplain"), any),
      ...["elementary", "secondary", "university", "trade"].map((level) =>
        text(`educationYears.${level}`, at(`page2/${level}`), { most: 2, signs: "digits" }),
      ),
      ...table({
        list: "educationHistory",
        at: "page2/educationTable",
        rows: 5,
        cells: ["institution", "place", "certificate", "fieldOfStudy"],
      }),
      ...table({
        list: "personalHistory",
        at: "page2/personalHistoryTable",
        rows: 5,
        cells: ["activity", "place", "status", "company"],
      }),
      ...table({
        list: "memberships",
        at: "page2/membershipTable",
        rows: 5,
        cells: ["name", "kind", "activities", "place"],
        none: "hasMemberships",
      }),
      ...table({
        list: "governmentPositions",
        at: "page2/governmentPositionsTable",
        rows: 5,
        cells: ["jurisdiction", "department", "activities"],
        none: "hasGovernmentPositions",
      }),
      countryName("militaryCountry", at("page3/country1")),
      ...table({
        list: "militaryService",
        at: "page3/militaryServiceTable1",
        rows: 6,
        cells: ["unit", "rank", "combat", "endReason"],
        oddRows: [6],
        none: "hasMilitaryService",
      }),
      countryName("secondMilitaryCountry", at("page3/country2")),
      ...table({
        list: "secondMilitaryService",
        at: "page3/militaryServiceTable2",
        rows: 6,
        cells: ["unit", "rank", "combat", "endReason"],
        oddRows: [4],
      }),
      ...table({
        list: "addresses",
        at: "page3/addressTable",
        rows: 10,
        cells: ["street", "city", "province", "postalCode", "country"],
      }),
    ],
    leftAlone: [
      ...[...signatures, ...declared].map((path): LeftAlone => ({ path, why: "signature" })),
      // For the authority to fill in, and the number that is printed on each page.
      ...["page1/cicUse/FOSSID", "formNum"].map((path): LeftAlone => ({ path: at(path), why: "decoration" })),
    ],
    notOnForm: [],
    signatures,
    comparedWith: "official file",
    digest: "d9595b37ca3484bbcee81e9104764adecd1a814b2e46fad91f9835d512e5db64",
  },
];
