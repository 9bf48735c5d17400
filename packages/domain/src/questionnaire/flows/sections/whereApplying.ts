import { country, isTravelByAir } from "../../background/residence.ts";
import { passportCountries, passportCountryEntry } from "../../identity/identity.ts";
import {
  currentImmigrationStatus,
  insideCanadaCurrently,
  insideCanadaOther,
  pgwpExpiryDate,
  studyPermitExpiryDate,
} from "../../status/insideCanada.ts";
import { insideCanadaEntryDates, previousImmigrationStatusGroup } from "../../status/insideCanadaHistory.ts";
import type { Section } from "../section.ts";

/** Where somebody is who applies for a first permit, from abroad or from inside Canada. */

export const whereApplying: Section = {
  id: "where",
  title: { en: "Where you are", fr: "Où vous êtes" },
  steps: [
    country,
    insideCanadaCurrently,
    currentImmigrationStatus,
    studyPermitExpiryDate,
    pgwpExpiryDate,
    previousImmigrationStatusGroup,
    insideCanadaOther,
    insideCanadaEntryDates,
    passportCountries,
    passportCountryEntry,
    isTravelByAir,
  ],
};
