import type { WrittenName } from "../../kernel/personName.ts";
import type { PersonRef } from "../personRole.ts";
import type { CaseReader } from "../reader.ts";
import type { PageSlug } from "../vaultPlaces.ts";
import { namesIn, namesOf } from "./whoseDocument.ts";

/** Of whom no question asks a name. */
const passportOf: Partial<Readonly<Record<PersonRef["role"], PageSlug>>> = { visitor: "visitor-visa-visitor-passport" };

const written = (name: WrittenName | undefined): string | undefined => {
  if (!name) return undefined;
  const text = "full" in name ? name.full : [name.given, name.family].filter(Boolean).join(" ");
  return text.trim() === "" ? undefined : text.trim();
};

/** What a person of the case is called: as it was told, else as their passport says; nothing where neither is known. */
export function nameOfPerson(the: CaseReader, person: PersonRef): string | undefined {
  const reader = the.fresh();
  switch (person.role) {
    case "main":
    case "spouse":
    case "financialSupporter":
    case "secondFinancialSupporter":
      return written(namesOf(reader, { is: person.role })[0]);
    case "child":
      return written(namesOf(reader, { is: "child", childNumber: person.childNumber })[0]);
    default: {
      const passport = passportOf[person.role];
      const [file] = passport === undefined ? [] : reader.uploadedOn(passport);
      return namesIn(file?.parsedValues ?? {})[0]?.text;
    }
  }
}
