import type { DatedTable } from "../../kernel/datedTable.ts";
import type { CountryCode } from "../../lists/countries.ts";
import { generalKnowledge, officialText } from "../sources.ts";

/**
 * Countries whose passports need no visitor visa, only an electronic travel authorization to fly (R7.1). The United States
 * are not among them: their nationals need neither. British overseas categories, Hong Kong, Israel, Taiwan, Romania and
 * the Holy See depend on the kind of passport and are not told from the country alone.
 */
export const visaExemptCountries: DatedTable<readonly CountryCode[]> = {
  id: "visaExemptCountries",
  title: {
    en: "Countries whose nationals need no visitor visa",
    fr: "Pays dont les ressortissants sont dispensés du visa de visiteur",
  },
  unit: "countries",
  appliesOn: "today",
  rows: [
    {
      from: "2025-11-25",
      value: [
        "AD",
        "AU",
        "AT",
        "BS",
        "BB",
        "BE",
        "BN",
        "BG",
        "CL",
        "HR",
        "CY",
        "CZ",
        "DK",
        "EE",
        "DE",
        "FI",
        "FR",
        "GR",
        "HU",
        "IS",
        "IE",
        "IT",
        "JP",
        "LV",
        "LI",
        "LT",
        "LU",
        "MT",
        "MC",
        "NL",
        "NZ",
        "NO",
        "PG",
        "PL",
        "PT",
        "QA",
        "KR",
        "WS",
        "SM",
        "SG",
        "SK",
        "SI",
        "SB",
        "ES",
        "SE",
        "CH",
        "AE",
        "GB",
      ],
      source: {
        title:
          "Immigration and Refugee Protection Regulations, schedule 1.1 and section 190, as amended by SOR/2025-234",
        address: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/",
        checkedOn: "2026-11-20",
        status: "verified",
      },
      note: "GB stands for British citizens. Qatar was added on this day; Mexico is no longer on the list.",
    },
  ],
};

/** Countries of which some passports need no visitor visa and others do (R190(2) and (2.1)): the kind has to be asked. */
export const exemptByKindCountries: DatedTable<readonly CountryCode[]> = {
  id: "exemptByKindCountries",
  title: {
    en: "Countries of which only some passports need no visitor visa",
    fr: "Pays dont seuls certains passeports dispensent du visa de visiteur",
  },
  unit: "countries",
  appliesOn: "today",
  rows: [
    {
      from: "2025-11-25",
      value: ["HK", "IL", "RO", "TW", "VA"],
      source: officialText(
        "Immigration and Refugee Protection Regulations (SOR/2002-227), section 190(2) and (2.1), consolidation to 2026-06-14",
        "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/",
      ),
      note: "The kinds are those of the list of special passports. British overseas kinds carry GB, which is exempt already.",
    },
  ],
};

/**
 * Countries whose nationals need a visitor visa, but may fly to Canada with an electronic travel authorization when they
 * held a Canadian visa in the last ten years or hold a visitor visa of the United States (R7.01).
 */
export const travelAuthorizationCountries: DatedTable<readonly CountryCode[]> = {
  id: "travelAuthorizationCountries",
  title: {
    en: "Countries whose citizens can get an eTA after an earlier visa",
    fr: "Pays dont les citoyens peuvent obtenir une AVE après un visa antérieur",
  },
  unit: "countries",
  appliesOn: "today",
  rows: [
    {
      from: "2024-02-29",
      until: "2026-05-25",
      value: ["AG", "AR", "BR", "CR", "MX", "MA", "PA", "PH", "SC", "KN", "LC", "VC", "TH", "TT", "UY"],
      source: generalKnowledge("Regulations, section 7.01, without the two countries of the amendment of 2026-05-26"),
      note: "Reckoned back from the list of 2026-05-26. Mexico joined on the first day, when its full exemption ended.",
    },
    {
      from: "2026-05-26",
      value: ["AG", "AR", "BR", "CR", "ID", "MY", "MX", "MA", "PA", "PH", "SC", "KN", "LC", "VC", "TH", "TT", "UY"],
      source: officialText(
        "Immigration and Refugee Protection Regulations (SOR/2002-227), section 7.01(1), consolidation to 2026-06-14",
        "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/",
      ),
    },
  ],
};
