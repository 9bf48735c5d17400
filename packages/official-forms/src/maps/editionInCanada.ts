import { nth, range, type FieldMapping, type FormEdition, type LeftAlone } from "./fieldMapping.ts";
import {
  backgroundPlaces,
  details,
  lives,
  mailing,
  pastPlaces,
  phonesAt,
  placesOfPerson,
  residential,
  second,
} from "./placesInCanada.ts";
import { postBoxIsNotOnForm, renamed } from "./renamed.ts";

/** What an application form for somebody in Canada has beside what all of them have alike. */
type InCanadaForm = Omit<FormEdition, "places" | "leftAlone" | "notOnForm" | "validation" | "signatures"> & {
  /** The groups of the rows of activities. */
  readonly activities: readonly [string, string, string];
  /** What this form alone asks. */
  readonly own: readonly FieldMapping[];
  readonly ownLeftAlone?: readonly LeftAlone[];
};

const parts = (prefix: string): readonly string[] => ["Yr", "MM", "DD"].map((part) => `${prefix}${part}`);
const fromAndTo = (group: string): readonly string[] => [...parts(`${group}/From`), ...parts(`${group}/To`)];
const barcodes = range(6).map((index) => nth("Page5/TextField1", index));
const validated = `${second}/DateLastValidated`;
const flag = `${details}/OfficeUse/ApplicationValidatedFlag`;

/** Copies of dates, ages, flags and barcodes that the form's own scripts write when a person presses Validate. */
const computed: readonly string[] = [
  "Page1/Header/CRCNum",
  "Page1/Age",
  "Page1/AdultFlag",
  "Page1/FormVersion",
  "Page1/PrevAge",
  `${details}/ApplicationValidatedFlag`,
  flag,
  ...fromAndTo(`${details}/CurrentCOR/CORDates`),
  ...["PCRDatesR1", "PCRDatesR2"].flatMap((group) => fromAndTo(`${details}/PrevCOR/${group}`)),
  ...parts("Page1/MaritalStatus/Current/b/MarriageDate/From"),
  ...fromAndTo(`${second}/PreviouslyMarriedDates`),
  ...["DateCalc", "Year", "Month", "Day"].map((part) => `${validated}/${part}`),
  ...["Issue", "Expiry"].flatMap((which) => ["YYYY", "MM", "DD"].map((part) => `Page2/Passport/${which}/${part}`)),
  ...phonesAt.map((at) => `${at}/ActualNumber`),
  "Page4/BackgroundInfo/HealthQ/backgroundInfoCalc",
  "Page4/ReaderInfo",
  ...barcodes,
];

/** Canada from the start, and with it no district; a question that the file keeps hidden; titles on top of the pages. */
const fixed: readonly string[] = [
  `${lives}/Country`,
  ...["Mailing", "Resi"].flatMap((which) =>
    ["Country", "District"].map((part) => `Page2/ContactInformation/${which}/AddrLine2/${part}`),
  ),
  "Page4/BackgroundInfo/Occupation/Choice",
  ...range(10).map((index) => nth("TextField", index)),
];

const inCanada = "The file has Canada there from the start. It stands on the answer sheet.";

export function editionInCanada({ activities, own, ownLeftAlone = [], ...identity }: InCanadaForm): FormEdition {
  const at = (path: string): string => `form1/${path}`;
  const places = [...placesOfPerson, ...own, ...pastPlaces(activities), ...backgroundPlaces];
  const leftAlone: readonly LeftAlone[] = [
    ...computed.map((path): LeftAlone => ({ path, why: "computed" })),
    ...places.flatMap((place) =>
      place.kind === "phone" ? place.uncovered.map((path): LeftAlone => ({ path, why: "uncovered" })) : [],
    ),
    ...fixed.map((path): LeftAlone => ({ path, why: "decoration" })),
    { path: "Page4/Signature/C1CertificateIssueDate", why: "signature" },
    ...ownLeftAlone,
  ];
  return {
    ...identity,
    places: places.map((place) => renamed(place, at)),
    leftAlone: leftAlone.map(({ path, why }) => ({ path: at(path), why })),
    notOnForm: [
      postBoxIsNotOnForm,
      ...["currentCountry.name", `${mailing}.countryTerritory`, `${residential}.countryTerritory`].map((field) => ({
        field,
        why: inCanada,
      })),
    ],
    validation: {
      flag: at(flag),
      year: at(`${validated}/Year`),
      month: at(`${validated}/Month`),
      day: at(`${validated}/Day`),
      barcodes: barcodes.map(at),
    },
    signatures: [at("Page4/Signature/TextField2")],
  };
}
