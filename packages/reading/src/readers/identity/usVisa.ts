import { typeOfZone } from "../../mrz/zoneType.ts";
import type { DocumentReader } from "../reader.ts";
import { usVisaAsPrinted } from "../status/usVisa.ts";
import { identityFields } from "./identityFields.ts";

/** A visa of the United States in a passport: its machine-readable zone first, else what stands beside labels. The number in its zone is that of the visa or of the passport: neither is taken. */
export const usVisa: DocumentReader = {
  documentType: "USVisa",
  async read(pages) {
    const zone = pages.find((page) => page.zone && typeOfZone(page.zone) === "USVisa")?.zone;
    const { applicantFullName, usVisaExpiryDate } = await identityFields(pages, zone, {
      number: "visaNumber",
      expiry: "usVisaExpiryDate",
      issue: "visaIssueDate",
    });
    return {
      ...(await usVisaAsPrinted.read(pages)),
      ...(applicantFullName ? { applicantFullName } : {}),
      ...(usVisaExpiryDate ? { usVisaExpiryDate } : {}),
    };
  },
  missing: usVisaAsPrinted.missing,
};
