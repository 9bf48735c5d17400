import { freeText, objectOf, oneOf, type Shape } from "../../kernel/shape.ts";
import { countryCodes, type CountryCode } from "../../lists/countries.ts";
import { provinceCodes, type ProvinceCode } from "../../lists/provinces.ts";

/** A country or territory: ISO 3166-1 alpha-2, XS (stateless) or XU (unknown). */
export const country = (): Shape<CountryCode> => oneOf(countryCodes);

/** A Canadian province or territory by its two letters. */
export const province = (): Shape<ProvinceCode> => oneOf(provinceCodes);

/** A postal address. Outside Canada `province` holds whatever the country uses. */
export const address = () =>
  objectOf({
    streetNumber: freeText(),
    streetName: freeText(),
    aptUnit: freeText(),
    poBox: freeText(),
    city: freeText(),
    district: freeText(),
    province: freeText(),
    postalCode: freeText(),
    country: country(),
  });
