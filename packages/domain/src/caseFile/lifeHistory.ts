import {
  date,
  freeText,
  listOf,
  month,
  monthOrOngoing,
  objectOf,
  oneOf,
  partialDate,
  yesNo,
  type Fault,
  type Shape,
} from "../kernel/shape.ts";
import { address, country } from "./answers/places.ts";

/**
 * What a person tells of their life once, in their account, for every form of every application. No question of the
 * questionnaire asks for any of it. Marital statuses are words of forms/familyInformation/maritalCodes.ts.
 */

/** `work` and `studies` stand on forms of their own; the rest is told as an activity too, so that no month is left open. */
export const activityKinds = ["work", "studies", "other"] as const;

const relativeFields = () => ({
  familyName: freeText(200),
  givenNames: freeText(200),
  dateOfBirth: partialDate(),
  countryOfBirth: country(),
  maritalStatus: freeText(20),
  presentAddress: freeText(400),
  presentOccupation: freeText(200),
});
const parent = () => objectOf(relativeFields());

export const lifeFields = {
  birthCity: freeText(200),
  /** By the code of the forms (lists/officialForms/formLanguages.ts). */
  nativeLanguage: freeText(10),
  /** By the codes of IMM 1294: English, French, both or neither; and of both the one that comes easier. */
  canCommunicateInEnglishFrench: freeText(10),
  mostAtEaseLanguage: freeText(10),
  hasNationalId: yesNo(),
  /** A name was used that the questionnaire does not ask for: on no document, and not the name at birth. */
  hasNamePast: yesNo(),
  namePast: objectOf({ firstName: freeText(200), lastName: freeText(200) }),
  telephone: objectOf({
    type: freeText(10),
    isCanadaUS: yesNo(),
    countryCode: freeText(10),
    number: freeText(30),
    extension: freeText(10),
  }),
  /** Outside Canada, where no question asks it: mail goes to another place than the home. */
  hasOtherMailingAddress: yesNo(),
  mailingAddress: address(),
  otherCountriesOfResidenceDetails: listOf(
    objectOf({
      country: country(),
      status: freeText(10),
      otherStatus: freeText(200),
      from: freeText(10),
      to: freeText(10),
    }),
    20,
  ),
  /** The person says that no country is missing from the list. */
  listsEveryCountry: yesNo(),
  employmentAndActivityHistory: listOf(
    objectOf({
      kind: oneOf(activityKinds),
      activity: freeText(200),
      company: freeText(200),
      from: month(),
      to: monthOrOngoing(),
      city: freeText(200),
      country: country(),
      province: freeText(200),
      isHighestStudies: yesNo(),
    }),
    50,
  ),
  /** Whether they were there in person when they married. */
  marriedInPerson: objectOf({ self: yesNo(), spouse: yesNo() }),
  hasPreviousMarriage: yesNo(),
  previousSpouse: objectOf({
    familyName: freeText(200),
    givenName: freeText(200),
    dateOfBirth: partialDate(),
    relationshipType: freeText(10),
    relationshipFrom: date(),
    relationshipTo: date(),
  }),
  mother: parent(),
  father: parent(),
  /** Relationships are ids of lists/officialForms/formChoices5645.ts. */
  siblings: listOf(objectOf({ relationship: freeText(20), ...relativeFields() }), 30),
  hasMilitaryService: yesNo(),
  militaryServiceDetails: freeText(4000),
  politicalAssociation: yesNo(),
  witnessedIllTreatment: yesNo(),
};

const life = objectOf(lifeFields);
type Life = NonNullable<ReturnType<(typeof life)["read"]>>;
type Key = keyof typeof lifeFields;

/** What was told, by dotted path; a list is one value, a list of rows. As forms keep their entries. */
export type LifeValues = Readonly<Record<string, unknown>>;

const isKnown = (key: string): key is Key => Object.hasOwn(lifeFields, key);

function fits(key: Key, value: unknown): boolean {
  const faults: Fault[] = [];
  (lifeFields[key] as Shape<unknown>).read(value, "", faults);
  return faults.length === 0;
}

const isGiven = (value: unknown): boolean => value !== "" && value !== null && value !== undefined;

/** Each value that a shape takes. What is half typed, or stands where a form cannot take it, is no fact yet. */
function fitting(
  key: Key,
  entries: readonly (readonly [string, unknown])[],
  place: (one: Record<string, unknown>) => unknown,
): Record<string, unknown> {
  let kept: Record<string, unknown> = {};
  for (const [name, value] of entries) {
    const next = { ...kept, [name]: value };
    if (isGiven(value) && fits(key, place(next))) kept = next;
  }
  return kept;
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** On the page a stay since birth is a mark of its own; in the profile it is the beginning (document 1 section 4). */
const rowEntries = ({
  sinceBirth,
  ...row
}: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] =>
  Object.entries(sinceBirth === true ? { ...row, from: "birth" } : row);

/** The part of a profile that these values make. */
export function lifeOf(values: LifeValues): Life {
  const found: Partial<Record<Key, unknown>> = {};
  const parts = new Map<Key, [string, unknown][]>();
  for (const [path, value] of Object.entries(values)) {
    const [key = "", name] = path.split(".");
    if (!isKnown(key)) continue;
    if (name !== undefined) parts.set(key, [...(parts.get(key) ?? []), [name, value]]);
    else if (Array.isArray(value)) {
      const rows = value
        .filter(isRow)
        .map((row) => fitting(key, rowEntries(row), (one) => [one]))
        .filter((row) => Object.keys(row).length > 0);
      if (rows.length > 0 && fits(key, rows)) found[key] = rows;
    } else if (isGiven(value) && fits(key, value)) found[key] = value;
  }
  for (const [key, entries] of parts) {
    const kept = fitting(key, entries, (one) => one);
    if (Object.keys(kept).length > 0) found[key] = kept;
  }
  return found as Life;
}
