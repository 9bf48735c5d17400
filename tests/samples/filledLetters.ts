import { aCase } from "../../packages/domain/test/caseBuilder.ts";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { letterKey, type LetterId } from "@boreal/domain/caseFile/letterValues";
import { isList, type FormField, type FormList } from "@boreal/domain/forms/fields/field";
import type { Language } from "@boreal/domain/kernel/text";
import { contentOf } from "@boreal/domain/letters/contents";
import { draftLetter, type LetterDraft } from "@boreal/domain/letters/draft";
import type { LetterContent } from "@boreal/domain/letters/letterContent";
import { peopleOfLetter } from "@boreal/domain/letters/peopleOfLetter";
import { letterOf } from "@boreal/domain/letters/letters";
import { readerFor } from "@boreal/domain/questionnaire/inUse";

/** Letters of invented people in which every field is filled in, each with a value of its kind. */

const told =
  "My sister Inès studied at École Polytechnique, and she told me of the program. I saved for three years, in my own account.";

function valueOf(field: FormField): unknown {
  switch (field.kind) {
    case "multiline":
      return told;
    case "yesNo":
    case "tick":
      return true;
    case "choice":
      return (typeof field.choices === "function" ? [] : (field.choices ?? []))[0]?.value;
    case "date":
    case "partialDate":
      return "2026-05-12";
    case "month":
      return "2026-05";
    case "amount":
      return "4000";
    case "country":
      return "CA";
    case "province":
      return "ON";
    case "email":
      return "ines@example.test";
    case "phone":
    case "digits":
      return "613-555-0199";
    default:
      return "Inès Okafor";
  }
}

const filledIn = (part: FormField | FormList): readonly (readonly [string, unknown])[] => {
  if (!isList(part)) return [[part.path, valueOf(part)]];
  const row = Object.fromEntries(part.fields.map((field) => [field.path, valueOf(field)]));
  return [[part.list, [row]]];
};

const entriesOf = ({ sections }: LetterContent): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    sections.flatMap(({ asks }) => asks.flatMap(filledIn)).filter(([, value]) => value !== undefined && value !== null),
  );

export type FilledLetter = { readonly caseFile: CaseFile; readonly drafts: readonly LetterDraft[] };

/** A letter in a case of this type, else of the first that has it, drafted in these languages. */
export function filledLetter(
  id: LetterId,
  languages: readonly Language[] = ["en", "fr"],
  type: ApplicationType | undefined = letterOf(id)?.appliesTo[0],
): FilledLetter {
  const content = contentOf(id);
  if (type === undefined) throw new Error(`${id} is of no type`);
  const built = aCase()
    .on("2026-11-29")
    .type(type)
    .profile({ firstName: "Inès", lastName: "Okafor" })
    .answers({ country: "NG", birthday: "1996-04-12", gender: "female" })
    .spouse()
    .child(6)
    .build();
  const [person] = peopleOfLetter(content, readerFor(built));
  if (!person) throw new Error(`${id} is nobody’s in this case`);
  const caseFile: CaseFile = { ...built, letters: { [letterKey(id, person)]: entriesOf(content) } };
  const main = readerFor(caseFile);
  return { caseFile, drafts: languages.map((language) => draftLetter(content, { caseFile, main, person, language })) };
}
