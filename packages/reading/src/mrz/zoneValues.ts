import type { Box } from "../text/box.ts";
import { isIsoDate, isIsoMonth, isoDate, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { PartialDate } from "@boreal/domain/kernel/partialDate";
import type { CountryCode } from "@boreal/domain/lists/countries";
import { parse } from "mrz";
import { isOpenPart, layouts, type ZoneFormat } from "./formats.ts";
import type { PageZone } from "./pageZone.ts";
import { countryOfZone, nationalityOfZone } from "./states.ts";

/** A value of a zone, where it stands and how sure its characters are. */
export type ZoneValue<V extends string = string> = {
  readonly value: V;
  readonly box: Box;
  /** The smallest distance of a character to its nearest rival. */
  readonly margin: number;
  /** Whether a character has a rival that no check digit tells apart. */
  readonly isDoubtful: boolean;
};

export type ZoneValues = {
  readonly number?: ZoneValue;
  readonly familyName?: ZoneValue;
  readonly givenNames?: ZoneValue;
  /** The line ends within the names: they may be cut off. */
  readonly namesMayBeCut: boolean;
  /** The year alone, or with the month, where the zone leaves the rest open. */
  readonly birth?: ZoneValue<PartialDate>;
  readonly expiry?: ZoneValue<IsoDate>;
  readonly issuer?: ZoneValue<CountryCode>;
  /** Its code as it is printed. */
  readonly nationality?: ZoneValue;
  /** Whether the nationality, printed a second time on another line, has the same code as the issuer. */
  readonly issuerStandsTwice: boolean;
};

type Span = readonly [line: number, from: number, to: number];
type Spans = { readonly [part in "number" | "names" | "birth" | "expiry" | "issuer" | "nationality"]?: Span };

const secondLine: Spans = {
  number: [1, 0, 9],
  issuer: [0, 2, 5],
  nationality: [1, 10, 13],
  birth: [1, 13, 19],
  expiry: [1, 21, 27],
};

const spans: Readonly<Record<ZoneFormat, Spans>> = {
  TD3: { ...secondLine, names: [0, 5, 44] },
  MRVA: { ...secondLine, names: [0, 5, 44] },
  TD2: { ...secondLine, names: [0, 5, 36] },
  MRVB: { ...secondLine, names: [0, 5, 36] },
  FrenchCard: { number: [1, 0, 12], issuer: [0, 2, 5], names: [0, 5, 30], birth: [1, 27, 33] },
  TD1: {
    number: [0, 5, 14],
    issuer: [0, 2, 5],
    nationality: [1, 15, 18],
    birth: [1, 0, 6],
    expiry: [1, 8, 14],
    names: [2, 0, 30],
  },
};

/** What a zone says, by the library `mrz`; dates with their century, the country by the code that the product uses. */
export function zoneValues(zone: PageZone, today: IsoDate): ZoneValues {
  const of = spans[zone.format];
  const text = (span: Span | undefined) => (span ? (zone.lines[span[0]] ?? "").slice(span[1], span[2]) : "");
  const parsed = parse(zone.lines);
  const valued = <V extends string>(value: V | null | undefined, span: Span | undefined): ZoneValue<V> | undefined =>
    value === null || value === undefined || value === "" || !span ? undefined : placed(zone, value, span);
  const number = valued(parsed.documentNumber, of.number);
  const familyName = valued(parsed.fields.lastName, of.names);
  const givenNames = valued(parsed.fields.firstName, of.names);
  const birth = valued(birthOf(text(of.birth), today), of.birth);
  const expiry = valued(expiryOf(text(of.expiry)), of.expiry);
  const nationality = valued(nationalityOfZone(text(of.nationality)), of.nationality);
  const issuer = valued(countryOfZone(text(of.issuer)), of.issuer);
  return {
    ...(number ? { number } : {}),
    ...(familyName ? { familyName } : {}),
    ...(givenNames ? { givenNames } : {}),
    namesMayBeCut: !text(of.names).endsWith("<"),
    ...(birth ? { birth } : {}),
    ...(expiry ? { expiry } : {}),
    ...(issuer ? { issuer } : {}),
    ...(nationality ? { nationality } : {}),
    issuerStandsTwice: issuer !== undefined && countryOfZone(text(of.nationality)) === issuer.value,
  };
}

function placed<V extends string>(zone: PageZone, value: V, [line, from, to]: Span): ZoneValue<V> {
  const { width } = layouts[zone.format];
  const [left, top, wide, high] = zone.boxes[line] ?? [0, 0, 1, 1];
  const places = Array.from({ length: to - from }, (_, index) => line * width + from + index);
  // Along the longer side of the line: it may stand on its side.
  const isUpright = wide >= high;
  const box: Box = isUpright
    ? [left + (wide * from) / width, top, (wide * (to - from)) / width, high]
    : [left, top, wide, high];
  return {
    value,
    box: box.map((part) => Math.round(part * 10_000) / 10_000) as unknown as Box,
    margin: Math.min(...places.map((place) => zone.margins[place] ?? 0)),
    isDoubtful: places.some((place) => zone.doubtful[place] === true),
  };
}

/** Nobody is born after today: of two centuries it is the last one that can be. */
function birthOf(written: string, today: IsoDate): PartialDate | undefined {
  return ["20", "19"]
    .map((century) => partialDayOf(century, written))
    .find((day) => day !== undefined && day <= today.slice(0, day.length));
}

/** A day or a month that nobody knows is left open or printed as zeros (ICAO Doc 9303, part 3, section 4.8). */
function partialDayOf(century: string, written: string): PartialDate | undefined {
  const [year, month, day] = [written.slice(0, 2), written.slice(2, 4), written.slice(4, 6)];
  if (!/^\d\d$/.test(year) || !isOpenPart(day)) return dayOf(century, written);
  if (isOpenPart(month)) return `${century}${year}`;
  const known = `${century}${year}-${month}`;
  return isIsoMonth(known) ? known : undefined;
}

/** Papers are valid for ten years or a little more, and zones are printed since the 1980s. */
const expiryOf = (digits: string): IsoDate | undefined => dayOf(Number(digits.slice(0, 2)) < 80 ? "20" : "19", digits);

function dayOf(century: string, digits: string): IsoDate | undefined {
  if (!/^\d{6}$/.test(digits)) return undefined;
  const day = isoDate(Number(century + digits.slice(0, 2)), Number(digits.slice(2, 4)), Number(digits.slice(4)));
  return isIsoDate(day) ? day : undefined;
}
