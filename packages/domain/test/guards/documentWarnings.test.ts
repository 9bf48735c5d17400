import { expect, test } from "vitest";
import type { OwnSlotId, PageSlug } from "../../src/caseFile/vaultPlaces.ts";
import { endingPlaces } from "../../src/conditions/endingDocuments.ts";
import { endingOf } from "../../src/conditions/documentExpiry.ts";
import { documentWarnings } from "../../src/warnings/raiseForDocument.ts";
import { shareOf } from "../../../../tests/running/sizes.ts";
import { aCase } from "../caseBuilder.ts";

// Most warnings are not even asked about a file: what would raise them was not read in it. No file may raise what nobody asks.

type Place = { readonly page: PageSlug; readonly slotId: OwnSlotId };

const places: readonly Place[] = [
  ...endingPlaces.flatMap(({ page, slots: [slotId] }) => (slotId === undefined ? [] : [{ page, slotId }])),
  { page: "application-for-study-permit", slotId: "applicationForStudyPermit" },
  { page: "custodian-declaration", slotId: "custodianDeclaration" },
];
const values = ["No", "Yes", "2020-01-01", "2026-12-01", "2031-01-01", "A1"];
const findings = documentWarnings.flatMap(({ finding }) => finding ?? []);
const fields = [
  ...new Set(
    documentWarnings
      .flatMap(({ relatedFields, ofField }) => [...relatedFields, ...(ofField === undefined ? [] : [ofField])])
      .concat("expiryDate", "formNumber", "formEdition"),
  ),
];

const answered = aCase()
  .type("Student")
  .answers({ passportNumber: "A01234567", uciNumber: "11223344", startOfCanadianStudyProgram: "2027-01-04" });

const made = new Map<string, ReturnType<typeof makeFiles>>();
/** The same files serve every warning that asks for them. */
function filesWithout(left: string, without: readonly string[] = []) {
  const name = `${left} ${without.join()}`;
  const files = made.get(name) ?? makeFiles(left, without);
  made.set(name, files);
  return files;
}

const makeFiles = (left: string, without: readonly string[]) =>
  places.flatMap(({ page, slotId }) =>
    values.map((value) => {
      const parsedValues = Object.fromEntries(
        fields.filter((field) => field !== left).map((field) => [field, field === "formNumber" ? "IMM 1294" : value]),
      );
      const the = answered.document(page, { slotId, documentOwner: "main", parsedValues, findings: [...without] });
      const document = the.build().documents[0];
      if (!document) throw new Error("the case has no document");
      return { document, look: the.reader().lookAtDocument(document, []) };
    }),
  );

const ofOneField = documentWarnings.flatMap((warning) =>
  warning.ofField === undefined ? [] : [{ warning, ofField: warning.ofField }],
);
const ofKinds = documentWarnings.flatMap((warning) =>
  warning.ofKinds === undefined || warning.ofKinds === "any" ? [] : [{ warning, kinds: warning.ofKinds }],
);

test.each(
  shareOf("warnings of one value", ofOneField, 6).map(
    ({ warning, ofField }) => [warning.id, ofField, warning] as const,
  ),
)("%s is raised only where %s was read", (_id, ofField, warning) => {
  expect(
    filesWithout(ofField)
      .filter(({ look }) => warning.raisedWhen(look).holds)
      .map(({ document }) => document.documentId),
  ).toEqual([]);
});

test.each(
  shareOf("warnings of some kinds", ofKinds, 6).map(({ warning, kinds }) => [warning.id, kinds, warning] as const),
)("%s is raised only for %s", (_id, kinds, warning) => {
  const others = filesWithout("").filter(({ document }) => !kinds.some((kind) => kind === endingOf(document)?.kind.id));
  expect(others.length).toBeGreaterThan(0);
  expect(
    others.filter(({ look }) => warning.raisedWhen(look).holds).map(({ document }) => document.documentId),
  ).toEqual([]);
});

const found = documentWarnings.flatMap((warning) =>
  warning.finding === undefined ? [] : [[warning.id, warning] as const],
);
test.each(shareOf("warnings of what was found", found, 6))("%s is raised only where it was found", (_id, warning) => {
  const without = findings.filter((finding) => finding !== warning.finding);
  expect(
    filesWithout("", without)
      .filter(({ look }) => warning.raisedWhen(look).holds)
      .map(({ document }) => document.documentId),
  ).toEqual([]);
});
