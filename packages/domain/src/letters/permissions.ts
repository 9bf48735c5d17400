import type { Permission } from "../vault/permission.ts";
import type { CaseRule } from "../caseFile/rule.ts";
import type { Text } from "../kernel/text.ts";

/**
 * What the applicant may do with a letter. The specification contradicts itself on the default (document 1 section 6, document 2
 * section 6); the reading of docs/facts/vault.md section 1 holds: View and Upload for what the applicant supplies, View for what the
 * lawyer hands over, nothing for what only the legal team works on.
 */

type Rule = CaseRule<readonly Permission[]>;

const always = (id: string, because: Text, permissions: readonly Permission[]): Rule => ({
  id: `permissions.${id}`,
  cases: [],
  otherwise: [because, permissions],
});

export const suppliedByApplicant: Rule = always(
  "letterOfApplicant",
  {
    en: "you or the person who writes it supply this letter",
    fr: "vous ou la personne qui l’écrit fournissez cette lettre",
  },
  ["View", "Upload"],
);

export const preparedByLawyer: Rule = always(
  "letterOfLawyer",
  {
    en: "the lawyer prepares this letter and you can read it",
    fr: "l’équipe juridique prépare cette lettre et vous pouvez la lire",
  },
  ["View"],
);

export const legalTeamOnly: Rule = always(
  "letterOfLegalTeam",
  { en: "only the legal team works on this letter", fr: "seule l’équipe juridique travaille à cette lettre" },
  [],
);
