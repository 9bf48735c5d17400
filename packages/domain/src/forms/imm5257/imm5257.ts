import { imm5257Lengths } from "../../tables/officialForms/formEditions.ts";
import type { FormDefinition } from "../fields/field.ts";
import { background } from "../temporaryResidence/background.ts";
import { contactInformation } from "../temporaryResidence/contactInformation.ts";
import { education } from "../temporaryResidence/historyOfStudy.ts";
import { employment } from "../temporaryResidence/historyOfWork.ts";
import { nationalIdentityDocument, usPermanentResidentCard } from "../temporaryResidence/identityDocuments.ts";
import { language } from "../temporaryResidence/language.ts";
import { passport } from "../temporaryResidence/passport.ts";
import { personalDetails } from "../temporaryResidence/personalDetails.ts";
import { signature } from "../temporaryResidence/signature.ts";
import { serviceAndVisa } from "./serviceAndVisa.ts";
import { visitDetails } from "./visitDetails.ts";

/** Application for a visitor visa, in the order of the file. */
export const imm5257: FormDefinition = {
  id: "IMM5257",
  lengths: imm5257Lengths,
  sections: [
    serviceAndVisa,
    personalDetails,
    language,
    passport,
    nationalIdentityDocument,
    usPermanentResidentCard,
    contactInformation,
    visitDetails,
    education,
    employment,
    background,
    signature,
  ],
};
