import {
  imm5476PaidKinds,
  imm5476Purposes,
  imm5476UnpaidKinds,
} from "@boreal/domain/lists/officialForms/formChoices5476";
import {
  imm5645MaritalStatuses,
  imm5645MaritalStatusesOfOthers,
} from "@boreal/domain/lists/officialForms/formChoices5645";
import {
  imm5646CustodianStatuses,
  imm5646Genders,
  imm5646Residences,
} from "@boreal/domain/lists/officialForms/formChoices5646";
import {
  imm5707ChildRelationships,
  imm5707MaritalStatuses,
  imm5707MaritalStatusesOfOthers,
} from "@boreal/domain/lists/officialForms/formChoices5707";
import type { FactList } from "@boreal/domain/lists/factList";
import { describe, expect, it } from "vitest";
import type { Box } from "../test/boxes/box.ts";
import { boxesMovedInFrench } from "../test/boxes/boxesMovedInFrench.ts";
import { boxesOfImm0008 } from "../test/boxes/boxesOfImm0008.ts";
import { boxesOfImm1294 } from "../test/boxes/boxesOfImm1294.ts";
import { boxesOfImm1295 } from "../test/boxes/boxesOfImm1295.ts";
import { boxesOfImm5257 } from "../test/boxes/boxesOfImm5257.ts";
import { boxesOfImm5708, boxesOfImm5709, boxesOfImm5710 } from "../test/boxes/boxesInCanada.ts";
import { boxesOfImm5409 } from "../test/boxes/boxesOfImm5409.ts";
import { boxesOfImm5476 } from "../test/boxes/boxesOfImm5476.ts";
import { boxesOfImm5645 } from "../test/boxes/boxesOfImm5645.ts";
import { boxesOfImm5646 } from "../test/boxes/boxesOfImm5646.ts";
import { boxesOfImm5406 } from "../test/boxes/boxesOfImm5406.ts";
import { boxesOfImm5669 } from "../test/boxes/boxesOfImm5669.ts";
import { boxesOfImm5707 } from "../test/boxes/boxesOfImm5707.ts";
import { boxesOfImm5744 } from "../test/boxes/boxesOfImm5744.ts";
import { codesOnForms } from "../test/codesOnForms.ts";
import { officialFiles } from "../test/officialFiles.ts";
import { openBlank } from "./blank.ts";
import { editionName, formEditions } from "./maps/editions.ts";
import type { FormEdition, PhoneMapping, FieldMapping } from "./maps/fieldMapping.ts";
import { isRefused } from "./openFormFile.ts";
import { isMade } from "./xfa/datasets.ts";

/** The reader and the writer share the map, so that neither of them can tell whether a value stands in the right box. */

const dateBoxes = ["year", "month", "day"];

const phoneRows = ({
  field,
  boxes: { canadaUs, other, country, number, extension, type },
}: PhoneMapping): readonly Box[] => [
  [canadaUs, `${field}.isCanadaUS`, "1 = yes"],
  [other, `${field}.isCanadaUS`, "1 = no"],
  [country, `${field}.countryCode`, ""],
  [number, `${field}.number`, ""],
  [extension, `${field}.extension`, ""],
  ...(type === undefined ? [] : [[type, `${field}.type`, ""] as const]),
];

function partOf(place: Exclude<FieldMapping, PhoneMapping>, index: number): string {
  switch (place.kind) {
    case "dateParts":
      return dateBoxes[index] ?? "";
    case "yesNo":
      return `${place.yes} = yes, ${place.no} = no`;
    case "pair":
      return index === 0 ? "1 = yes" : "1 = no";
    case "boxes":
      return `1 = ${place.choices[index] ?? ""}`;
    case "names":
      return "name and nativeName";
    case "textOrNone":
      return `NONE where ${place.none} is no`;
    default:
      return "";
  }
}

const rowsOf = (place: FieldMapping): readonly Box[] =>
  place.kind === "phone"
    ? phoneRows(place)
    : place.at.map((box, index) => [box, place.field, partOf(place, index)] as const);

const inOrder = (rows: readonly Box[]) => rows.map((row) => row.join(" | ")).toSorted();

/** The three boxes of a number in North America are never written (fieldMapping.ts). */
const uncovered = new Set(
  formEditions.flatMap(({ places }) => places).flatMap((place) => (place.kind === "phone" ? place.uncovered : [])),
);

const boxesOf: Readonly<Record<FormEdition["form"], readonly Box[]>> = {
  IMM0008: boxesOfImm0008,
  IMM1294: boxesOfImm1294,
  IMM1295: boxesOfImm1295,
  IMM5257: boxesOfImm5257,
  IMM5708: boxesOfImm5708,
  IMM5709: boxesOfImm5709,
  IMM5710: boxesOfImm5710,
  IMM5476: boxesOfImm5476,
  IMM5645: boxesOfImm5645,
  IMM5646: boxesOfImm5646,
  IMM5707: boxesOfImm5707,
  IMM5406: boxesOfImm5406,
  IMM5669: boxesOfImm5669,
  IMM5744: boxesOfImm5744,
  IMM5409: boxesOfImm5409,
};

const readInBlank = ({ form, language }: FormEdition): readonly Box[] =>
  boxesOf[form].map(
    ([box, field, part]) =>
      [(language === "F" ? boxesMovedInFrench[form]?.get(box) : undefined) ?? box, field, part] as const,
  );

describe("the map of every edition", () => {
  it.each(formEditions.map((edition) => [editionName(edition), edition] as const))(
    "%s puts each value into the box that the blank names for it",
    (_, edition) => {
      const mapped = edition.places.flatMap(rowsOf);
      expect(mapped.length).toBeGreaterThan(15);
      expect(inOrder(mapped)).toEqual(inOrder(readInBlank(edition).filter(([box]) => !uncovered.has(box))));
    },
  );
});

const lists: readonly FactList[] = [
  imm5476Purposes,
  imm5476UnpaidKinds,
  imm5476PaidKinds,
  imm5645MaritalStatuses,
  imm5645MaritalStatusesOfOthers,
  imm5646Genders,
  imm5646CustodianStatuses,
  imm5646Residences,
  imm5707MaritalStatuses,
  imm5707MaritalStatusesOfOthers,
  imm5707ChildRelationships,
];

it.each(lists.map((list) => [list.id, list] as const))(
  "the codes of %s mean what the blank says beside them",
  (id, list) => {
    const ours = list.entries.map((entry) => `${entry.id} = ${entry.label ?? entry.name?.en ?? ""}`);
    expect(ours.toSorted()).toEqual((codesOnForms[id] ?? []).toSorted());
  },
);

const files = officialFiles();
if (files.length === 0)
  process.stderr.write("skipped: no official blank (../shared/forms) is here to look for the boxes in\n");

it.skipIf(files.length === 0).each(files)("%s has each of these boxes", (_, edition, bytes) => {
  const blank = openBlank(bytes);
  if (isRefused(blank)) throw new Error(blank.code);
  expect(
    readInBlank(edition)
      .map(([box]) => box)
      .filter((box) => !blank.paths.includes(box) && !isMade(edition.repeats, box)),
  ).toEqual([]);
});
