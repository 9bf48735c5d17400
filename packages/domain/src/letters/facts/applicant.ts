import { citizenshipPrefill } from "../../forms/prefills/citizenship.ts";
import { homeOf } from "../../forms/prefills/home.ts";
import { familyNamePrefill, givenNamePrefill, birthdayPrefill } from "../../forms/prefills/people.ts";
import type { CountryCode } from "../../lists/countries.ts";
import { countryInSentence } from "../../lists/countryArticles.ts";
import type { Text } from "../../kernel/text.ts";
import { writtenDay } from "../../kernel/written.ts";
import { isIsoDate } from "../../kernel/calendarDate.ts";
import { answered, differs, filledIn, firstKnown, inWords, type Fact } from "../prose/fact.ts";
import { ofPerson } from "../prose/naming.ts";

/** Who somebody of the case is, in the words of a sentence. The person is whoever speaks in the letter. */

/** Of the person of the letter: as the account spells the name, where that is theirs, else as the passport does. */
export const fullName: Fact = (the) => {
  const [given, family] = [filledIn(givenNamePrefill)(the), filledIn(familyNamePrefill)(the)];
  if (given === differs || family === differs) return differs;
  const account = the.person.role === "main" ? the.case.profileName() : undefined;
  if (account) return `${account.firstName} ${account.lastName}`;
  const name = [given, family].filter((part) => typeof part === "string").join(" ");
  return name === "" ? undefined : name;
};

/** Of whoever applies, in the words of somebody else. */
export const ofApplicant =
  (fact: Fact): Fact =>
  (the) =>
    fact(the.about({ role: "main" }));
export const applicantName: Fact = ofApplicant(fullName);
/** “of Ana Ruiz”; « d’Ana Ruiz ». */
export const ofApplicantName: Fact = inWords(applicantName, ofPerson);

const countryOf =
  (form: "name" | "withArticle" | "in" | "from") =>
  (code: string): Text | undefined =>
    countryInSentence(code as CountryCode)?.[form];

/** India, the Philippines; l’Inde, les Philippines. */
export const citizenship: Fact = filledIn(citizenshipPrefill, countryOf("withArticle"));

/** Behind a label: India, Philippines; Inde, Philippines. */
export const citizenshipAlone: Fact = filledIn(citizenshipPrefill, countryOf("name"));

export const livesIn: Fact = answered("country", countryOf("in"));
export const homeCountry: Fact = firstKnown(answered("country", countryOf("withArticle")));
export const inHomeCountry: Fact = filledIn(citizenshipPrefill, countryOf("in"));

export const birthday: Fact = filledIn(birthdayPrefill, (day) => (isIsoDate(day) ? writtenDay(day) : undefined));

/** Line by line, as an envelope bears it. */
export const homeAddress: Fact = (the) => {
  const home = homeOf(the.case);
  if (!home) return undefined;
  const { streetNumber, streetName, aptUnit, city, province, postalCode, country } = home.address;
  const street = [streetNumber, streetName].filter(Boolean).join(" ");
  const town = [city, province, postalCode].filter(Boolean).join(" ");
  const named = country && countryInSentence(country)?.name;
  const lines = (language: keyof Text) =>
    [aptUnit ? `${street}, ${aptUnit}` : street, town, named?.[language] ?? ""]
      .filter((line) => line !== "")
      .join(", ");
  return { en: lines("en"), fr: lines("fr") };
};
