import type { PersonRole } from "../personRole.ts";
import type { CaseReader } from "../reader.ts";
import type { Text } from "../../kernel/text.ts";
import { statedNames, visitorIsMyself, type Holder } from "./documentHolder.ts";
import { personToReader } from "./personToReader.ts";

/** Whose a document is, in words: by name where the case has one, else by what the person is to the applicant. */

/** Of whom the case asks a name. What is of the main person of a visit that is prepared for somebody else is nobody's own. */
function holderIn(the: CaseReader, person: PersonRole, childNumber: number): Holder | undefined {
  switch (person) {
    case "main":
      return visitorIsMyself(the) ? { is: "main" } : undefined;
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

/** `own`: who reads is the applicant, to whom the visitor is their mother. */
export function personCalled(
  the: CaseReader,
  { person, childNumber }: { readonly person: PersonRole; readonly childNumber: number | null | undefined },
  own = false,
): Text {
  const number = childNumber ?? 1;
  const holder = holderIn(the, person, number);
  const [told] = holder ? statedNames(the, holder) : [];
  if (!told) return personToReader(the, { person, childNumber, own });
  const name = "full" in told ? told.full : [told.given, told.family].filter((part) => part !== undefined).join(" ");
  return { en: name, fr: name };
}
