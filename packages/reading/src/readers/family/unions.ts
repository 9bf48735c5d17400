import { ofMarriage } from "../../finder/people.ts";
import { labelledReader } from "../labelledReader.ts";
import type { DocumentReader } from "../reader.ts";
import { civilDate, firstOfTwo, marriageDate, secondOfTwo } from "./civilFields.ts";

const fields = [firstOfTwo, secondOfTwo, civilDate];

const certificate = labelledReader({
  documentType: "MarriageCertificate",
  finds: ofMarriage,
  fields: [...fields, marriageDate],
  always: ["applicantFullName", "spouseFullName"],
});

/** Certificates of marriage. Which of the two is the applicant the paper does not say: a person confirms it. */
export const marriageCertificate: DocumentReader = {
  ...certificate,
  async read(pages) {
    const read = await certificate.read(pages);
    const unsure = ["applicantFullName", "spouseFullName"].flatMap((name) => {
      const { checked: _, ...field } = read[name] ?? {};
      return "value" in field ? [[name, field] as const] : [];
    });
    return { ...read, ...Object.fromEntries(unsure) };
  },
};

/** What ends a marriage. */
export const divorcePaper = labelledReader({ documentType: "Other", fields, always: [] });

/** Two people declare that they live together. */
export const commonLawDeclaration = labelledReader({ documentType: "Other", fields, always: [] });
