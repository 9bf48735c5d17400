import { describe, expect, it } from "vitest";
import { reasonsForContactingIrcc } from "../../src/caseFile/application.ts";
import { insideCanadaAnswers } from "../../src/caseFile/answers/status/insideCanada.ts";
import { sinAnswers } from "../../src/caseFile/answers/socialInsurance/sin.ts";
import { studyAnswers } from "../../src/caseFile/answers/studies/study.ts";
import { visitorVisaAnswers } from "../../src/caseFile/answers/visit/visitorVisa.ts";
import { isIsoDate } from "../../src/kernel/calendarDate.ts";
import {
  highestEducationCodes,
  insideCanadaLaw,
  levelOfStudyCodes,
  relationshipGroups,
} from "../../src/lists/officialForms/answerFormCodes.ts";
import { everyList } from "../../src/lists/everyList.ts";
import type { FactList } from "../../src/lists/factList.ts";
import { contactReasonNames } from "../../src/lists/authority/contactReasonNames.ts";
import { sinPurposes } from "../../src/lists/socialInsurance/sinPurposes.ts";
import {
  hostTypes,
  specialPassports,
  visitDurations,
  visitorTypes,
  visitReasons,
  visitSponsors,
} from "../../src/lists/visit/visitorOptions.ts";
import { relationships } from "../../src/questionnaire/choices.ts";
import { everyTable } from "../../src/tables/everyTable.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(["../../src/lists/**/*.ts", "!**/*.test.ts"], {
  eager: true,
});

const isList = (value: unknown): value is FactList =>
  typeof value === "object" && value !== null && "entries" in value && "source" in value;

const exported = Object.values(modules).flatMap((module) => Object.values(module).filter(isList));

const named = everyList.map((list) => [list.id, list] as const);

/** The day on which this file was last looked at; a source cannot have been read later. */
const newest = "2026-12-31";

const isOurs = (title: string) => title.startsWith("Boreal specification, ");

const twice = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);

const idsOf = (list: FactList) => list.entries.map((entry) => entry.id);

/** No entry is known yet, and the list says so. */
const knownEmpty = ["schoolsWithPlacementBox"];

describe("lists of facts", () => {
  it("are gathered in everyList, in the order of their ids, each once", () => {
    expect(everyList.length).toBeGreaterThan(60);
    expect(twice(everyList.map((list) => list.id))).toEqual([]);
    expect(exported.filter((list) => !everyList.includes(list)).map((list) => list.id)).toEqual([]);
    expect(everyList.map((list) => list.id)).toEqual(everyList.map((list) => list.id).toSorted());
  });

  it("have ids that no table has", () => {
    const tables = new Set(everyTable.map((table) => table.id));
    expect(everyList.filter((list) => tables.has(list.id)).map((list) => list.id)).toEqual([]);
  });

  it.each(named)(
    "%s says on which text it rests and when that was read, and calls verified only what has an address or is our own",
    (_id, { source, note }) => {
      expect(source.title.length).toBeGreaterThan(10);
      expect(isIsoDate(source.checkedOn) && source.checkedOn <= newest).toBe(true);
      if (source.address !== undefined) expect(source.address).toMatch(/^https:\/\//);
      if (source.status === "verified") expect(source.address !== undefined || isOurs(source.title)).toBe(true);
      else expect(note?.length ?? 0).toBeGreaterThan(10);
    },
  );

  it.each(named)("%s has a title in both languages", (_id, { title }) => {
    expect([title.en.trim().length > 5, title.fr.trim().length > 5, title.en === title.fr]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(named)("%s has entries, each with an id of its own and a name in both languages or a label", (id, list) => {
    expect(list.entries.length > 0).toBe(!knownEmpty.includes(id));
    expect(twice(idsOf(list))).toEqual([]);
    const wordless = list.entries.filter(({ name, label }) =>
      name === undefined ? (label ?? "").trim() === "" : name.en.trim() === "" || name.fr.trim() === "",
    );
    expect(wordless.map((entry) => entry.id)).toEqual([]);
  });

  it.each(named)("%s has no two entries of the same name", (_id, list) => {
    for (const language of ["en", "fr"] as const)
      expect(
        twice(list.entries.flatMap(({ name }) => (name ? [name[language]] : []))).filter(
          (name) => !sameByRight.has(name),
        ),
      ).toEqual([]);
  });
});

/** One paper for what a judge grants or dismisses, nothing asked for in several places. */
const sameByRight = new Set([
  "Nothing is asked for",
  "Rien n’est exigé",
  "The order of the Court",
  "L’ordonnance de la Cour",
  "The judgment",
  "Le jugement",
]);

/** The values that an answer may have, as its schema tells them; "none" is told beside the question. */
function valuesOf(shape: { readonly schema: () => unknown }): readonly string[] {
  const found: string[] = [];
  const open: unknown[] = [shape.schema()];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (typeof part !== "object" || part === null) continue;
    if ("enum" in part && Array.isArray(part.enum))
      found.push(...part.enum.filter((one): one is string => typeof one === "string"));
    else open.push(...Object.values(part));
  }
  return found.filter((value) => value !== "none").toSorted();
}

describe("lists and answers have the same values", () => {
  it.each<readonly [string, FactList, readonly string[]]>([
    ["reason for a visit", visitReasons, valuesOf(visitorVisaAnswers.vvReasonForVisit)],
    ["sponsor", visitSponsors, valuesOf(visitorVisaAnswers.vvSponsor)],
    ["host", hostTypes, valuesOf(visitorVisaAnswers.vvHostInCanada)],
    ["visitor", visitorTypes, valuesOf(visitorVisaAnswers.vvVisitorType)],
    ["special passport", specialPassports, valuesOf(visitorVisaAnswers.vvHasSpecialPassport)],
    ["social insurance number", sinPurposes, valuesOf(sinAnswers.sinApplicationType)],
    ["level of study", levelOfStudyCodes, valuesOf(studyAnswers.formCanadianLevelOfStudy)],
    ["relationship", relationshipGroups, relationships.map(({ value }) => String(value)).toSorted()],
    ["reason for contacting IRCC", contactReasonNames, reasonsForContactingIrcc.toSorted()],
  ])("%s", (_words, list, values) => {
    expect(idsOf(list).toSorted()).toEqual(values);
  });

  it("highest education, with none among the levels", () => {
    expect(
      idsOf(highestEducationCodes)
        .filter((id) => id !== "none")
        .toSorted(),
    ).toEqual(valuesOf(studyAnswers.highestEducation));
  });

  it("reasons inside Canada, but for a visitor record and an entry, which no section makes eligible", () => {
    const values = valuesOf(insideCanadaAnswers.insideCanadaOther);
    const inLaw = new Set(idsOf(insideCanadaLaw));
    expect([
      idsOf(insideCanadaLaw).filter((id) => !values.includes(id)),
      values.filter((value) => !inLaw.has(value)),
    ]).toEqual([[], ["entryVisaOrEta", "visitorRecord"]]);
  });

  it("lengths of a visit name tables that exist", () => {
    expect(visitDurations.entries.filter((entry) => !everyTable.some((table) => table.id === entry.table))).toEqual([]);
  });
});
