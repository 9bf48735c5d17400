// @bothLanguages: provinces and states are searched by either name.
import { secondaryText } from "../../tables/sources.ts";
import type { FactEntry, FactList } from "../factList.ts";
import type { ProvinceCode } from "../provinces.ts";

const formTemplate = secondaryText(
  "Provinces and states in the template of form IMM 1294, as taken out by others",
  "https://github.com/VitaliiDTS/pdf-xfa",
);

export const provinceFormCodes: FactList<
  FactEntry & {
    readonly id: ProvinceCode;
    /** On the forms of IRCC. */
    readonly code: string;
    /** In the Standard Geographical Classification of Statistics Canada. */
    readonly statisticsCode: string;
    readonly quebecCertificate: boolean;
  }
> = {
  id: "provinceFormCodes",
  title: {
    en: "Provinces and territories of the forms, by code",
    fr: "Provinces et territoires des formulaires, par code",
  },
  source: formTemplate,
  note: "The codes of the forms agree in two extractions; those of Statistics Canada are general knowledge.",
  entries: [
    { id: "AB", code: "09", statisticsCode: "48", quebecCertificate: false, name: { en: "Alberta", fr: "Alberta" } },
    {
      id: "BC",
      code: "11",
      statisticsCode: "59",
      quebecCertificate: false,
      name: { en: "British Columbia", fr: "Colombie-Britannique" },
    },
    { id: "MB", code: "07", statisticsCode: "46", quebecCertificate: false, name: { en: "Manitoba", fr: "Manitoba" } },
    {
      id: "NB",
      code: "04",
      statisticsCode: "13",
      quebecCertificate: false,
      name: { en: "New Brunswick", fr: "Nouveau-Brunswick" },
    },
    {
      id: "NL",
      code: "01",
      statisticsCode: "10",
      quebecCertificate: false,
      name: { en: "Newfoundland and Labrador", fr: "Terre-Neuve-et-Labrador" },
    },
    {
      id: "NS",
      code: "03",
      statisticsCode: "12",
      quebecCertificate: false,
      name: { en: "Nova Scotia", fr: "Nouvelle-Écosse" },
    },
    {
      id: "NT",
      code: "10",
      statisticsCode: "61",
      quebecCertificate: false,
      name: { en: "Northwest Territories", fr: "Territoires du Nord-Ouest" },
    },
    { id: "NU", code: "64", statisticsCode: "62", quebecCertificate: false, name: { en: "Nunavut", fr: "Nunavut" } },
    { id: "ON", code: "06", statisticsCode: "35", quebecCertificate: false, name: { en: "Ontario", fr: "Ontario" } },
    {
      id: "PE",
      code: "02",
      statisticsCode: "11",
      quebecCertificate: false,
      name: { en: "Prince Edward Island", fr: "Île-du-Prince-Édouard" },
    },
    { id: "QC", code: "05", statisticsCode: "24", quebecCertificate: true, name: { en: "Quebec", fr: "Québec" } },
    {
      id: "SK",
      code: "08",
      statisticsCode: "47",
      quebecCertificate: false,
      name: { en: "Saskatchewan", fr: "Saskatchewan" },
    },
    { id: "YT", code: "12", statisticsCode: "60", quebecCertificate: false, name: { en: "Yukon", fr: "Yukon" } },
  ],
};

export const stateFormCodes: FactList<FactEntry & { readonly code: string }> = {
  id: "stateFormCodes",
  title: {
    en: "States and territories of the United States on the forms, by code",
    fr: "États et territoires des États-Unis des formulaires, par code",
  },
  source: formTemplate,
  note: "Codes as in the template; the French names are ours.",
  entries: [
    { id: "AL", code: "13", name: { en: "Alabama", fr: "Alabama" } },
    { id: "AK", code: "14", name: { en: "Alaska", fr: "Alaska" } },
    { id: "AZ", code: "15", name: { en: "Arizona", fr: "Arizona" } },
    { id: "AR", code: "16", name: { en: "Arkansas", fr: "Arkansas" } },
    { id: "CA", code: "17", name: { en: "California", fr: "Californie" } },
    { id: "CO", code: "18", name: { en: "Colorado", fr: "Colorado" } },
    { id: "CT", code: "19", name: { en: "Connecticut", fr: "Connecticut" } },
    { id: "DE", code: "20", name: { en: "Delaware", fr: "Delaware" } },
    { id: "DC", code: "21", name: { en: "District of Columbia", fr: "District de Columbia" } },
    { id: "FL", code: "22", name: { en: "Florida", fr: "Floride" } },
    { id: "GA", code: "23", name: { en: "Georgia", fr: "Géorgie" } },
    { id: "HI", code: "24", name: { en: "Hawaii", fr: "Hawaï" } },
    { id: "ID", code: "25", name: { en: "Idaho", fr: "Idaho" } },
    { id: "IL", code: "26", name: { en: "Illinois", fr: "Illinois" } },
    { id: "IN", code: "27", name: { en: "Indiana", fr: "Indiana" } },
    { id: "IA", code: "28", name: { en: "Iowa", fr: "Iowa" } },
    { id: "KS", code: "29", name: { en: "Kansas", fr: "Kansas" } },
    { id: "KY", code: "30", name: { en: "Kentucky", fr: "Kentucky" } },
    { id: "LA", code: "31", name: { en: "Louisiana", fr: "Louisiane" } },
    { id: "ME", code: "32", name: { en: "Maine", fr: "Maine" } },
    { id: "MD", code: "33", name: { en: "Maryland", fr: "Maryland" } },
    { id: "MA", code: "34", name: { en: "Massachusetts", fr: "Massachusetts" } },
    { id: "MI", code: "35", name: { en: "Michigan", fr: "Michigan" } },
    { id: "MN", code: "36", name: { en: "Minnesota", fr: "Minnesota" } },
    { id: "MS", code: "37", name: { en: "Mississippi", fr: "Mississippi" } },
    { id: "MO", code: "38", name: { en: "Missouri", fr: "Missouri" } },
    { id: "MT", code: "39", name: { en: "Montana", fr: "Montana" } },
    { id: "NE", code: "40", name: { en: "Nebraska", fr: "Nebraska" } },
    { id: "NV", code: "41", name: { en: "Nevada", fr: "Nevada" } },
    { id: "NH", code: "42", name: { en: "New Hampshire", fr: "New Hampshire" } },
    { id: "NJ", code: "43", name: { en: "New Jersey", fr: "New Jersey" } },
    { id: "NM", code: "44", name: { en: "New Mexico", fr: "Nouveau-Mexique" } },
    { id: "NY", code: "45", name: { en: "New York", fr: "État de New York" } },
    { id: "NC", code: "46", name: { en: "North Carolina", fr: "Caroline du Nord" } },
    { id: "ND", code: "47", name: { en: "North Dakota", fr: "Dakota du Nord" } },
    { id: "OH", code: "48", name: { en: "Ohio", fr: "Ohio" } },
    { id: "OK", code: "49", name: { en: "Oklahoma", fr: "Oklahoma" } },
    { id: "OR", code: "50", name: { en: "Oregon", fr: "Oregon" } },
    { id: "PA", code: "51", name: { en: "Pennsylvania", fr: "Pennsylvanie" } },
    { id: "RI", code: "52", name: { en: "Rhode Island", fr: "Rhode Island" } },
    { id: "SC", code: "53", name: { en: "South Carolina", fr: "Caroline du Sud" } },
    { id: "SD", code: "54", name: { en: "South Dakota", fr: "Dakota du Sud" } },
    { id: "TN", code: "55", name: { en: "Tennessee", fr: "Tennessee" } },
    { id: "TX", code: "56", name: { en: "Texas", fr: "Texas" } },
    { id: "UT", code: "57", name: { en: "Utah", fr: "Utah" } },
    { id: "VT", code: "58", name: { en: "Vermont", fr: "Vermont" } },
    { id: "VA", code: "59", name: { en: "Virginia", fr: "Virginie" } },
    { id: "WA", code: "60", name: { en: "Washington", fr: "État de Washington" } },
    { id: "WV", code: "61", name: { en: "West Virginia", fr: "Virginie-Occidentale" } },
    { id: "WI", code: "62", name: { en: "Wisconsin", fr: "Wisconsin" } },
    { id: "WY", code: "63", name: { en: "Wyoming", fr: "Wyoming" } },
    { id: "AS", code: "66", name: { en: "American Samoa", fr: "Samoa américaines" } },
    { id: "FM", code: "67", name: { en: "Federated States of Micronesia", fr: "États fédérés de Micronésie" } },
    { id: "GU", code: "68", name: { en: "Guam", fr: "Guam" } },
    { id: "MH", code: "69", name: { en: "Marshall Islands", fr: "Îles Marshall" } },
    { id: "MP", code: "70", name: { en: "Northern Mariana Islands", fr: "Îles Mariannes du Nord" } },
    { id: "PW", code: "71", name: { en: "Palau", fr: "Palaos" } },
    { id: "VI", code: "72", name: { en: "Virgin Islands (United States)", fr: "Îles Vierges américaines" } },
    { id: "PR", code: "PR", name: { en: "Puerto Rico", fr: "Porto Rico" } },
  ],
};
