import { caseSchema } from "@boreal/domain/caseFile/readCase";
import type { JsonSchema, Shape } from "@boreal/domain/kernel/shape";
import { accountShape, auditShape, peopleShape } from "@boreal/server/commands/archive/archivedParts";
import { manifestShape } from "@boreal/server/files/archive/archiveFormat";
import { recordsSchema } from "./recordsSchema.ts";
import { letterShape } from "./letterShape.ts";
import { memoShape } from "./memoShape.ts";
import { packageShape } from "./packageShape.ts";
import { planShape } from "./planShape.ts";
import { readingShape } from "./readingShape.ts";
import { whatIfShape } from "./whatIfShape.ts";

const draft = "https://json-schema.org/draft/2020-12/schema";

const described = (title: string, shape: Shape<unknown>): JsonSchema => ({ $schema: draft, title, ...shape.schema() });

/** The published schema of each outside format, by the file under docs/schemas that holds it. */
export const outsideFormats: Readonly<Record<string, () => JsonSchema>> = {
  "case.json": caseSchema,
  "plan.json": () => described("boreal-plan/1", planShape),
  "what-if.json": () => described("boreal-what-if/1", whatIfShape),
  "letter.json": () => described("boreal-letter/1", letterShape),
  "memo.json": () => described("boreal-memo/1", memoShape),
  "package.json": () => described("boreal-package/1", packageShape),
  "reading.json": () => described("boreal-reading/1", readingShape),
  "archive.json": () => described("boreal-archive/1: archive.json", manifestShape),
  "archive-account.json": () => described("boreal-archive/1: account.json", accountShape),
  "archive-people.json": () => described("boreal-archive/1: people.json", peopleShape),
  "archive-audit.json": () => described("boreal-archive/1: audit.json", auditShape),
  "archive-records.json": recordsSchema,
};

export const asFile = (schema: JsonSchema): string => `${JSON.stringify(schema, null, 2)}\n`;
