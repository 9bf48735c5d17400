import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { applicantWords, type PackageGap } from "@boreal/domain/filing/filingPackage";
import type { ManifestEntry, PackageManifest } from "@boreal/domain/filing/packageManifest";
import { nameOfPerson } from "@boreal/domain/caseFile/whose/nameOfPerson";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { fieldsUnverified } from "@boreal/domain/vault/files/portals";
import { fill, type Language, type Text } from "@boreal/domain/kernel/text";
import type { PackageIndex } from "../output/packageIndexPdf.ts";
import { megabytes } from "./madeFile.ts";

/** The words of the cover index. */

const words = {
  forWhom: { en: "Application of", fr: "Demande de" },
  portal: { en: "Portal", fr: "Portail" },
  limit: { en: "Largest file of the portal", fr: "Taille maximale d’un fichier" },
  day: { en: "As of", fr: "En date du" },
  rules: { en: "Version of the rules", fr: "Version des règles" },
  files: { en: "Files to upload", fr: "Fichiers à téléverser" },
  megabytes: { en: "{size} MB", fr: "{size}\u00A0Mo" },
  kilobytes: { en: "{size} KB", fr: "{size}\u00A0Ko" },
  missing: { en: "What is missing", fr: "Ce qui manque" },
  notMade: { en: "Not in this package", fr: "Absent de cet envoi" },
  remarks: { en: "To look at before it is sent", fr: "À vérifier avant l’envoi" },
  leftOut: { en: "Files of the case that do not go along", fr: "Fichiers du dossier qui ne sont pas envoyés" },
  about: { en: "{title}: {text}", fr: "{title}\u00A0: {text}" },
} satisfies Record<string, Text>;

const sizeOf = (bytes: number): Text =>
  bytes >= 1_000_000
    ? fill(words.megabytes, { size: megabytes(bytes) })
    : fill(words.kilobytes, { size: Math.max(1, Math.round(bytes / 1000)) });

type Said = Omit<PackageManifest, "records">;

export function packageIndex(said: Said, caseFile: CaseFile, nameOfFile: (fileId: string) => string): PackageIndex {
  const { language, portal, entries, gaps, failures, leftOut } = said;
  const inWords = (text: Text): string => text[language];
  const name = nameOfPerson(readerFor(caseFile), { role: "main" }) ?? "";
  const about = (title: Text, text: Text): string => inWords(fill(words.about, { title, text }));
  const remark = (title: Text, lines: readonly string[]) =>
    lines.length > 0 ? [{ title: inWords(title), lines }] : [];
  const ofGap = ({ text, applicant }: PackageGap): string =>
    applicant === undefined || applicant === "main" ? inWords(text) : about(applicantWords(applicant), text);
  const people = [...new Set(entries.map(({ applicant }) => applicant))];
  return {
    name,
    date: said.today,
    facts: [
      ...(name === "" ? [] : [[inWords(words.forWhom), name] as const]),
      [inWords(words.portal), inWords(portal.name)],
      [inWords(words.limit), inWords(sizeOf(portal.maxBytes))],
      [inWords(words.day), said.today],
      [inWords(words.rules), said.rulesVersion],
      [inWords(words.files), String(entries.length)],
    ],
    note: inWords(fieldsUnverified),
    applicants: people.map((person) => ({
      title: inWords(applicantWords(person)),
      lines: entries.filter(({ applicant }) => applicant === person).map((entry) => lineOf(entry, language)),
    })),
    remarks: [
      ...remark(words.missing, gaps.filter(({ isRemark }) => !isRemark).map(ofGap)),
      ...remark(
        words.notMade,
        failures.map(({ title, text }) => about(title, text)),
      ),
      ...remark(words.remarks, gaps.filter(({ isRemark }) => isRemark).map(ofGap)),
      ...remark(
        words.leftOut,
        leftOut.map(
          ({ fileId, text }) => `${nameOfFile(fileId)}${language === "fr" ? "\u00A0" : ""}: ${inWords(text)}`,
        ),
      ),
    ],
  };
}

function lineOf({ path, field, title, parts = [], bytes, toDo }: ManifestEntry, language: Language) {
  const titles = parts.length > 1 ? parts.map((part) => part.title[language]) : [title[language]];
  return {
    path,
    field: field.name[language],
    holds: titles.filter((text) => text !== field.name[language]),
    size: sizeOf(bytes)[language],
    toDo: toDo.map((text) => text[language]),
  };
}
