import { addressParts } from "../../fields/address.ts";
import type { FormRow, FormSection, Prefilled } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { homeOf, type Home } from "../prefills/home.ts";
import { fromAnswers } from "../prefills/origins.ts";
import { everyMonthTold } from "./everyMonth.ts";
import { anyNumber, fromAndTo } from "./rowsOfTime.ts";

/** Where the person lived month by month. */

type Address = Home["address"];

const rowOf = ({
  aptUnit,
  streetNumber,
  streetName,
  city,
  province,
  district,
  postalCode,
  country,
}: Address): FormRow => {
  const street = [aptUnit, [streetNumber, streetName].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const parts = { street, city, province: province ?? district, postalCode, country };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, value]])),
  );
};

function ofSpouse(the: FormReader) {
  const address = the.person.role === "spouse" ? the.case.answer("spouseAddress") : undefined;
  return address && { address, key: "spouseAddress" as const };
}

/** The home of today; since when nobody asked. */
function homeKnown(the: FormReader): Prefilled<readonly FormRow[]> | undefined {
  const shares = the.person.role === "spouse" && the.case.answer("spouseShareSameAddress") === true;
  const home = the.person.role === "main" || shares ? homeOf(the.case) : ofSpouse(the);
  const row = home && rowOf(home.address);
  return row && Object.keys(row).length > 0
    ? { value: [row], from: { fact: `answers.${home.key}`, says: fromAnswers } }
    : undefined;
}

export const addresses: FormSection = {
  id: "addresses",
  title: { en: "Addresses", fr: "Adresses" },
  lead: {
    en: "Every address of the past ten years, or since you turned 18 if that is later. No P.O. box, and no month left out.",
    fr: "Chaque adresse des dix dernières années, ou depuis vos 18 ans si c’est plus récent. Pas de case postale, et aucun mois omis.",
  },
  parts: [
    {
      list: "addresses",
      title: { en: "Where you lived", fr: "Où vous avez habité" },
      rowTitle: { en: "Address {number}", fr: "Adresse {number}" },
      addLabel: { en: "Add an address", fr: "Ajouter une adresse" },
      most: anyNumber,
      needed: "always",
      fault: everyMonthTold,
      prefill: homeKnown,
      fields: [
        ...fromAndTo,
        {
          path: "street",
          kind: "text",
          label: { en: "Street and number", fr: "Rue et numéro" },
          needed: "always",
        },
        { path: "city", kind: "text", label: addressParts.city.words, needed: "always" },
        {
          path: "province",
          kind: "text",
          label: { en: "Province, state or district", fr: "Province, État ou district" },
        },
        { path: "postalCode", kind: "text", label: addressParts.postalCode.words },
        { path: "country", kind: "country", isRealCountry: true, label: addressParts.country.words, needed: "always" },
      ],
    },
  ],
};
