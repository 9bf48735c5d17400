import { imm1294Lengths } from "../../tables/officialForms/formEditions.ts";
import type { FormDefinition } from "../fields/field.ts";
import { background } from "./background.ts";
import { contactInformation } from "./contactInformation.ts";
import { education, employment } from "./historyOfStudyAndWork.ts";
import { nationalIdentityDocument, usPermanentResidentCard } from "./identityDocuments.ts";
import { language } from "./language.ts";
import { passport } from "./passport.ts";
import { personalDetails } from "./personalDetails.ts";
import { serviceLanguage } from "./serviceLanguage.ts";
import { signature } from "./signature.ts";
import { studyDetails } from "./studyDetails/studyDetails.ts";

/** Application for a study permit made outside of Canada, in the order of document 1 section 2. */
export const imm1294: FormDefinition = {
  id: "IMM1294",
  lengths: imm1294Lengths,
  sections: [
    serviceLanguage,
    personalDetails,
    language,
    passport,
    nationalIdentityDocument,
    usPermanentResidentCard,
    contactInformation,
    studyDetails,
    education,
    employment,
    background,
    signature,
  ],
};
