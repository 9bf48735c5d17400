import type { CaseReader } from "@boreal/domain/caseFile/reader";

/** Countries that the answers name already, in the order of the questions: they stand first in every list of countries, so that nobody types one twice. */
export function usedCountries(reader: CaseReader): readonly string[] {
  const the = reader.fresh();
  const rows = [the.answer("familyMembersLocation"), the.answer("previousVisas"), the.answer("travelHistory")].flatMap(
    (list) => list ?? [],
  );
  const named = [
    the.answer("country"),
    ...(the.answer("passportCountries") ?? []),
    the.answer("birthCountry"),
    the.answer("spouseCountry"),
    ...(the.answer("spousePassport") ?? []),
    the.answer("homeAddress")?.country,
    the.answer("eoHomeAddress")?.country,
    ...rows.map((row) => row.country),
  ];
  return [...new Set(named.flatMap((country) => country ?? []))];
}
