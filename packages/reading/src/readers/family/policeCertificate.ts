import { ofCertificate } from "../../finder/people.ts";
import { nameIn } from "../../fields/nameField.ts";
import { applicantName } from "../applicantName.ts";
import { bilingual } from "../bilingual.ts";
import { ownTextField } from "../checkedField.ts";
import { foundIn, labelledReader, type SoughtField } from "../labelledReader.ts";
import { civilDate } from "./civilFields.ts";
import { countryIn, countryOfHead } from "./placeCountry.ts";

/** "There is nothing against the person". */
const against: SoughtField = {
  name: "applicantFullName",
  parse: nameIn,
  sentences: [
    /\b(?:against|in respect of|in the name of|concerning) (?:(?:mr|mrs|ms|miss)\b\.? )?(?<value>[^.;:\d,]{4,70}?)(?=,|\.|;| which | who | that | in | under | up |$)/,
    /\b(?:a l'encontre de|au nom de|concernant) (?:(?:m|mme|mlle)\b\.? )?(?<value>[^.;:\d,]{4,70}?)(?=,|\.|;| qui | dans | au |$)/,
  ],
};

/** Certificates of the police, and extracts of criminal records: whose, of which country and of what day. */
export const policeCertificate = labelledReader({
  documentType: "PoliceCertificate",
  finds: ofCertificate,
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
  async besides(pages) {
    const named = await applicantName(pages);
    const found = named["applicantFullName"] ? undefined : foundIn(pages, against);
    return found ? { applicantFullName: ownTextField(found, pages) } : named;
  },
  always: ["applicantFullName", "issueDate"],
});
