import { ofBirth } from "../../finder/people.ts";
import { fieldOf } from "../../fields/labelledValue.ts";
import { nameIn } from "../../fields/nameField.ts";
import { applicantName } from "../applicantName.ts";
import { bilingual } from "../bilingual.ts";
import { birthdayOf } from "../birthday.ts";
import { ownTextField } from "../checkedField.ts";
import { foundIn, labelledReader, type SoughtField } from "../labelledReader.ts";
import { countryIn, countryOfHead } from "./placeCountry.ts";

const born: SoughtField = {
  name: "applicantFullName",
  parse: nameIn,
  labels: [/^\W*name,? if any/],
  sentences: [
    /\bbirth of (?<value>[^.;:\d,]{4,70}?)(?=,| born | was | on |\.)/,
    /\best nee?(?:\(e\))?(?: a [^:;.]{2,60}?)?[,:] (?<value>[^.;:\d,]{4,70}?)(?=, (?:de sexe|du sexe|fille|fils|enfant))/,
  ],
};

/** Certificates and extracts of a birth. The country is that of the place of birth, as rules compare it. */
export const birthCertificate = labelledReader({
  documentType: "BirthCertificate",
  finds: ofBirth,
  fields: [
    birthdayOf("child|person|registrant", "enfant|personne"),
    {
      name: "country",
      parse: countryIn,
      labels: [
        bilingual("country of birth", "pays de naissance"),
        bilingual("(?:place|city|town)(?: and country)? of birth", "(?:lieu|ville)(?: et pays)? de naissance"),
        bilingual("birthplace", "ne(?:e|\\(e\\))? a"),
        bilingual("country", "pays"),
      ],
      sentences: [
        /\bborn\b[^.;]{0,60}? (?:at|in) (?<value>[^.;:\d]{4,60}?)(?=[.;]| on | to | of |$)/,
        /\bnee?(?:\(e\))? a (?<value>[^.;:\d]{4,60}?)(?=[.;:]| le | de |$)/,
      ],
    },
  ],
  async besides(pages, read) {
    const found = foundIn(pages, born);
    const issuer = read["country"] ? undefined : countryOfHead(pages);
    // Whose registry it is, is mostly where somebody was born: a guess.
    const country = issuer ? { country: { ...fieldOf(issuer), confidence: 0.6 } } : {};
    const name = found ? { applicantFullName: ownTextField(found, pages) } : await applicantName(pages);
    return { ...name, ...country };
  },
  always: ["applicantFullName", "birthday"],
});
