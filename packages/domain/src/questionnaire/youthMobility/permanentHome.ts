import type { CaseReader } from "../../caseFile/reader.ts";
import type { Text } from "../../kernel/text.ts";
import { everyPlace } from "../../lists/countries.ts";
import { iecCountryNotListed } from "../../lists/youthMobility/iecCountryNotListed.ts";
import { passportCountries } from "../identity/identity.ts";
import { question, type Prefill, type QuestionStep } from "../step.ts";

/** Where participants are at home, and whose passports they hold; both filled in with what was answered before. */

const earlier: Text = { en: "from an earlier answer", fr: "d’après une réponse précédente" };

const residence: Prefill = (the) => {
  const value = the.answer("country");
  return value === undefined ? undefined : { value, origin: earlier };
};

export const iecPermanentCountry = question({
  id: "iecPermanentCountry",
  kind: "country",
  among: everyPlace,
  person: "main",
  question: { en: "Where is your permanent home?", fr: "Où se trouve votre domicile permanent?" },
  hint: { en: "The country to which you will return.", fr: "Le pays où vous reviendrez." },
  whyWeAsk: {
    en: "Each country and category of IEC has its own rules.",
    fr: "Chaque pays et chaque catégorie d’EIC a ses règles.",
  },
  prefill: residence,
  needed: "always",
});

const citizenship = (the: CaseReader): string | undefined => {
  const country = the.answer("iecCountryOfCitizenship");
  return country === iecCountryNotListed.code ? undefined : country;
};

/** The passport that was read, else that of the citizenship. */
export const passportsOfParticipant: QuestionStep = {
  ...passportCountries,
  prefill: (the) => {
    const read = passportCountries.prefill?.(the);
    if (read) return read;
    const country = citizenship(the);
    return country === undefined ? undefined : { value: [country], origin: earlier };
  },
};
