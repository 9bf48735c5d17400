import { typeOfZone } from "../../mrz/zoneType.ts";
import type { DocumentReader } from "../reader.ts";
import { identityFields } from "./identityFields.ts";

const needed = ["passportNumber", "passportExpiryDate", "birthday", "applicantFullName"];

/** The page of a passport with the photo: its machine-readable zone against the print above it. */
export const passport: DocumentReader = {
  documentType: "Passport",
  read(pages) {
    const zone = pages.find((page) => page.zone && typeOfZone(page.zone) === "Passport")?.zone;
    return identityFields(pages, zone, {
      number: "passportNumber",
      expiry: "passportExpiryDate",
      issue: "passportIssueDate",
    });
  },
  missing: (fields) => needed.filter((name) => fields[name] === undefined),
};
