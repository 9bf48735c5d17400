import type { PersonRole } from "../../caseFile/personRole.ts";
import type { Profile } from "../../caseFile/user.ts";
import { wholeCountry } from "../../lists/officialForms/unitedKingdomParts.ts";
import { addMonths, addYears, isIsoDate, newestFirst, type IsoDate } from "../../kernel/calendarDate.ts";
import type { Text } from "../../kernel/text.ts";
import { formHistory } from "../../tables/officialForms/formLimits.ts";
import { isPartialDate, lastPossibleDay } from "../../kernel/partialDate.ts";
import type { FormPrefill, FormValue, Prefilled, PrefilledRows } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { status } from "../fields/fieldsOf.ts";
import { birthdayPrefill } from "./people.ts";
import { openRow, rowsWithOpen } from "./rowClaims.ts";

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

/** A stay since birth begins with the birthday, and with either of them while a document and an answer tell two. */
function beginningOf(stay: Stay, the: FormReader): Prefilled | undefined {
  const born = stay.from === "birth" ? birthdayPrefill(the) : undefined;
  return born?.claims ? born : known(born ? String(born.value) : stay.from, fromProfile);
}

/** The form wants a whole date. */
function wholeBeginning(stay: Stay, the: FormReader): Prefilled | undefined {
  const found = beginningOf(stay, the);
  return found?.claims || isIsoDate(String(found?.value)) ? found : undefined;
}

/** The latest day on which it can have begun. */
function latestBeginning(stay: Stay, the: FormReader): IsoDate | undefined {
  const found = beginningOf(stay, the);
  const told = found?.claims ?? (found ? [found] : []);
  return told.reduce<IsoDate | undefined>((latest, { value }, index) => {
    const day = isPartialDate(String(value)) ? lastPossibleDay(String(value)) : undefined;
    if (day === undefined || (latest === undefined && index > 0)) return undefined;
    return latest === undefined || day > latest ? day : latest;
  }, undefined);
}

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
  return stay && wholeBeginning(stay, the);
};

export const currentToPrefill: FormPrefill = (the) => {
  const ahead = currentStay(the) ? known(addMonths(the.case.today(), 1), oneMonthAhead) : undefined;
  return ahead && { ...ahead, from: { ...ahead.from, movesWithDay: true } };
};

/** A stay without its dates may be one that the form asks about. */
const isDated = (stay: Stay, the: FormReader): boolean =>
  stay.country !== undefined && latestBeginning(stay, the) !== undefined;

/** What goes on counts as the newest. */
const lastDay = (stay: Stay): string => (isOngoing(stay) ? "9999-12-31" : (stay.to ?? ""));

/** The citizenship; while documents and answers tell several, none of these countries is an earlier one for sure. */
function citizenships(the: FormReader): readonly (FormValue | undefined)[] {
  const path = "personalDetails.citizenship";
  const field = the.fieldAt(path);
  const open = field && the.claims(field);
  return open ? open.map(({ value }) => value) : [the.value(path)];
}

/** Longer than six months within the last five years, elsewhere than in the countries of citizenship and of today. */
function earlierStays(the: FormReader): readonly Stay[] {
  const limits = the.case.row(formHistory);
  if (!limits.found) return [];
  const { countryYears, countryMonths } = limits.row.value;
  const today = the.case.today();
  const since = addYears(today, -countryYears);
  const passports: readonly (FormValue | undefined)[] = [
    wholeCountry(the.text("currentCountry.name") ?? ""),
    ...citizenships(the),
  ];
  return stays(the)
    .filter((stay) => !passports.includes(stay.country))
    .filter((stay) => {
      const [from, to] = [latestBeginning(stay, the), isOngoing(stay) ? today : stay.to];
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

/** All of them, the newest first: those for which the form has no room go on the further sheet. */
export const previousCountriesPrefill = (the: FormReader): PrefilledRows | undefined => {
  const found = earlierStays(the);
  if (found.length === 0) return undefined;
  const rows = found.map((stay) =>
    openRow({
      name: known(stay.country, fromProfile),
      status: known(stay.status, fromProfile),
      otherStatus: known(stay.otherStatus, fromProfile),
      statusFrom: wholeBeginning(stay, the),
      statusTo: known(stay.to !== undefined && isIsoDate(stay.to) ? stay.to : undefined, fromProfile),
    }),
  );
  return rowsWithOpen(rows, { fact: "profile.otherCountriesOfResidenceDetails", says: fromProfile });
};
