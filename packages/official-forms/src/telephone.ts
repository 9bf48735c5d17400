import type { PhoneMapping } from "./maps/fieldMapping.ts";
import type { FormValue, FormValues } from "./formValues.ts";
import { valueRefusal, type ValueRefusal } from "./valueRefusals.ts";

/** What the specification asks of a telephone. A fax has no type. */
export const phoneValues = ["isCanadaUS", "type", "countryCode", "number", "extension"] as const;

const digitsOf = (value: FormValue | undefined): string =>
  typeof value === "string" ? value.replaceAll(/[\s().-]/g, "") : "";

/** Canada, the United States and their neighbours share it. */
const northAmerica = "1";

/**
 * A number in Canada or the United States is written as one of another country with the code 1: the three boxes meant for it
 * are hidden until a person clicks, and the form's check resets a tick that was not clicked.
 */
export function phoneToData(
  { field, boxes }: PhoneMapping,
  values: FormValues,
): ReadonlyMap<string, string> | ValueRefusal {
  const [number, extension] = [digitsOf(values[`${field}.number`]), digitsOf(values[`${field}.extension`])];
  const isNear = values[`${field}.isCanadaUS`] === true;
  const country = isNear ? northAmerica : digitsOf(values[`${field}.countryCode`]).replace(/^\+/, "");
  const type = values[`${field}.type`];
  // A kind of telephone without a number says nothing.
  if (number === "") return new Map();
  const isNumber = country === northAmerica ? /^\d{10}$/.test(number) : /^\d{1,20}$/.test(number);
  if (!isNumber || !/^[1-9]\d{0,2}$/.test(country) || country.startsWith("11"))
    return valueRefusal("notATelephoneNumber", field, boxes.number);
  if (!/^\d{0,5}$/.test(extension))
    return valueRefusal("tooLong", `${field}.extension`, boxes.extension, { limit: 5, length: extension.length });
  if (boxes.type !== undefined && type !== undefined && !/^0[123]$/.test(String(type)))
    return valueRefusal("notAnOption", `${field}.type`, boxes.type);
  return new Map([
    [boxes.canadaUs, "0"],
    [boxes.other, "1"],
    [boxes.country, country],
    [boxes.number, number],
    ...(extension === "" ? [] : [[boxes.extension, extension] as const]),
    ...(boxes.type === undefined || type === undefined ? [] : [[boxes.type, String(type)] as const]),
  ]);
}

/** What a file says of a telephone, whether we wrote it or a person clicked the box of Canada and the United States. */
export function phoneFromData(
  { field, boxes, uncovered }: PhoneMapping,
  data: ReadonlyMap<string, string>,
): FormValues {
  const said = (at: string | undefined): string => (at === undefined ? "" : (data.get(at) ?? ""));
  const near = uncovered.map((at) => said(at)).join("");
  const clicked = said(boxes.canadaUs) === "1";
  const number = digitsOf(clicked ? near : said(boxes.number));
  if (number === "") return {};
  const country = clicked ? northAmerica : said(boxes.country);
  const optional = { type: said(boxes.type), extension: said(boxes.extension) };
  return {
    [`${field}.isCanadaUS`]: country === northAmerica,
    [`${field}.number`]: number,
    ...(country === northAmerica || country === "" ? {} : { [`${field}.countryCode`]: country }),
    ...Object.fromEntries(
      Object.entries(optional).flatMap(([name, value]) => (value === "" ? [] : [[`${field}.${name}`, value]])),
    ),
  };
}
