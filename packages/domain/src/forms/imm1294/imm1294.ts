import { imm1294Lengths } from "../../tables/officialForms/formEditions.ts";
import type { FormDefinition } from "../fields/field.ts";
import { background } from "../temporaryResidence/background.ts";
import { contactInformation } from "../temporaryResidence/contactInformation.ts";
import { education } from "../temporaryResidence/historyOfStudy.ts";
import { employment } from "../temporaryResidence/historyOfWork.ts";
import { nationalIdentityDocument, usPermanentResidentCard } from "../temporaryResidence/identityDocuments.ts";
import { language } from "../temporaryResidence/language.ts";
import { passport } from "../temporaryResidence/passport.ts";
import { personalDetails } from "../temporaryResidence/personalDetails.ts";
import { serviceLanguage } from "../temporaryResidence/serviceLanguage.ts";
import { signature } from "../temporaryResidence/signature.ts";
import { studyDetails } from "./studyDetails.ts";

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
