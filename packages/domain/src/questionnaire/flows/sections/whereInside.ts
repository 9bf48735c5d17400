import { passportCountries, passportCountryEntry } from "../../identity/identity.ts";
import {
  currentImmigrationStatus,
  insideCanadaCurrently,
  insideCanadaOther,
  pgwpExpiryDate,
  studyPermitExpiryDate,
} from "../../status/insideCanada.ts";
import { insideCanadaEntryDates, previousImmigrationStatusGroup } from "../../status/insideCanadaHistory.ts";
import { country, isTravelByAir } from "../../background/residence.ts";
import type { Section } from "../section.ts";

/** Where somebody is who is in Canada already, and with which status. */

export const whereInside: Section = {
  id: "where",
  title: { en: "Where you are", fr: "Où vous êtes" },
  steps: [
    country,
    insideCanadaCurrently,
    currentImmigrationStatus,
    studyPermitExpiryDate,
    pgwpExpiryDate,
    passportCountries,
    passportCountryEntry,
  ],
};

/** Who renews a permit from inside Canada, with all on which the result about doing so rests. */
export const whereInsideRenewing: Section = {
  ...whereInside,
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
  ],
};

/** Who asks for a work permit that people normally ask for from abroad, and may be in Canada already. */
export const whereBeforeWork: Section = { ...whereInside, steps: [...whereInside.steps, isTravelByAir] };
