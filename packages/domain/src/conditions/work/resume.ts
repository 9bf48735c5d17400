import type { ApplicationType } from "../../caseFile/application.ts";
import { says } from "../../caseFile/rule.ts";
import { isOneOf } from "../oneOf.ts";

/** In other types of application the resume stands on the page of the applicant’s own information. */
export const typesWithResumePage = [
  "VisitorVisa",
  "CoOpWorkPermit",
  "ExpressEntry",
  "Iec",
  "Bowp",
] as const satisfies readonly ApplicationType[];

/** One resume has one place: the page of its own where the list of pages has one (document 2 section 4 names the other). */
export const resumeHasOwnPage = says(
  "resumeHasOwnPage",
  {
    en: "the resume has a page of its own in this application",
    fr: "le curriculum vitæ a sa propre page dans cette demande",
  },
  (the) => isOneOf(the.application("type"), typesWithResumePage),
);
