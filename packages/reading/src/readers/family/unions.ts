import { labelledReader } from "../labelledReader.ts";
import { civilDate, firstOfTwo, marriageDate, secondOfTwo } from "./civilFields.ts";

const fields = [firstOfTwo, secondOfTwo, civilDate];

/** Certificates of marriage. Which of the two is the applicant, the paper does not say. */
export const marriageCertificate = labelledReader({
  documentType: "MarriageCertificate",
  fields: [...fields, marriageDate],
  always: ["applicantFullName", "spouseFullName"],
});

/** What ends a marriage. */
export const divorcePaper = labelledReader({ documentType: "Other", fields, always: [] });

/** Two people declare that they live together. */
export const commonLawDeclaration = labelledReader({ documentType: "Other", fields, always: [] });
