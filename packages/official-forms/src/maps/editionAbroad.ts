import { nth, range, type FieldMapping, type FormEdition, type LeftAlone } from "./fieldMapping.ts";
import {
  backgroundPlaces,
  contactPlaces,
  couple,
  details,
  documentPlaces,
  pastPlaces,
  personal,
  second,
  type BackgroundAt,
  type ContactAt,
} from "./placesAbroad.ts";
import { postBoxIsNotOnForm, renamed } from "./renamed.ts";

/** What an application form for somebody abroad has beside what all of them have alike. */
export type AbroadForm = Pick<FormEdition, "form" | "number" | "edition" | "language" | "notOnForm"> & {
  /** Room for the number of a US card. */
  readonly mostOfCard: number;
  readonly contact: ContactAt;
  readonly past: string;
  readonly background: BackgroundAt;
  /** Where the date of the signature stands. */
  readonly signedOn: string;
  /** Titles on top of the pages, which take values like boxes. */
  readonly titles: number;
  /** What this form alone asks. */
  readonly own: readonly FieldMapping[];
  readonly ownLeftAlone: readonly LeftAlone[];
  /** As the file of this language calls a place. */
  readonly named: (path: string) => string;
};

export const visaType = `${details}/VisaType/VisaType`;

/** Asked of no one on the forms for a permit: it is never shown. */
export const visaTypeIsHidden: LeftAlone = { path: visaType, why: "decoration" };

const parts = (prefix: string): readonly string[] => ["Yr", "MM", "DD"].map((part) => `${prefix}${part}`);
const fromAndTo = (group: string): readonly string[] => [...parts(`${group}/From`), ...parts(`${group}/To`)];
const barcodes = range(5).map((index) => nth("Page5/TextField1", index));
const validated = `${second}/DateLastValidated`;

/** Copies of dates, ages, flags and barcodes that the form's own scripts write when a person presses Validate. */
const computed = ({ telephones, fax }: ContactAt, { page }: BackgroundAt): readonly string[] => [
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
  ...[`${telephones}/Phone`, `${telephones}/AltPhone`, `${fax}/Phone`].map((at) => `${at}/ActualNumber`),
  `${page}/BackgroundInfo/backgroundInfoCalc`,
  `${page}/ReaderInfo`,
  ...barcodes,
];

export function editionAbroad({
  mostOfCard,
  contact,
  past,
  background,
  signedOn,
  titles,
  own,
  ownLeftAlone,
  named,
  notOnForm,
  ...identity
}: AbroadForm): FormEdition {
  const at = (path: string): string => `form1/${named(path)}`;
  const contacts = contactPlaces(contact);
  const leftAlone: readonly LeftAlone[] = [
    ...computed(contact, background).map((path): LeftAlone => ({ path, why: "computed" })),
    ...contacts.flatMap((place) =>
      place.kind === "phone" ? place.uncovered.map((path): LeftAlone => ({ path, why: "uncovered" })) : [],
    ),
    ...range(titles).map((index): LeftAlone => ({ path: nth("TextField", index), why: "decoration" })),
    { path: signedOn, why: "signature" },
    ...ownLeftAlone,
  ];
  const places = [
    ...personal,
    ...documentPlaces(mostOfCard),
    ...contacts,
    ...own,
    ...pastPlaces(past),
    ...backgroundPlaces(background),
  ];
  return {
    ...identity,
    places: places.map((place) => renamed(place, at)),
    leftAlone: leftAlone.map(({ path, why }) => ({ path: at(path), why })),
    notOnForm: [...notOnForm, postBoxIsNotOnForm],
    validation: {
      flag: at(`${details}/ApplicationValidatedFlag`),
      year: at(`${validated}/Year`),
      month: at(`${validated}/Month`),
      day: at(`${validated}/Day`),
      barcodes: barcodes.map(at),
    },
    signatures: [at(background.signature)],
    comparedWith: "official file",
  };
}
