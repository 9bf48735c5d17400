import type { PersonRole } from "../../caseFile/personRole.ts";
import type { Profile } from "../../caseFile/user.ts";
import { wholeCountry } from "../../lists/officialForms/unitedKingdomParts.ts";
import { addMonths, addYears, isIsoDate, newestFirst } from "../../kernel/calendarDate.ts";
import type { Text } from "../../kernel/text.ts";
import { formHistory } from "../../tables/officialForms/formLimits.ts";
import type { FormPrefill, FormRow, Prefilled } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { status } from "../fields/fieldsOf.ts";
import { settled } from "./oneThing.ts";
import { birthdayPrefill } from "./people.ts";

/**
 * Where the person has lived, for the form (document 1 section 4): an ongoing status ends one month ahead, and one since birth
 * starts with the date of birth. Only the applicant’s account tells it.
 */

type Stay = NonNullable<Profile["otherCountriesOfResidenceDetails"]>[number];

const fromProfile: Text = {
  en: "from the countries that your account lists",
  fr: "d’après les pays inscrits dans votre compte",
};
const oneMonthAhead: Text = {
  en: "your status continues, so the form says one month from now",
  fr: "votre statut se poursuit\u00A0: le formulaire indique dans un mois",
};
const livesInOwnCountry: Text = {
  en: "you live in a country whose passport you hold",
  fr: "vous habitez un pays dont vous avez le passeport",
};

/** The account tells of who applies: of the visitor where it is their own. */
const isApplicant = ({ person: { role } }: FormReader): boolean => role === "main" || role === "visitor";

const stays = (the: FormReader): readonly Stay[] =>
  isApplicant(the) ? (the.case.profile("otherCountriesOfResidenceDetails") ?? []) : [];

const isOngoing = (stay: Stay) => stay.to === undefined || stay.to === "ongoing";

const currentStay = (the: FormReader): Stay | undefined =>
  stays(the).find((stay) => stay.country === wholeCountry(the.text("currentCountry.name") ?? "") && isOngoing(stay));

const fromOf = (stay: Stay, the: FormReader): string | undefined => {
  if (stay.from === "birth") return settled(birthdayPrefill(the))?.value as string | undefined;
  return stay.from !== undefined && isIsoDate(stay.from) ? stay.from : undefined;
};

const known = (value: string | undefined, says: Text): Prefilled | undefined =>
  value === undefined ? undefined : { value, from: { fact: "profile.otherCountriesOfResidenceDetails", says } };

const passportsOf: { readonly [role in PersonRole]?: "spousePassport" | "vvPassportCountries" } = {
  spouse: "spousePassport",
  visitor: "vvPassportCountries",
};

/** A citizen where they hold the passport; else as the account says. */
export const currentStatusPrefill: FormPrefill = (the) => {
  const stay = currentStay(the);
  if (stay?.status !== undefined) return known(stay.status, fromProfile);
  const country = the.text("currentCountry.name");
  const key = passportsOf[the.person.role] ?? "passportCountries";
  const passports = the.case.answer(key);
  const holdsItsPassport = the.person.role !== "child" && passports?.some((one) => one === wholeCountry(country ?? ""));
  return holdsItsPassport
    ? { value: status.citizen, from: { fact: `answers.${key}`, says: livesInOwnCountry } }
    : undefined;
};

export const currentOtherStatusPrefill: FormPrefill = (the) => known(currentStay(the)?.otherStatus, fromProfile);

export const currentFromPrefill: FormPrefill = (the) => {
  const stay = currentStay(the);
  return stay && known(fromOf(stay, the), fromProfile);
};

export const currentToPrefill: FormPrefill = (the) => {
  const ahead = currentStay(the) ? known(addMonths(the.case.today(), 1), oneMonthAhead) : undefined;
  return ahead && { ...ahead, from: { ...ahead.from, movesWithDay: true } };
};

/** A stay without its dates may be one that the form asks about. */
const isDated = (stay: Stay, the: FormReader): boolean => stay.country !== undefined && fromOf(stay, the) !== undefined;

/** What goes on counts as the newest. */
const lastDay = (stay: Stay): string => (isOngoing(stay) ? "9999-12-31" : (stay.to ?? ""));

/** Longer than six months within the last five years, elsewhere than in the countries of citizenship and of today. */
function earlierStays(the: FormReader): readonly Stay[] {
  const limits = the.case.row(formHistory);
  if (!limits.found) return [];
  const { countryYears, countryMonths } = limits.row.value;
  const today = the.case.today();
  const since = addYears(today, -countryYears);
  const passports: readonly (string | undefined)[] = [
    wholeCountry(the.text("currentCountry.name") ?? ""),
    the.value("personalDetails.citizenship") as string | undefined,
  ];
  return stays(the)
    .filter((stay) => !passports.includes(stay.country))
    .filter((stay) => {
      const [from, to] = [fromOf(stay, the), isOngoing(stay) ? today : stay.to];
      return (
        from !== undefined && to !== undefined && isIsoDate(to) && to >= since && addMonths(from, countryMonths) < to
      );
    })
    .toSorted((one, other) => newestFirst(lastDay(one), lastDay(other)));
}

/** Yes as soon as the account lists one; no only where the person says that the list is whole. */
export const hasPreviousCountriesPrefill: FormPrefill = (the) => {
  if (earlierStays(the).length > 0)
    return { value: true, from: { fact: "profile.otherCountriesOfResidenceDetails", says: fromProfile } };
  const isWhole = isApplicant(the) && stays(the).length > 0 && the.case.profile("listsEveryCountry") === true;
  return isWhole && stays(the).every((stay) => isDated(stay, the))
    ? { value: false, from: { fact: "profile.listsEveryCountry", says: fromProfile } }
    : undefined;
};

export const previousCountriesPrefill = (the: FormReader): Prefilled<readonly FormRow[]> | undefined => {
  const limits = the.case.row(formHistory);
  const found = earlierStays(the);
  if (found.length === 0) return undefined;
  const rows = found.slice(0, limits.found ? limits.row.value.countries : 0).map((stay): FormRow => {
    const [from, to] = [fromOf(stay, the), stay.to];
    return {
      ...(stay.country === undefined ? {} : { name: stay.country }),
      ...(stay.status === undefined ? {} : { status: stay.status }),
      ...(stay.otherStatus === undefined ? {} : { otherStatus: stay.otherStatus }),
      ...(from === undefined ? {} : { statusFrom: from }),
      ...(to === undefined || !isIsoDate(to) ? {} : { statusTo: to }),
    };
  });
  return { value: rows, from: { fact: "profile.otherCountriesOfResidenceDetails", says: fromProfile } };
};
