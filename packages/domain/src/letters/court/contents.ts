import type { LetterContent } from "../letterContent.ts";
import { applicationRecord } from "./record/applicationRecord.ts";
import { applicationRecordSectionTwo } from "./record/sectionTwo.ts";
import { solicitorsCertificateOfService } from "./certificateOfService.ts";
import { noticeOfChangeOfSolicitor } from "./changeOfSolicitor.ts";
import { consentToExtensionOfTime } from "./extension/consentToExtension.ts";
import { demandLetter } from "./demandLetter.ts";
import { writOfMandamusAffidavit } from "./mandamus/affidavit.ts";
import { noticeOfDiscontinuance } from "./noticeOfDiscontinuance.ts";
import { settlementOffer } from "./settlementOffer.ts";
import { simplifiedProcedure } from "./simplifiedProcedure.ts";

/** The letters and documents of a case in court. */
export const courtContents: readonly LetterContent[] = [
  settlementOffer,
  simplifiedProcedure,
  writOfMandamusAffidavit,
  applicationRecord,
  applicationRecordSectionTwo,
  noticeOfChangeOfSolicitor,
  noticeOfDiscontinuance,
  solicitorsCertificateOfService,
  consentToExtensionOfTime,
  demandLetter,
];
