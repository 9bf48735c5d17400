import { fc } from "../../../tests/running/properties.ts";
import type { FormValue, FormValues } from "../src/formValues.ts";
import { canHold } from "../src/maps/signs.ts";
import type { FormEdition, FieldMapping } from "../src/maps/fieldMapping.ts";
import { fewCodes } from "./blankLike.ts";

const two = (number: number): string => String(number).padStart(2, "0");
const day = fc.record({
  year: fc.integer({ min: 1900, max: 2099 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});

/** Signs of every kind that a field takes: letters of many scripts where it may, quotes, markup, line ends. */
const units: Readonly<Record<string, string>> = {
  any: "aZéœ李明محمدнг가😀<>&\"'\n ];-#|",
  text: "aZéœÇ<>&\"'\n ];-#~",
  name: "aZéœÇ'- ",
  town: "aZéÇ ,./&'\"-",
  email: "aZé_.@-9",
  digits: "0123456789",
  lettersAndDigits: "aZ09",
  lettersDigitsSpaces: "aZ09 ",
  postalCode: "aZ09 -",
};

function textFor(place: Extract<FieldMapping, { kind: "text" }>): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...(units[place.signs] ?? "")), { minLength: 1, maxLength: Math.min(place.most ?? 60, 60) })
    .map((letters) => letters.join(""))
    .filter((text) => canHold(place.signs, text));
}

const phone = (place: Extract<FieldMapping, { kind: "phone" }>): fc.Arbitrary<Record<string, FormValue>> =>
  fc
    .record({
      isCanadaUS: fc.boolean(),
      digits: fc.array(fc.constantFrom(..."0123456789"), { minLength: 10, maxLength: 10 }).map((all) => all.join("")),
      countryCode: fc.constantFrom("33", "234", "7", "98"),
      type: fc.constantFrom("01", "02", "03"),
      extension: fc.constantFrom("", "12", "99999"),
    })
    .map(({ isCanadaUS, digits, countryCode, type, extension }) => ({
      [`${place.field}.isCanadaUS`]: isCanadaUS,
      [`${place.field}.number`]: digits,
      ...(isCanadaUS ? {} : { [`${place.field}.countryCode`]: countryCode }),
      ...(place.boxes.type === undefined ? {} : { [`${place.field}.type`]: type }),
      ...(extension === "" ? {} : { [`${place.field}.extension`]: extension }),
    }));

function valuesOf(place: FieldMapping): fc.Arbitrary<Record<string, FormValue>> {
  const one = (value: fc.Arbitrary<FormValue>): fc.Arbitrary<Record<string, FormValue>> =>
    value.map((given) => ({ [place.field]: given }));
  switch (place.kind) {
    case "text":
      return one(textFor(place));
    case "code":
      return one(fc.constantFrom(...("codes" in place ? place.codes : Object.keys(fewCodes))));
    case "country":
      return one(fc.constantFrom("CA", "US", "NG", "XS"));
    case "names":
      return fc
        .tuple(
          fc.constantFrom("OKAFOR, Amara", "LI, Ming", "D'Arcy-Côté, Élise"),
          fc.constantFrom("", "李明", "محمد", "Àmárà", "Анна"),
        )
        .map(([name, native]) => ({
          [`${place.field}.name`]: name,
          ...(native === "" ? {} : { [`${place.field}.nativeName`]: native }),
        }));
    case "textOrNone":
      return fc.constantFrom<FormValue>("Red Cross (invented)", "王", false).map((told) => ({
        ...(told === false ? {} : { [place.field]: told }),
        [place.none]: told !== false,
      }));
    case "countryName":
      return one(fc.constantFrom("CA", "NG", "CI", "GB"));
    case "word":
      return one(fc.constantFrom(...place.of.entries.map(({ id }) => id)));
    case "region":
      return one(fc.constantFrom("QC", "ON", "CA"));
    case "city":
      return fc
        .constantFrom(["QC", "Montréal"], ["QC", "Saint-Jérôme"], ["ON", "Toronto"], ["ON", "London"])
        .map(([province = "", city = ""]) => ({ [place.province]: province, [place.field]: city }));
    case "yesNo":
    case "pair":
      return one(fc.boolean());
    case "boxes":
      return one(fc.constantFrom(...place.choices));
    case "date":
      return one(day.map((parts) => `${parts.year}-${two(parts.month)}-${two(parts.day)}`));
    case "dateParts":
      return one(
        place.at.length === 2
          ? day.map((parts) => `${parts.year}-${two(parts.month)}`)
          : fc.oneof(
              day.map((parts) => `${parts.year}-${two(parts.month)}-${two(parts.day)}`),
              fc.constantFrom("1950-**-**", "****-**-**", "1990-02-**"),
            ),
      );
    case "phone":
      return phone(place);
    default:
      return place satisfies never;
  }
}

/** Values for some of the places of an edition, as a case could hold them. */
export const anyValues = (edition: FormEdition): fc.Arbitrary<FormValues> =>
  fc.tuple(...edition.places.map((place) => fc.option(valuesOf(place), { freq: 3, nil: undefined }))).map((all) => {
    const city = edition.places.findIndex(({ kind }) => kind === "city");
    // The province comes along with the city, whatever was drawn for it alone.
    return Object.assign(
      {},
      ...all.filter((values) => values !== undefined),
      city === -1 ? {} : all[city],
    ) as FormValues;
  });

/** A value for every place of an edition. */
export const everyValue = (edition: FormEdition, seed = 7): FormValues => {
  const [values] = fc.sample(fc.tuple(...edition.places.map(valuesOf)), { seed, numRuns: 1 });
  const city = edition.places.findIndex(({ kind }) => kind === "city");
  return Object.assign({}, ...(values ?? []), city === -1 ? {} : values?.[city]) as FormValues;
};
