import type { Permission } from "../vault/permission.ts";
import type { ApplicationType } from "../caseFile/application.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import type { CaseRule } from "../caseFile/rule.ts";
import type { Text } from "../kernel/text.ts";
import type { RequirementLevel } from "../vault/page.ts";

/** A letter that is written for an application (document 3 section 3.8). */
export interface Letter<Id extends string = string> {
  readonly id: Id;
  readonly name: Text;
  /** The last part of each of its two addresses. */
  readonly slug: string;
  readonly lawyerSlug: string;
  /** The applicant's page of the letter (document 3 section 2.4). */
  readonly href: string;
  /** The lawyer's page of the letter (document 3 section 2.5); some letters have another name there. */
  readonly lawyerHref: (studentId: string, visaApplicationId: string) => string;
  readonly appliesTo: readonly ApplicationType[];
  readonly requirement: CaseRule<RequirementLevel>;
  /** What the applicant may do with the letter. */
  readonly studentPermissions: CaseRule<readonly Permission[]>;
  /** Vault page that takes the finished letter. */
  readonly sendToDocVault: PageSlug;
  /** Can be generated even while nothing calls for it (document 3 section 6). */
  readonly alwaysAllowGeneration: boolean;
}

type Definition<Id extends string> = Omit<
  Letter<Id>,
  "href" | "lawyerHref" | "lawyerSlug" | "alwaysAllowGeneration"
> & {
  readonly lawyerSlug?: string;
  readonly alwaysAllowGeneration?: boolean;
};

/** Fills in the addresses, so that definitions are plain data. Its id is kept as a literal type (`LetterId`). */
export const letter = <const Id extends string>({
  slug,
  lawyerSlug = slug,
  alwaysAllowGeneration = false,
  ...definition
}: Definition<Id>): Letter<Id> => ({
  ...definition,
  slug,
  lawyerSlug,
  alwaysAllowGeneration,
  href: `/letters/${slug}`,
  lawyerHref: (studentId, visaApplicationId) =>
    `/lawyer/students/${encodeURIComponent(studentId)}/applications/${encodeURIComponent(visaApplicationId)}/letters/${lawyerSlug}`,
});

/** The level while no case of a letter's rule holds. */
export const nothingCallsForIt: readonly [Text, "NotApplicable"] = [
  { en: "nothing in the case requires this letter", fr: "rien dans le dossier n’exige cette lettre" },
  "NotApplicable",
];

export const addItIfItFits: readonly [Text, "IfApplicable"] = [
  {
    en: "you can add this letter if it fits your situation",
    fr: "vous pouvez ajouter cette lettre si votre situation s’y prête",
  },
  "IfApplicable",
];
