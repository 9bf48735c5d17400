import { applicationTypes } from "@boreal/domain/caseFile/application";
import { formNumbers } from "@boreal/domain/caseFile/formValues";
import { letterIds } from "@boreal/domain/caseFile/letterValues";
import { entryKinds, packageFormat } from "@boreal/domain/filing/packageManifest";
import { freeText, listOf, objectOf, oneOf, wholeNumber, yesNo } from "@boreal/domain/kernel/shape";

const text = objectOf({ en: freeText(), fr: freeText() }, ["en", "fr"]);
const field = objectOf({ id: freeText(), name: text }, ["id", "name"]);
const language = oneOf(["en", "fr"]);

const file = { path: freeText(), bytes: wholeNumber(), sha256: freeText(64) };
const fileNeeds = ["path", "bytes", "sha256"] as const;

const form = objectOf(
  { form: oneOf(formNumbers), key: freeText(), edition: freeText(), language, blank: freeText(64) },
  ["form", "key"],
);
const letter = objectOf({ letter: oneOf(letterIds), key: freeText(), language }, ["letter", "key", "language"]);
const part = objectOf(
  {
    page: freeText(),
    slot: freeText(),
    title: text,
    files: listOf(objectOf({ fileId: freeText(), sha256: freeText(64) }, ["fileId", "sha256"])),
  },
  ["page", "slot", "title", "files"],
);

/** A file that is uploaded into one field of the portal, and what it was made of. */
const entry = objectOf(
  {
    ...file,
    kind: oneOf(entryKinds),
    applicant: freeText(),
    field,
    title: text,
    form,
    letter,
    parts: listOf(part),
    isOriginal: yesNo(),
    pages: wholeNumber(),
    madeSmaller: objectOf({ words: wholeNumber(), found: wholeNumber(), isLegible: yesNo() }, [
      "words",
      "found",
      "isLegible",
    ]),
    toDo: listOf(text),
  },
  [...fileNeeds, "kind", "applicant", "field", "title", "toDo"],
);

const failure = objectOf(
  {
    code: freeText(),
    text,
    field,
    title: text,
    applicant: freeText(),
    fileIds: listOf(freeText()),
    form: freeText(),
    letter: freeText(),
  },
  ["code", "text", "field", "title", "applicant", "fileIds"],
);

const gap = objectOf(
  { kind: freeText(), id: freeText(), text, isRemark: yesNo(), page: freeText(), applicant: freeText() },
  ["kind", "id", "text", "isRemark"],
);

const parts = {
  format: oneOf([packageFormat]),
  rulesVersion: freeText(),
  today: freeText(),
  applicationType: oneOf(applicationTypes),
  portal: objectOf({ id: freeText(), name: text, maxBytes: wholeNumber(), types: listOf(freeText()) }, [
    "id",
    "name",
    "maxBytes",
    "types",
  ]),
  language,
  isWhole: yesNo(),
  entries: listOf(entry),
  records: listOf(objectOf(file, fileNeeds)),
  failures: listOf(failure),
  leftOut: listOf(objectOf({ fileId: freeText(), code: freeText(), text }, ["fileId", "code", "text"])),
  gaps: listOf(gap),
};

export const packageShape = objectOf(parts, Object.keys(parts) as (keyof typeof parts)[]);
