import { imm1295Lengths } from "../../tables/officialForms/formEditions.ts";
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
import { workDetails } from "./workDetails.ts";

/** Application for a work permit made outside of Canada, in the order of the file. */
export const imm1295: FormDefinition = {
  id: "IMM1295",
  lengths: imm1295Lengths,
  sections: [
    serviceLanguage,
    personalDetails,
    language,
    passport,
    nationalIdentityDocument,
    usPermanentResidentCard,
    contactInformation,
    workDetails,
    education,
    employment,
    background,
    signature,
  ],
};
