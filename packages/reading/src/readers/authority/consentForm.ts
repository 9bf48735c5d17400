import { ofConsent } from "../../finder/people.ts";
import { labelledReader } from "../labelledReader.ts";

/** Consents that somebody signs on paper: whose. The form as a file is told by its own data. */
export const consentForm = labelledReader({ documentType: "ConsentForm", fields: [], finds: ofConsent, always: [] });
