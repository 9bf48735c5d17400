import { addressParts } from "../../fields/address.ts";
import type { FormReader } from "../formReader.ts";
import { provincesAndStates } from "../fields/choices.ts";
import { hasProvinces, provinceAtCountry } from "../fields/addressFields.ts";
import { postalCodeOnForms } from "../../fields/checks/postalCodes.ts";
import { all, not } from "../../kernel/condition.ts";
import type { FormField, FormSection } from "../fields/field.ts";
import { isGiven, isNotGiven, yesAt } from "../fields/fieldConditions.ts";

/** Where mail goes when that is not the home: outside Canada no question of an application asks it (ADR 0095). */

const goesElsewhere = yesAt("hasOtherMailingAddress");
const country = "mailingAddress.country";

const part = (name: string, label: FormField["label"], rest: Partial<FormField> = {}): FormField => ({
  path: `mailingAddress.${name}`,
  kind: "text",
  label,
  shown: goesElsewhere,
  ...rest,
});

export const mailOfLife: FormSection = {
  id: "mail",
  title: { en: "Your mail", fr: "Votre courrier" },
  lead: {
    en: "For the time that you live outside Canada. Your home address, and the mail of people who live in Canada, are asked with each application.",
    fr: "Pour la période où vous habitez hors du Canada. Dans chaque demande, on vous demande déjà l’adresse de votre domicile et, si vous habitez au Canada, où va votre courrier.",
  },
  parts: [
    {
      path: "hasOtherMailingAddress",
      kind: "yesNo",
      needed: "always",
      label: {
        en: "Does your mail go to an address other than your home?",
        fr: "Votre courrier va-t-il à une autre adresse que votre domicile?",
      },
      hint: {
        en: "For example a post box, your parents or the person who represents you.",
        fr: "Par exemple une case postale, vos parents ou la personne qui vous représente.",
      },
    },
    part("country", addressParts.country.words, { kind: "country", isRealCountry: true, needed: "always" }),
    part("poBox", addressParts.poBox.words),
    part("aptUnit", addressParts.aptUnit.words),
    part("streetNumber", addressParts.streetNumber.words),
    part("streetName", addressParts.streetName.words, { needed: isNotGiven("mailingAddress.poBox") }),
    part("city", addressParts.city.words, { needed: "always" }),
    part("province", addressParts.province.words, {
      kind: "choice",
      choices: provincesAndStates,
      shown: hasProvinces(country),
      needed: "always",
      checks: [provinceAtCountry(country)],
    }),
    part("postalCode", addressParts.postalCode.words, {
      needed: hasProvinces(country),
      checks: [postalCodeOnForms<FormReader>((the) => the.value(country))],
    }),
    part("district", addressParts.district.words, {
      shown: all(goesElsewhere, isGiven(country), not(hasProvinces(country))),
    }),
  ],
};
