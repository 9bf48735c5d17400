import { letterIds } from "@boreal/domain/caseFile/letterValues";
import { freeText, listOf, objectOf, oneOf, wholeNumber, yesNo } from "@boreal/domain/kernel/shape";
import { letterFormat } from "@boreal/domain/letters/letterFormat";

const facts = listOf(freeText());

/** A sentence rests on facts, or asks for the one that is missing (`gap`). */
const sentence = objectOf(
  { text: freeText(), restsOn: facts, origin: oneOf(["composed", "typed", "edited"]), gap: freeText() },
  ["text"],
);

const check = objectOf(
  { id: freeText(), because: objectOf({ en: freeText(), fr: freeText() }, ["en", "fr"]), restsOn: facts },
  ["id", "because", "restsOn"],
);

const parts = {
  format: oneOf([letterFormat]),
  letter: oneOf(letterIds),
  person: freeText(),
  language: oneOf(["en", "fr"]),
  rulesVersion: freeText(),
  sections: listOf(
    objectOf({ id: freeText(), title: freeText(), sentences: listOf(sentence), fromModel: yesNo() }, [
      "id",
      "title",
      "sentences",
    ]),
  ),
  length: wholeNumber(),
  limit: wholeNumber(),
  gaps: facts,
  checks: listOf(check),
};

export const letterShape = objectOf(parts, Object.keys(parts) as (keyof typeof parts)[]);
