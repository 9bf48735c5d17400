import { knownSchoolShape, plainName, type KnownSchool } from "@boreal/domain/caseFile/knownSchool";
import { listOf, type Fault } from "@boreal/domain/kernel/shape";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepSchools } from "../../policies/administration.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { readKnownSchools, writeKnownSchools } from "../../store/knownSchools.ts";
import { done, refused, type Done } from "../accounts/result.ts";
import type { CommandDeps } from "../deps.ts";
import { oneLineOf } from "../personsWords.ts";
import { whyNot } from "../refuse.ts";

const nameMissing: Refusal = {
  code: "schoolNameMissing",
  text: {
    en: "A school has no name. Enter the name as the school writes it on its letters, or remove the school.",
    fr: "Un établissement n’a pas de nom. Entrez le nom comme l’établissement l’écrit dans ses lettres, ou retirez l’établissement.",
  },
};
const namedTwice: Refusal = {
  code: "schoolNamedTwice",
  text: {
    en: "Two schools have the same name or the same ID. List each school once.",
    fr: "Deux établissements ont le même nom ou le même identifiant. Inscrivez chaque établissement une seule fois.",
  },
};
const tooLong: Refusal = {
  code: "schoolTooLong",
  text: {
    en: "Something is too long. A name or program can have at most 200 characters. A school can have at most 20 names and 1,000 programs. There can be at most 500 schools.",
    fr: "Quelque chose est trop long. Un nom ou un programme compte au plus 200 caractères. Un établissement compte au plus 20 noms et 1 000 programmes. Il y a au plus 500 établissements.",
  },
};
const payingWithoutId: Refusal = {
  code: "payingSchoolWithoutId",
  text: {
    en: "A school that pays for its students needs an ID: only the ID in a student’s account counts, never a name that somebody typed.",
    fr: "Un établissement qui paie pour ses étudiantes et étudiants a besoin d’un identifiant : seul l’identifiant inscrit dans leur compte est retenu, jamais un nom saisi.",
  },
};
export const changedSince: Refusal = {
  code: "schoolsChangedSince",
  text: {
    en: "Someone else changed the schools in the meantime. Load the page again and make your change again.",
    fr: "Une autre personne a modifié les établissements entre-temps. Rechargez la page et refaites votre modification.",
  },
};

const shape = listOf(knownSchoolShape, 500);

/**
 * Sets what is said of schools by hand, all of it at once: who may only look at a certificate, and what questions say, follows
 * from it. What the loaded list says of a school stays (loadSchools.ts).
 */
export async function saveKnownSchools(
  deps: Pick<CommandDeps, "db" | "now">,
  asker: Asker,
  given: { readonly schools: readonly KnownSchool[]; readonly baseVersion: number },
): Promise<Done> {
  if (asker === null || !mayKeepSchools(asker)) return refused(whyNot(asker));
  const schools = given.schools.map(tidied);
  const faults: Fault[] = [];
  shape.read(schools, "", faults);
  if (faults.length > 0) return refused(tooLong);
  if (schools.some(({ names }) => names.length === 0)) return refused(nameMissing);
  if (schools.some(({ schoolId, paysForStudents }) => paysForStudents && schoolId === undefined))
    return refused(payingWithoutId);
  const called = schools.flatMap(({ schoolId, names }) => [
    ...names.map((name) => `name ${name.toLowerCase()}`),
    ...(schoolId === undefined ? [] : [`id ${schoolId}`]),
  ]);
  if (new Set(called).size < called.length) return refused(namedTwice);
  const at = deps.now();
  const isWritten = await deps.db.transaction(async (tx) => {
    const list = besideTheList(schools, (await readKnownSchools(tx)).schools);
    const change = { schools: list, baseVersion: given.baseVersion, by: asker.userId, at };
    if (!(await writeKnownSchools(tx, change))) return false;
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "knownSchoolsSaved",
      subject: { version: given.baseVersion + 1, count: schools.length },
      at,
    });
    return true;
  });
  return isWritten ? done : refused(changedSince);
}

const texts = (values: readonly string[] = []): readonly string[] => [
  ...new Set(values.map((value) => oneLineOf(value)).filter((value) => value !== "")),
];

function tidied({
  schoolId,
  names,
  suppliesCertificate,
  marksPlacement,
  paysForStudents,
  programs,
}: KnownSchool): KnownSchool {
  const [id] = texts(schoolId === undefined ? [] : [schoolId]);
  return {
    ...(id === undefined ? {} : { schoolId: id }),
    names: texts(names),
    suppliesCertificate: suppliesCertificate === true,
    marksPlacement: marksPlacement === true,
    ...(paysForStudents === true ? { paysForStudents } : {}),
    programs: texts(programs),
  };
}

/** Whether somebody said something of a school by hand: its organisation, its rules, further names. */
export const isSaid = ({
  schoolId,
  names,
  suppliesCertificate,
  marksPlacement,
  paysForStudents,
}: KnownSchool): boolean =>
  schoolId !== undefined ||
  names.length > 1 ||
  suppliesCertificate === true ||
  marksPlacement === true ||
  paysForStudents === true;

/** What the loaded list says of a school. */
export function listedFacts({ dliNumber, province, city, address, graduatesGetWorkPermit }: KnownSchool) {
  return {
    ...(dliNumber === undefined ? {} : { dliNumber }),
    ...(province === undefined ? {} : { province }),
    ...(city === undefined ? {} : { city }),
    ...(address === undefined ? {} : { address }),
    ...(graduatesGetWorkPermit === undefined ? {} : { graduatesGetWorkPermit }),
  };
}

/** What was said now, each with what the list says of the same school, and all others of the list as they were loaded. */
function besideTheList(said: readonly KnownSchool[], before: readonly KnownSchool[]): readonly KnownSchool[] {
  const listed = before.filter(({ dliNumber }) => dliNumber !== undefined);
  const byName = new Map(listed.flatMap((school) => school.names.map((name) => [plainName(name), school] as const)));
  const used = new Set<KnownSchool>();
  const now = said.map((school): KnownSchool => {
    const known = school.names.map((name) => byName.get(plainName(name))).find((one) => one && !used.has(one));
    if (!known) return school;
    used.add(known);
    return { ...school, ...listedFacts(known) };
  });
  const others = listed
    .filter((school) => !used.has(school))
    .map((school): KnownSchool => ({
      names: school.names.slice(0, 1),
      programs: school.programs ?? [],
      ...listedFacts(school),
    }));
  return [...now, ...others];
}
