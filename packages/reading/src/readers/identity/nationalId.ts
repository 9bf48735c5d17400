import { typeOfZone } from "../../mrz/zoneType.ts";
import type { DocumentReader } from "../reader.ts";
import { identityFields } from "./identityFields.ts";

/** An identity card, a residence card or a passport card: their zone stands on the back of most, on the front of some. */
export const nationalId: DocumentReader = {
  documentType: "NationalID",
  async read(pages) {
    const zone = pages.find((page) => page.zone && typeOfZone(page.zone) === "NationalID")?.zone;
    const {
      firstName: _,
      lastName: __,
      ...fields
    } = await identityFields(pages, zone, {
      number: "documentNumber",
      expiry: "expiryDate",
      issue: "issueDate",
    });
    return fields;
  },
  missing: (fields) => ["documentNumber", "applicantFullName"].filter((name) => fields[name] === undefined),
};
