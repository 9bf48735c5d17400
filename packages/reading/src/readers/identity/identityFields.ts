import type { PartialDate } from "@boreal/domain/kernel/partialDate";
import { addDays, addYears, isoDate, latestToday, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import { fieldOf, labelledValue, type Found, type Parse } from "../../fields/labelledValue.ts";
import { foundValues, layoutOfPages } from "../../finder/find.ts";
import { joinedName } from "../../finder/joinedName.ts";
import { ofIdentity } from "../../finder/people.ts";
import { nameIn } from "../../fields/nameField.ts";
import type { PageZone } from "../../mrz/pageZone.ts";
import { zoneValues, type ZoneValue, type ZoneValues } from "../../mrz/zoneValues.ts";
import type { FieldCheckKind, ReadField } from "../../reading.ts";
import type { Line } from "../../text/lines.ts";
import { checkedField } from "../checkedField.ts";
import type { PageText } from "../reader.ts";
import { labels } from "./labels.ts";
import { datesIn } from "./printedDate.ts";
import { standsIn, visualZoneOf, type SeenDate, type VisualZone } from "./visualZone.ts";

type Fields = Record<string, ReadField>;

/** What one kind of paper calls its own number and days. */
export type FieldNames = { readonly number: string; readonly expiry: string; readonly issue: string };

/** How sure a value of a zone is that nothing checks: line 1 has no check digit. */
const unchecked = { clear: 0.85, close: 0.6, clearMargin: 0.05 };
const surest = 0.99;

/** The values of a passport or card: from its machine-readable zone where it has one, against the print above it. */
export async function identityFields(
  pages: readonly PageText[],
  zone: PageZone | undefined,
  names: FieldNames,
): Promise<Fields> {
  const now = new Date();
  // A paper of this morning may be from where the day began earlier.
  const today = latestToday(isoDate(now.getFullYear(), now.getMonth() + 1, now.getDate()));
  const own = zone ? pages.filter((page) => page.number === zone.page) : pages;
  const seen = visualZoneOf(own, today);
  const found = foundBeside(own, names);
  if (!zone) return withMissing(await labelledFields(own, names, today), found);
  const values = zoneValues(zone, today);
  const fields: Fields = { ...codedFields(zone, values, seen, names), ...namesOf(zone, values, seen) };
  const issued = await issueDateOf(seen, values, today);
  if (issued) fields[names.issue] = issued;
  return withMissing(fields, found);
}

/** What the words around each place say; of a paper so short that a person still has to look at it. */
function foundBeside(pages: readonly PageText[], { number, issue, expiry }: FieldNames): Fields {
  const found = foundValues(ofIdentity(number, issue, expiry), layoutOfPages(pages), pages);
  return Object.fromEntries(
    Object.entries(found).map(([name, { field }]) => {
      const { checked: _, ...unsure } = field;
      return [name, unsure];
    }),
  );
}

function withMissing(fields: Fields, found: Fields): Fields {
  const all = { ...found, ...fields };
  const { firstName, lastName } = all;
  return fields["applicantFullName"] || !firstName || !lastName
    ? all
    : { ...all, applicantFullName: joinedName(firstName, lastName) };
}

/** What check digits cover: it is checked, unless the print says something else or a rival has the same digit. */
function codedFields(zone: PageZone, values: ZoneValues, seen: VisualZone, names: FieldNames): Fields {
  const fields: Fields = {};
  const { number, birth, expiry, issuer } = values;
  if (number) {
    const isSeen = standsIn(seen, number.value);
    fields[names.number] = zoneField(zone, number, isSeen || !number.isDoubtful ? "checkDigit" : undefined);
  }
  if (birth) fields["birthday"] = dateField(zone, birth, seen);
  if (expiry) fields[names.expiry] = dateField(zone, expiry, seen);
  // The code of the state stands twice, and no check digit covers it.
  if (issuer)
    fields["country"] = zoneField(
      zone,
      issuer,
      values.issuerStandsTwice && issuer.margin >= 0 ? "twoReadings" : undefined,
    );
  const { nationality } = values;
  if (nationality) {
    const isSure = (values.issuerStandsTwice || standsIn(seen, nationality.value)) && nationality.margin >= 0;
    fields["nationality"] = zoneField(zone, nationality, isSure ? "twoReadings" : undefined);
  }
  return fields;
}

/** Two digits of a year leave the century open: where the same day of another one is printed, that one is meant. */
function dateField(zone: PageZone, date: ZoneValue<PartialDate>, seen: VisualZone): ReadField {
  const isPrinted = seen.dates.some(({ value }) => value === date.value);
  const other = seen.dates.find(({ value }) => value !== date.value && value.slice(2) === date.value.slice(2));
  if (isPrinted || !other) return zoneField(zone, date, isPrinted || !date.isDoubtful ? "checkDigit" : undefined);
  const { confidence, ...field } = zoneField(zone, date, undefined);
  return { ...field, confidence: Math.min(confidence, 0.5), ambiguous: other.value };
}

function zoneField(zone: PageZone, of: ZoneValue, check: FieldCheckKind | undefined): ReadField {
  const checked = zone.source === "layer" ? "textLayer" : check;
  const isClear = of.margin >= unchecked.clearMargin;
  return {
    value: of.value,
    confidence: checked ? surest : isClear ? unchecked.clear : unchecked.close,
    page: zone.page,
    box: of.box,
    ...(checked ? { checked } : {}),
  };
}

/** Names have no check digit: two readings are the zone and the print above it. Names that fill the line may be cut off. */
function namesOf(zone: PageZone, { familyName, givenNames, namesMayBeCut }: ZoneValues, seen: VisualZone): Fields {
  const fields: Fields = {};
  const field = (of: ZoneValue) => {
    const { checked, ...rest } = zoneField(zone, of, standsIn(seen, of.value) ? "twoReadings" : undefined);
    if (namesMayBeCut) return { ...rest, confidence: Math.min(rest.confidence, unchecked.close) };
    return { ...rest, ...(checked ? { checked } : {}) };
  };
  if (familyName) fields["lastName"] = field(familyName);
  if (givenNames) fields["firstName"] = field(givenNames);
  const { firstName, lastName } = fields;
  if (firstName && lastName) {
    fields["applicantFullName"] = joinedName(firstName, lastName);
  } else {
    // Who has one name has it in either part of the zone.
    const only = lastName ?? firstName;
    if (only) fields["applicantFullName"] = only;
  }
  return fields;
}

/**
 * The day of issue stands in the print alone. A day that lies a whole number of years before the day of expiry, or one day
 * more, is checked by that: the zone's digit covers the other end.
 */
async function issueDateOf(seen: VisualZone, values: ZoneValues, today: IsoDate): Promise<ReadField | undefined> {
  const { birth, expiry } = values;
  const can = (date: IsoDate) =>
    date !== birth?.value && date !== expiry?.value && date <= today && (!birth || date > birth.value);
  if (expiry) {
    const whole = seen.dates
      .flatMap((date) => [date, ...(date.other ? [{ ...date, value: date.other }] : [])])
      .filter(({ value }) => can(value) && isWholeYears(value, expiry.value));
    const [first] = whole;
    if (first && whole.every(({ value }) => value === first.value)) return seenField(first, "twoReadings");
  }
  const lines = seen.pages.flatMap((page) => page.lines);
  const found = labelledValue(lines, labels.issue, (text) => firstDate(text, today, can));
  return found ? checkedField(found, seen.pages, (text) => firstDate(text, today, can)) : undefined;
}

const longestValidity = 15;

const isWholeYears = (from: IsoDate, to: IsoDate): boolean =>
  Array.from({ length: longestValidity }, (_, index) => addYears(from, index + 1)).some(
    (end) => end === to || addDays(end, -1) === to,
  );

const seenField = (date: SeenDate, checked: FieldCheckKind): ReadField => ({
  value: date.value,
  confidence: Math.round(date.confidence * 100) / 100,
  page: date.page,
  box: date.box,
  checked,
});

function firstDate(text: string, today: IsoDate, can: (date: IsoDate) => boolean): ReturnType<Parse> {
  const found = datesIn(text, today).find(({ value }) => can(value));
  if (!found) return undefined;
  const { value, from, to, other } = found;
  return { value, from, to, ...(other ? { ambiguous: other } : {}) };
}

const numberIn: Parse = (text) => {
  const match = /(?<![A-Z\d])(?=[A-Z\d -]{5,})[A-Z]{0,3} ?\d[A-Z\d]*(?:[ -][A-Z\d]+)*(?![a-z])/.exec(text);
  const value = match?.[0].replaceAll(/[ -]/g, "") ?? "";
  return match && value.length >= 5 && value.length <= 20
    ? { value, from: match.index, to: match.index + match[0].length }
    : undefined;
};

/** Without a zone: what the labels say, each value read twice. */
async function labelledFields(pages: readonly PageText[], names: FieldNames, today: IsoDate): Promise<Fields> {
  const lines: readonly Line[] = pages.flatMap((page) => page.lines);
  const fields: Fields = {};
  const dateOf: Parse = (text) => firstDate(text, today, () => true);
  const keep = async (name: string, found: Found | undefined, parse: Parse) => {
    if (found) fields[name] = await checkedField(found, pages, parse);
  };
  await keep(names.number, labelledValue(lines, labels.number, numberIn), numberIn);
  await keep("birthday", labelledValue(lines, labels.birth, dateOf), dateOf);
  await keep(names.expiry, labelledValue(lines, labels.expiry, dateOf), dateOf);
  await keep(names.issue, labelledValue(lines, labels.issue, dateOf), dateOf);
  const family = labelledValue(lines, labels.familyName, nameIn);
  const given = labelledValue(lines, labels.givenNames, nameIn);
  if (family) fields["lastName"] = nameOf(family, pages);
  if (given) fields["firstName"] = nameOf(given, pages);
  if (fields["firstName"] && fields["lastName"])
    fields["applicantFullName"] = joinedName(fields["firstName"], fields["lastName"]);
  return fields;
}

/** Names from a picture stay unchecked: both readings of the recogniser lose the same accents. */
function nameOf(found: Found, pages: readonly PageText[]): ReadField {
  const source = pages.find((page) => page.number === found.page)?.source;
  return { ...fieldOf(found), ...(source === "layer" || source === "office" ? { checked: "textLayer" as const } : {}) };
}
