import type { PersonRole } from "../personRole.ts";
import type { CaseReader } from "../reader.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { namesTold, visitorIsMyself, type Holder } from "./documentHolder.ts";

/** Whose a document is, in words: by name where the case has one, else by what the person is to the applicant. */

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

/** Of whom the case asks a name. */
function holderIn(the: CaseReader, person: PersonRole, childNumber: number): Holder | undefined {
  switch (person) {
    case "child":
      return { is: "child", childNumber };
    case "visitor":
      return visitorIsMyself(the) ? { is: "main" } : undefined;
    case "host":
    case "custodian":
      return undefined;
    default:
      return { is: person };
  }
}

export function personCalled(the: CaseReader, person: PersonRole, childNumber: number | null | undefined): Text {
  const number = childNumber ?? 1;
  const holder = holderIn(the, person, number);
  const [told] = holder ? namesTold(the, holder) : [];
  if (!told) return fill(roles[person], { n: number });
  const name = "full" in told ? told.full : [told.given, told.family].filter((part) => part !== undefined).join(" ");
  return { en: name, fr: name };
}
