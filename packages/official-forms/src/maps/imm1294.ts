import { nth, range, type FormEdition, type LeftAlone, type FieldMapping } from "./fieldMapping.ts";
import { contact, couple, details, placesOfImm1294, residential, second } from "./placesOfImm1294.ts";

const parts = (prefix: string): readonly string[] => ["Yr", "MM", "DD"].map((part) => `${prefix}${part}`);
const fromAndTo = (group: string): readonly string[] => [...parts(`${group}/From`), ...parts(`${group}/To`)];
const barcodes = range(5).map((index) => nth("Page5/TextField1", index));
const validated = `${second}/DateLastValidated`;

/** Copies of dates, ages, flags and barcodes that the form's own scripts write when a person presses Validate. */
const computed: readonly string[] = [
  "Page1/Header/CRCNum",
  "Page1/Age",
  "Page1/AdultFlag",
  "Page1/FormVersion",
  "Page1/PrevSpouseAge",
  `${details}/ApplicationValidatedFlag`,
  ...["CORDates", "PCRDatesR1", "PCRDatesR2", "CWADates"].flatMap((group) => fromAndTo(`${details}/${group}`)),
  ...parts(`${couple}/MarriageDate/From`),
  ...fromAndTo(`${second}/PreviouslyMarriedDates`),
  ...["DateCalc", "Year", "Month", "Day"].map((part) => `${validated}/${part}`),
  ...["Issue", "expiry"].flatMap((which) => ["YYYY", "MM", "DD"].map((part) => `${second}/Passport/${which}${part}`)),
  ...["PhoneNumbers/Phone", "PhoneNumbers/AltPhone", "FaxEmail/Phone"].map((at) => `Page3/${at}/ActualNumber`),
  "Page4/BackgroundInfo/backgroundInfoCalc",
  "Page4/ReaderInfo",
  ...barcodes,
];

const leftAlone: readonly LeftAlone[] = [
  ...computed.map((path): LeftAlone => ({ path, why: "computed" })),
  ...contact.flatMap((place) =>
    place.kind === "phone" ? place.uncovered.map((path): LeftAlone => ({ path, why: "uncovered" })) : [],
  ),
  // Asked of no one on this form: it is never shown.
  { path: `${details}/VisaType/VisaType`, why: "decoration" },
  ...range(10).map((index): LeftAlone => ({ path: nth("TextField", index), why: "decoration" })),
  { path: "Page4/C1CertificateIssueDate", why: "signature" },
];

/** Where the French file names or places the same field otherwise. */
const moved: readonly (readonly [RegExp, string])[] = [
  [/\/(Row\d)\/Country$/, "/$1/Pays"],
  [/\/Country\/Country$/, "/Pays/Pays"],
  [/^Page3\/(PhoneNumbers|FaxEmail)\//, "Page2/contact/$1/"],
  [/\/LanguageTest$/, "/LangTestIndicator"],
  [/^Page4\/PageWrapper\/BackgroundInfo2\//, "Page4/BackgroundInfo2/"],
];

const inFrench = (path: string): string =>
  moved.reduce((found, [pattern, other]) => found.replace(pattern, other), path);

function edition(language: "E" | "F"): FormEdition {
  const at = (path: string): string => `form1/${language === "F" ? inFrench(path) : path}`;
  const placed = (place: FieldMapping): FieldMapping => {
    if (place.kind === "pair") return { ...place, at: [at(place.at[0]), at(place.at[1])] };
    if (place.kind !== "phone") return { ...place, at: place.at.map(at) };
    const {
      boxes: { type, ...boxes },
      uncovered: [area, first, last],
    } = place;
    return {
      ...place,
      at: place.at.map(at),
      boxes: {
        canadaUs: at(boxes.canadaUs),
        other: at(boxes.other),
        country: at(boxes.country),
        number: at(boxes.number),
        extension: at(boxes.extension),
        ...(type === undefined ? {} : { type: at(type) }),
      },
      uncovered: [at(area), at(first), at(last)],
    };
  };
  return {
    form: "IMM1294",
    number: "1294",
    edition: "06-2026",
    language,
    places: placesOfImm1294.map(placed),
    leftAlone: leftAlone.map(({ path, why }) => ({ path: at(path), why })),
    notOnForm: [
      {
        field: "studyDetails.isCustodianDeclarationRequired",
        why: "The form does not ask it. It decides whether IMM 5646 goes along.",
      },
      {
        field: `${residential}.poBox`,
        why: "The form has a box for it with the mailing address alone. It stands on the answer sheet.",
      },
    ],
    validation: {
      flag: at(`${details}/ApplicationValidatedFlag`),
      year: at(`${validated}/Year`),
      month: at(`${validated}/Month`),
      day: at(`${validated}/Day`),
      barcodes: barcodes.map(at),
    },
    signatures: [at("Page4/TextField2")],
    comparedWith: "official file",
  };
}

export const imm1294: readonly FormEdition[] = [edition("E"), edition("F")];
