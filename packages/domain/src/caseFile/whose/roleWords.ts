import { fill, type Text } from "../../kernel/text.ts";
import type { PersonRole } from "../personRole.ts";

const roles: Readonly<Record<PersonRole, Text>> = {
  main: { en: "Applicant", fr: "Personne qui présente la demande" },
  spouse: { en: "Spouse or partner", fr: "Conjoint ou partenaire" },
  child: { en: "Child {n}", fr: "Enfant {n}" },
  visitor: { en: "Visitor", fr: "Personne qui visite" },
  host: { en: "Host", fr: "Hôte" },
  financialSupporter: { en: "Financial supporter", fr: "Personne qui soutient" },
  secondFinancialSupporter: { en: "Second financial supporter", fr: "Deuxième personne qui soutient" },
  custodian: { en: "Custodian", fr: "Gardienne ou gardien" },
};

/** What a person is in the application, in words. */
export const roleWords = (person: PersonRole, childNumber: number | null | undefined): Text =>
  fill(roles[person], { n: childNumber ?? 1 });
