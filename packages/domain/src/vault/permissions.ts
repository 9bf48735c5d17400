import type { Permission } from "./permission.ts";
import type { CaseRule } from "../caseFile/rule.ts";
import { isJudicialReview } from "../conditions/application/application.ts";
import type { Text } from "../kernel/text.ts";

/**
 * What the applicant may do on a page. The specification contradicts itself on the default (document 1 section 6 gives all
 * rights, document 2 section 6 gives View). The reading of docs/facts/vault.md section 1 holds: View and Upload where the
 * applicant supplies the document, View where the authority or the lawyer does, nothing where only the legal team works,
 * and nothing in a court case unless the client must bring the document. This file is the one place of that default.
 */

type Rule = CaseRule<readonly Permission[]>;

const rule = (id: string, cases: Rule["cases"], because: Text, permissions: readonly Permission[]): Rule => ({
  id: `permissions.${id}`,
  cases,
  otherwise: [because, permissions],
});

const youProvide: Text = { en: "you provide this document", fr: "vous fournissez ce document" };
const othersProvide: Text = {
  en: "this comes from IRCC or from your lawyer",
  fr: "ce document vient d’IRCC ou de votre équipe juridique",
};

/** What the applicant supplies; in a court case the lawyer looks after it. */
export const applicantSupplies = rule("applicantSupplies", [[isJudicialReview, []]], youProvide, ["View", "Upload"]);

/** What the applicant supplies, in a court case too. */
export const applicantAlwaysSupplies = rule("applicantAlwaysSupplies", [], youProvide, ["View", "Upload"]);

/** What comes from the authority or the lawyer; in a court case nothing. */
export const othersSupply = rule("othersSupply", [[isJudicialReview, []]], othersProvide, ["View"]);

/** The same, to be read in a court case too. */
export const othersAlwaysSupply = rule("othersAlwaysSupply", [], othersProvide, ["View"]);

/** Court papers and legal submissions. */
export const legalTeamOnly = rule(
  "legalTeamOnly",
  [],
  { en: "only the legal team works on this page", fr: "seule l’équipe juridique travaille à cette page" },
  [],
);
