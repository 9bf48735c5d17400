import type { Lock } from "./encryption.ts";
import { isArray, isDict, isName, isRef, isString, type PdfDict, type PdfValue } from "./values.ts";

const nameText = (name: string): string =>
  `/${name.replaceAll(/[^!-~]|[#()<>[\]{}/%]/g, (sign) => [...Buffer.from(sign, "latin1")].map((byte) => `#${byte.toString(16).padStart(2, "0")}`).join(""))}`;

const numberText = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(6).replace(/\.?0+$/, "");

export type ObjectIdentity = { readonly number: number; readonly generation: number; readonly lock: Lock | undefined };

/** A value as it stands in the file; strings are locked with the key of the object they belong to. */
export function written(value: PdfValue, place: ObjectIdentity): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") return numberText(value);
  if (isName(value)) return nameText(value.name);
  if (isRef(value)) return `${value.number} ${value.generation} R`;
  if (isString(value))
    return `<${(place.lock ? place.lock.strings.close(value.bytes, place.number, place.generation) : value.bytes).toString("hex")}>`;
  if (isArray(value)) return `[${value.map((one) => written(one, place)).join(" ")}]`;
  if (isDict(value)) return writtenDict(value, place);
  throw new Error("a stream stands on its own");
}

export const writtenDict = (dict: PdfDict, place: ObjectIdentity): string =>
  `<<${[...dict].map(([key, value]) => `${nameText(key)} ${written(value, place)}`).join("")}>>`;
