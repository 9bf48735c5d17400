import type { Answers } from "../../caseFile/answers/answers.ts";
import { childAnswer } from "../../caseFile/whose/documentHolder.ts";
import { isPartialDate, knownPart, mayBeSameDay } from "../../kernel/partialDate.ts";
import type { Text } from "../../kernel/text.ts";
import { compareNames, type WrittenName } from "../../kernel/personName.ts";
import type { FormPrefill, FormValue } from "../fields/field.ts";
import { agreed, oneThing, together } from "./oneThing.ts";
import { aBirthday, aCountry, answered, byPerson, firstOf, inProfile, read } from "./origins.ts";
import { onlyName, onlyNameOnPassport, statedOneName } from "./oneName.ts";
import { fromPassport, passportPages } from "./passportPages.ts";

/**
 * What is known of the people of a case, each fact once for all forms. The passport comes first, for a form must say what it says;
 * where it and the person differ, the field is open.
 */

const fromDependent: Text = {
  en: "from the list of the people of this application",
  fr: "d’après la liste des personnes de cette demande",
};

const inPassport = (field: string, to?: (value: string) => string | undefined): FormPrefill =>
  read(passportPages, field, fromPassport, to);

/** The last word is the family name, as far as anybody can tell from a name in one piece. */
const wordsOf = (name: string) => name.trim().split(/\s+/);
const familyPart = (name: string) => wordsOf(name).at(-1);
const givenPart = (name: string) => wordsOf(name).slice(0, -1).join(" ") || undefined;

/** As names on papers are compared: words that are left out or written without accents are no other name. */
const isSameName = (one: WrittenName, other: WrittenName): boolean =>
  ["same", "notComparable"].includes(compareNames(one, other));
export const sameFamilyName = (one: FormValue, other: FormValue): boolean =>
  isSameName({ family: String(one) }, { family: String(other) });
export const sameGivenNames = (one: FormValue, other: FormValue): boolean =>
  isSameName({ given: String(one) }, { given: String(other) });

const ofDependent =
  (type: "Spouse" | "Child", to: (name: string) => string | undefined): FormPrefill =>
  (the) => {
    const dependent = type === "Spouse" ? the.case.spouse() : the.case.child();
    const name = dependent && the.case.dependent(dependent, "applicantFullName");
    const value = name ? to(name) : undefined;
    return value === undefined
      ? undefined
      : { value, from: { fact: `dependents.${dependent?.id}.applicantFullName`, says: fromDependent } };
  };

const identity = oneThing("identity");

export const familyNamePrefill: FormPrefill = identity.part(
  { decides: true, same: sameFamilyName },
  firstOf(onlyNameOnPassport, inPassport("lastName")),
  firstOf(
    statedOneName,
    byPerson({
      main: inProfile("lastName", (name) => name),
      spouse: firstOf(
        answered("spouseLastName", (name) => name),
        ofDependent("Spouse", familyPart),
      ),
      child: ofDependent("Child", familyPart),
    }),
  ),
);

/** That there are no given names is something that a source says, as an empty text. */
const noneWith =
  (only: FormPrefill, given: FormPrefill): FormPrefill =>
  (the) => {
    const one = only(the);
    return one ? { value: "", from: one.from } : given(the);
  };

const givenNames = identity.part(
  {
    decides: true,
    same: (one, other) => (one === "" || other === "" ? one === other : sameGivenNames(one, other)),
  },
  noneWith(onlyNameOnPassport, inPassport("firstName")),
  noneWith(
    statedOneName,
    byPerson({
      main: inProfile("firstName", (name) => name),
      spouse: firstOf(
        answered("spouseFirstName", (name) => name),
        ofDependent("Spouse", givenPart),
      ),
      child: ofDependent("Child", givenPart),
    }),
  ),
);

/** Nothing of a person who has one name, unless another source tells given names. */
export const givenNamePrefill: FormPrefill = (the) => {
  const found = givenNames(the);
  return found?.claims || found?.value !== "" ? found : undefined;
};

/** Both names in one field, the given ones first; who has one name is called by it alone. */
export const fullNamePrefill: FormPrefill = (the) => {
  const isWhole = onlyName(the) !== undefined;
  return together({ family: familyNamePrefill(the), given: givenNamePrefill(the) }, ({ family, given }) =>
    family === undefined || (given === undefined && !isWhole)
      ? undefined
      : [given, family].filter((name) => name !== undefined).join(" "),
  );
};

const isDay = (value: FormValue): value is string => typeof value === "string" && isPartialDate(value);

/** A year and a day in it do not differ, and the day tells more. */
export const asBirthdays = {
  same: (one: FormValue, other: FormValue): boolean =>
    one === other || (isDay(one) && isDay(other) && mayBeSameDay(one, other)),
  tellsMore: (one: FormValue, other: FormValue): boolean =>
    isDay(one) && isDay(other) && knownPart(one).length > knownPart(other).length,
};

const ofDependentBirthday =
  (type: "Spouse" | "Child"): FormPrefill =>
  (the) => {
    const dependent = type === "Spouse" ? the.case.spouse() : the.case.child();
    const value = dependent && the.case.dependent(dependent, "birthday");
    return value ? { value, from: { fact: `dependents.${dependent.id}.birthday`, says: fromDependent } } : undefined;
  };

const ofChildAnswer: FormPrefill = (the) => {
  const value = childAnswer(the.case)?.dateOfBirth;
  return value === undefined
    ? undefined
    : {
        value,
        from: { fact: "answers.accompanyingChildren", says: { en: "from your answers", fr: "d’après vos réponses" } },
      };
};

export const birthdayPrefill: FormPrefill = identity.part(
  { decides: true, ...asBirthdays },
  inPassport("birthday", aBirthday),
  byPerson({
    main: answered("birthday", (day) => day),
    spouse: firstOf(
      answered("spouseBirthday", (day) => day),
      ofDependentBirthday("Spouse"),
    ),
    child: firstOf(ofDependentBirthday("Child"), ofChildAnswer),
  }),
);

const sexCodes: Record<NonNullable<Answers["gender"]>, string> = {
  male: "Male",
  female: "Female",
  anotherGender: "Unspecified",
  unknown: "Unknown",
};

export const sexPrefill: FormPrefill = byPerson({
  main: answered("gender", (gender) => sexCodes[gender]),
  spouse: answered("spouseGender", (gender) => sexCodes[gender]),
});

export const birthCityPrefill: FormPrefill = byPerson({
  main: agreed(
    "birthCity",
    answered("birthPlace", (place) => place.City),
    inProfile("birthCity", (city) => city),
  ),
});

/** Of a birth certificate the country is that of the place of birth. The birth of a child is asked nowhere else. */
const onBirthCertificate = read(
  { child: "child-birth-certificate" },
  "country",
  { en: "from the birth certificate", fr: "d’après l’acte de naissance" },
  aCountry,
);

export const birthCountryPrefill: FormPrefill = identity.part(
  {},
  inPassport("birthCountry", aCountry),
  byPerson({
    main: firstOf(
      answered("birthCountry", (country) => country),
      answered("birthPlace", (place) => place.Country),
    ),
    child: onBirthCertificate,
  }),
);

/** Where the person lives; a child lives with the applicant unless somebody says otherwise. */
export const homeCountryPrefill: FormPrefill = byPerson({
  main: answered("country", (country) => country),
  spouse: firstOf(
    answered("spouseCountry", (country) => country),
    answered("spouseShareSameAddress", (isSame, the) => (isSame ? the.case.answer("country") : undefined)),
  ),
  child: answered("country", (country) => country),
});
