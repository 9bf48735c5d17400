import { applicantName } from "../applicantName.ts";
import { bilingual } from "../bilingual.ts";
import { labelledReader } from "../labelledReader.ts";
import { civilDate } from "./civilFields.ts";
import { countryIn, countryOfHead } from "./placeCountry.ts";

/** Certificates of the police, and extracts of criminal records: whose, of which country and of what day. */
export const policeCertificate = labelledReader({
  documentType: "PoliceCertificate",
  fields: [
    civilDate,
    {
      name: "country",
      parse: countryIn,
      labels: [
        bilingual("(?:country of issue|issuing country|country of issuance)", "(?:pays de delivrance|pays d'emission)"),
      ],
      otherwise: countryOfHead,
    },
  ],
  besides: applicantName,
  always: ["applicantFullName", "issueDate"],
});
