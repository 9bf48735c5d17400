import { provinces } from "@boreal/domain/lists/provinces";
import type { CompositeStep, Field } from "@boreal/domain/questionnaire/step";
import type { Row } from "../../../case/answers/askedFields.ts";
import { fold } from "../../../ui/choices/typeAhead.ts";

/** How an address is asked for, whatever its fields: the country comes first, for it decides what the others are. */

export function inAddress(fields: readonly Field[], parts: Row): readonly Field[] {
  const country = fields.filter((field) => field.id === "country");
  const others = fields
    .filter((field) => field.id !== "country")
    .map((field) => (field.id === "province" ? asProvince(field, parts["country"]) : field));
  return [...country, ...others];
}

/** In Canada one of the thirteen; elsewhere whatever the country calls it, in the person's own words. */
const asProvince = (field: Field, country: unknown): Field =>
  field.kind === "text" && country === "CA" ? { ...field, kind: "province" } : field;

/** An address that does not ask for its country is one in Canada. */
export const isInCanada = (step: Pick<CompositeStep, "fields">, parts: Row): boolean =>
  parts["country"] === "CA" || !step.fields.some((field) => field.id === "country");

/** What stands as the province after the country changed: the code in Canada, nothing of Canada elsewhere. */
export function provinceAfterMove(province: unknown, country: unknown): unknown {
  if (typeof province !== "string" || country === undefined) return province;
  const known = provinces.find(({ code, en, fr }) => [code, en, fr].some((name) => fold(name) === fold(province)));
  if (country === "CA") return known?.code;
  return known?.code === province ? undefined : province;
}

/** `k1a0b1`, `K1A-0B1` -> `K1A 0B1`; nothing for what is no Canadian postal code. */
export function inCanadianForm(typed: unknown): string | undefined {
  if (typeof typed !== "string") return undefined;
  const match = /^([A-Z]\d[A-Z])(\d[A-Z]\d)$/.exec(typed.toUpperCase().replaceAll(/[\s\u00a0-]/g, ""));
  return match ? `${match[1]} ${match[2]}` : undefined;
}

const addressPurposes: Readonly<Record<string, string>> = {
  streetName: "address-line1",
  aptUnit: "address-line2",
  city: "address-level2",
  district: "address-level3",
  province: "address-level1",
  postalCode: "postal-code",
  country: "country-name",
};

const ownAddresses = new Set<string>(["residentialAddress", "homeAddress", "eoHomeAddress", "mailingAddress"]);

/** What the browser may fill in for the person herself (HTML's autofill names); nothing for what is not about her. */
export const autoCompleteOf = (step: Pick<CompositeStep, "id">, field: Pick<Field, "id">): string =>
  (ownAddresses.has(step.id) ? addressPurposes[field.id] : undefined) ?? "off";
