import { imm0008Lengths } from "../../tables/officialForms/residenceForms.ts";
import type { FormDefinition } from "../fields/field.ts";
import { contactInformation } from "../temporaryResidence/contactInformation.ts";
import { nationalIdentityDocument, usPermanentResidentCard } from "../temporaryResidence/identityDocuments.ts";
import { language } from "../temporaryResidence/language.ts";
import { application } from "./application.ts";
import { dependants } from "./dependants.ts";
import { details } from "./details.ts";
import { educationAndOccupation } from "./education.ts";
import { consent } from "./consent.ts";
import { passportOrNone } from "./passport.ts";

/**
 * The generic application for permanent residence, in the order of the form. Nobody sends it with an Express Entry application:
 * its answers are typed on screen (docs/facts/express-entry.md section 10, ADR 0208).
 */
export const imm0008: FormDefinition = {
  id: "IMM0008",
  lengths: imm0008Lengths,
  sections: [
    application,
    details,
    contactInformation,
    passportOrNone,
    nationalIdentityDocument,
    usPermanentResidentCard,
    educationAndOccupation,
    language,
    dependants,
    consent,
  ],
};
