import { plain } from "../../text/plainText.ts";
import { authorityLetter, letterOfIntroduction, medicalRequest } from "../authority/authorityLetter.ts";
import { adoptionPaper, nameChange } from "../family/registryPapers.ts";
import { commonLawDeclaration, divorcePaper } from "../family/unions.ts";
import { scholarshipLetter } from "../money/scholarshipLetter.ts";
import type { DocumentReader } from "../reader.ts";
import { credentialAssessment } from "../studies/credentialAssessment.ts";
import { enrolmentLetter } from "../studies/enrolmentLetter.ts";
import { quebecCertificate } from "../studies/quebecCertificate.ts";
import { otherKinds, type OtherKind } from "./otherKinds.ts";
import { residentVisa, visitInsurance } from "../visit/visitPapers.ts";
import { coOpLetter } from "../work/coOpLetter.ts";
import { labourMarketAssessment, offerOfEmployment } from "../work/labourMarket.ts";

const readers: Readonly<Record<OtherKind, DocumentReader>> = {
  quebecCertificate,
  enrolmentLetter,
  coOpLetter,
  scholarshipLetter,
  labourMarketAssessment,
  offerOfEmployment,
  visitInsurance,
  credentialAssessment,
  residentVisa,
  divorce: divorcePaper,
  adoption: adoptionPaper,
  nameChange,
  commonLaw: commonLawDeclaration,
  requestForDocuments: authorityLetter,
  passportRequest: authorityLetter,
  medicalRequest,
  acknowledgement: authorityLetter,
  letterOfIntroduction,
};

/** Papers without a type of their own: read by what they call themselves, and not at all where two names stand at the head. */
export const otherDocument: DocumentReader = {
  documentType: "Other",
  async read(pages) {
    const text = plain(pages.flatMap(({ lines }) => lines.map((line) => line.text)).join("\n"));
    const kinds = (Object.keys(otherKinds) as OtherKind[]).filter((kind) => otherKinds[kind].test(text));
    const found = new Set(kinds.map((kind) => readers[kind]));
    const [reader] = found;
    return reader && found.size === 1 ? reader.read(pages) : {};
  },
  // Nobody knows what a paper of any kind has to say.
  missing: () => [],
};
