import type { ApplicationForm } from "../../../caseFile/formValues.ts";
import type { FormSection } from "../../fields/field.ts";
import { background } from "../background.ts";
import { contactInCanada } from "../contactInformation.ts";
import { education } from "../historyOfStudy.ts";
import { employment } from "../historyOfWork.ts";
import { nationalIdentityDocument, usPermanentResidentCard } from "../identityDocuments.ts";
import { language } from "../language.ts";
import { passport } from "../passport.ts";
import { personalDetailsInCanada } from "../personalDetails.ts";
import { serviceLanguage } from "../serviceLanguage.ts";
import { signature } from "../signature.ts";
import { entryToCanada } from "./entryToCanada.ts";
import { alsoAskedElsewhere } from "./enteredBeside.ts";

/** A form for an application from inside Canada, in the order of the files: what it is for, the person, and what it alone asks. */
export const formInCanada = (
  id: ApplicationForm,
  applyingFor: FormSection,
  ...own: readonly FormSection[]
): readonly FormSection[] => [
  alsoAskedElsewhere(id, serviceLanguage),
  applyingFor,
  ...[
    personalDetailsInCanada,
    language,
    passport,
    nationalIdentityDocument,
    usPermanentResidentCard,
    contactInCanada,
    entryToCanada,
  ].map((section) => alsoAskedElsewhere(id, section)),
  ...own,
  ...[education, employment, background].map((section) => alsoAskedElsewhere(id, section)),
  // A signature is given on each form by itself.
  signature,
];
