import { plain } from "../../text/plainText.ts";

/**
 * Cities in which many banks of a country have their seat, where the name of the country is left out: "Example Bank, Karachi".
 * Only of countries whose sign is shared, and only names that no large city elsewhere has.
 */
const cities: Readonly<Record<string, string>> = {
  IN: "mumbai|new delhi|pune|chennai|bengaluru|bangalore|kolkata|ahmedabad|jaipur|lucknow|chandigarh|kochi|coimbatore|indore|nagpur|surat|vadodara|ludhiana|amritsar",
  PK: "karachi|lahore|islamabad|rawalpindi|faisalabad|peshawar|multan|sialkot|quetta",
  NP: "kathmandu|lalitpur|pokhara|biratnagar|bhaktapur",
  LK: "colombo|kandy|jaffna",
  MU: "port louis",
  AU: "melbourne|brisbane|adelaide|canberra",
  NZ: "auckland|christchurch",
  MX: "ciudad de mexico|mexico city|guadalajara|monterrey",
  CO: "bogota|medellin|barranquilla",
  CL: "santiago de chile",
  AR: "buenos aires",
  UY: "montevideo",
  DO: "santo domingo",
  TT: "port of spain",
  BB: "bridgetown",
  BS: "nassau",
  TW: "taipei|kaohsiung",
  EG: "cairo|giza",
  LB: "beirut",
  SD: "khartoum",
  JP: "tokyo|osaka|yokohama|nagoya",
  CN: "beijing|shanghai|shenzhen|guangzhou|chengdu|hangzhou",
  SE: "stockholm|goteborg|gothenburg|malmo",
  NO: "oslo|bergen|trondheim",
  DK: "copenhagen|kobenhavn|aarhus",
  IS: "reykjavik",
  CH: "zurich|geneve|geneva|basel|lausanne",
  SN: "dakar",
  CI: "abidjan",
  ML: "bamako",
  BJ: "cotonou",
  TG: "lome",
  CM: "douala|yaounde",
  GA: "libreville",
  KE: "nairobi|mombasa",
  UG: "kampala",
  TZ: "dar es salaam",
  ZA: "johannesburg|cape town|pretoria|durban",
  AE: "dubai|abu dhabi|sharjah",
  MA: "casablanca|rabat|marrakech",
  ET: "addis ababa",
  BY: "minsk",
  MM: "yangon",
  ZM: "lusaka",
  TH: "bangkok",
};

const patterns = Object.entries(cities).map(
  ([country, names]) => [country, new RegExp(String.raw`(?<![a-z])(?:${names})(?![a-z])`)] as const,
);

/** The countries whose cities a text names. */
export const countriesOfCities = (text: string): readonly string[] => {
  const simple = plain(text);
  return patterns.filter(([, pattern]) => pattern.test(simple)).map(([country]) => country);
};
