import { ofDegree } from "../../finder/schools.ts";
import { labelledReader } from "../labelledReader.ts";

/** Degrees, diplomas and certificates themselves. */
export const degreeCertificate = labelledReader({
  documentType: "DegreeCertificate",
  fields: [],
  finds: ofDegree,
  always: ["applicantFullName", "schoolName"],
});
