import type { CaseReader } from "../../caseFile/reader.ts";
import { familyHosts, isSuperVisa } from "../../conditions/visit/visitorVisa.ts";
import { written } from "../../kernel/money.ts";
import type { FillValue } from "../../kernel/text.ts";
import { superVisaInsuranceCover, superVisaInsuranceLength } from "../../tables/visit/superVisa.ts";
import type { VaultPage } from "../page.ts";
import { ofReadFields, ofReadFile } from "../files/slotWarnings.ts";
import { superVisaManual } from "../sources.ts";
import { readPaper, suppliedPage } from "../suppliedPage.ts";
import { superVisaText as text } from "./superVisa.text.ts";

/** What a super visa asks for beyond a visit: insurance, and proof of who is whose parent. */

function insuranceToday(the: CaseReader): Readonly<Record<string, FillValue>> {
  const [cover, length] = [the.row(superVisaInsuranceCover), the.row(superVisaInsuranceLength)];
  return { cover: cover.found ? written(cover.row.value) : "—", months: length.found ? length.row.value : "—" };
}

const insurance: VaultPage = suppliedPage("main", {
  slug: "super-visa-insurance",
  name: text.insurance,
  tags: [],
  appliesTo: ["VisitorVisa"],
  slots: [
    readPaper("main", {
      id: "superVisaInsurance",
      name: text.insurance,
      documentTypes: ["Other"],
      level: {
        cases: [[isSuperVisa, "Required", text.noSuperVisaWithout]],
        otherwise: [text.onlyForSuperVisa, "NotApplicable"],
        sources: [superVisaManual],
      },
      potentialWarnings: [...ofReadFile, "documentExpired", "fileDate"],
      fieldsToRead: ["applicantFullName", "issueDate", "expiryDate"],
      instructions: text.insuranceInstructions,
      instructionValues: insuranceToday,
      maxFiles: 3,
    }),
  ],
});

const relationship: VaultPage = suppliedPage("main", {
  slug: "super-visa-relationship",
  name: text.relationship,
  tags: [],
  appliesTo: ["VisitorVisa"],
  slots: [
    readPaper("main", {
      id: "superVisaRelationship",
      name: text.relationship,
      documentTypes: ["BirthCertificate", "Other"],
      level: {
        cases: [
          [isSuperVisa, "Required", text.forParentsOnly],
          [familyHosts, "Recommended", text.provesFamily],
        ],
        otherwise: [text.noFamilyToProve, "NotApplicable"],
        sources: [superVisaManual],
      },
      potentialWarnings: [...ofReadFields, "countryMismatch"],
      fieldsToRead: ["applicantFullName", "birthday", "country"],
      instructions: text.relationshipInstructions,
      maxFiles: 4,
    }),
  ],
});

export const superVisaPages: readonly VaultPage[] = [insurance, relationship];
