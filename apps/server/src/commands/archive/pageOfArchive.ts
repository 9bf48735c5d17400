import { isLetterKey } from "@boreal/domain/caseFile/letterValues";
import type { ApplicationStatus, ApplicationType } from "@boreal/domain/caseFile/application";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { Language, Text } from "@boreal/domain/kernel/text";
import { applicationWords } from "@boreal/domain/forms/imm5476/applicationWords";
import { statuses } from "@boreal/domain/lifecycle/statuses";
import { isUnsorted } from "@boreal/domain/vault/files/unsortedFiles";
import { pageName } from "@boreal/domain/vault/pageName";
import { pageOf } from "@boreal/domain/vault/pages";
import type { ArchiveAbout } from "../../files/archive/writeArchive.ts";
import { auditPath, recordsPath } from "../../files/archive/archiveFormat.ts";
import type { ArchivePage, PageCell, PageSection } from "../../output/archive/archivePage.ts";
import type { ArchivedRecord } from "../../store/archive/family.ts";
import type { Records } from "../../store/archive/records.ts";
import { titlesOfFamilies } from "../../store/archive/titlesOfFamilies.ts";
import { nameOfLetter, type MadeFile } from "./madeFiles.ts";
import { readableAnswers } from "./readableAnswers.ts";

/** Of what the page of an archive tells. */
export type ToTell = {
  readonly about: Omit<ArchiveAbout, "madeAt">;
  readonly caseFile: CaseFile;
  readonly the: CaseReader;
  readonly records: Records;
  readonly forms: readonly MadeFile[];
  readonly letters: readonly MadeFile[];
  /** Entries of the log that are in the archive. */
  readonly logged: number;
  readonly language: Language;
  /** What somebody is called, by id; undefined of whom no name is known. */
  nameOf(id: string): string | undefined;
};

const words = {
  title: { en: "A case, whole and open", fr: "Un dossier, entier et ouvert" },
  ofApplicant: { en: "Everything of your case", fr: "Tout de votre dossier" },
  lead: {
    en: "This archive holds all that Boreal keeps of this case. Nothing in it is locked, so keep it in a safe place.",
    fr: "Cette archive contient tout ce que Boreal garde de ce dossier. Rien n’y est verrouillé; gardez-le en lieu sûr.",
  },
  unpack: {
    en: "Unpack the archive first; the links lead to the files beside this page.",
    fr: "Décompressez d’abord l’archive; les liens mènent aux fichiers à côté de cette page.",
  },
  name: { en: "Applicant", fr: "Personne qui présente la demande" },
  type: { en: "Type of application", fr: "Type de demande" },
  status: { en: "Status", fr: "État" },
  number: { en: "Number of the application", fr: "Numéro de la demande" },
  documents: { en: "Documents", fr: "Documents" },
  answers: { en: "Answers", fr: "Réponses" },
  forms: { en: "Forms", fr: "Formulaires" },
  letters: { en: "Letters", fr: "Lettres" },
  lettersIntro: {
    en: "As they are now, without the letterhead and texts of the firm. Letters that were sent are among the documents.",
    fr: "Telles quelles, sans l’en-tête ni les textes du cabinet. Les lettres envoyées sont parmi les documents.",
  },
  versions: { en: "Earlier texts of letters", fr: "Textes antérieurs des lettres" },
  messages: { en: "Messages", fr: "Messages" },
  changes: { en: "Changes of the status", fr: "Changements d’état" },
  all: { en: "Every file of records", fr: "Tous les fichiers de données" },
  allIntro: {
    en: "For programs: what Boreal keeps, record by record, as JSON. The description is in docs/archive of Boreal.",
    fr: "Pour les programmes\u00A0: ce que Boreal garde, donnée par donnée, en JSON. La description se trouve dans docs/archive de Boreal.",
  },
  log: { en: "The log of the case", fr: "Journal du dossier" },
  file: { en: "File", fr: "Fichier" },
  page: { en: "Page", fr: "Page" },
  size: { en: "Bytes", fr: "Octets" },
  day: { en: "Time (UTC)", fr: "Heure (UTC)" },
  question: { en: "Question", fr: "Question" },
  answer: { en: "Answer", fr: "Réponse" },
  form: { en: "Form", fr: "Formulaire" },
  person: { en: "Person", fr: "Personne" },
  letter: { en: "Letter", fr: "Lettre" },
  text: { en: "Text", fr: "Texte" },
  by: { en: "By", fr: "Par" },
  from: { en: "From", fr: "De" },
  to: { en: "To", fr: "À" },
  records: { en: "Records", fr: "Données" },
  bytesGone: { en: "(its bytes are gone)", fr: "(son contenu n’existe plus)" },
  deleted: { en: "(in the trash)", fr: "(dans la corbeille)" },
  unsorted: { en: "To sort", fr: "À classer" },
  elsewhere: { en: "On a page that Boreal no longer has", fr: "Sur une page qui n’existe plus dans Boreal" },
  otherType: { en: "Another type of application", fr: "Un autre type de demande" },
  otherStatus: { en: "A status that Boreal no longer has", fr: "Un état qui n’existe plus dans Boreal" },
  otherLetter: { en: "Another letter", fr: "Une autre lettre" },
  nameless: { en: "A person without a name here", fr: "Une personne sans nom ici" },
} as const satisfies Readonly<Record<string, Text>>;

/** The page by which people read an archive. Nothing in it tells when it was made, so that two archives of a case are equal. */
export function pageOfArchive(told: ToTell): ArchivePage {
  const { about, caseFile, records } = told;
  const { firstName = "", lastName = "" } = caseFile.profile;
  return {
    title: about.scope === "whole" ? words.title : words.ofApplicant,
    lead: [words.lead, words.unpack],
    facts: [
      [words.name, `${firstName} ${lastName}`.trim()],
      [words.type, typeName(about.application.type)],
      [words.status, statusName(about.application.status)],
      [words.number, about.application.id],
    ],
    sections: [
      documentsOf(told),
      answersOf(told),
      filesOf("forms", words.forms, told.forms),
      { ...filesOf("letters", words.letters, told.letters), intro: words.lettersIntro },
      versionsOf(told),
      messagesOf(told),
      changesOf(told),
      allRecords(records, told.logged),
    ],
    language: told.language,
  };
}

const text = (record: ArchivedRecord, field: string): string => {
  const value = record[field];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

/** To the minute; the records have it in full. */
const time = (record: ArchivedRecord, field: string): string => text(record, field).slice(0, 16).replace("T", " ");

const list = (records: Records, name: string): readonly ArchivedRecord[] => records.get(name) ?? [];

function documentsOf({ records, the }: ToTell): PageSection {
  const rows = list(records, "documents").map((record): readonly PageCell[] => {
    const slug = text(record, "page");
    const page = pageOf(slug);
    const child = record["childNumber"];
    const name = text(record, "displayName") || text(record, "name");
    const file = text(record, "file");
    return [
      file === ""
        ? { en: `${name} ${words.bytesGone.en}`, fr: `${name} ${words.bytesGone.fr}` }
        : { href: file, says: name },
      page
        ? pageName(page, typeof child === "number" ? child : null, the)
        : isUnsorted({ page: slug })
          ? words.unsorted
          : words.elsewhere,
      text(record, "bytes"),
      time(record, "uploadedAt"),
      record["deletedAt"] === null ? "" : words.deleted,
    ];
  });
  const head = [words.file, words.page, words.size, words.day, { en: "", fr: "" }];
  return { id: "documents", title: words.documents, head, rows };
}

const answersOf = ({ caseFile, about, the }: ToTell): PageSection => ({
  id: "answers",
  title: words.answers,
  head: [words.question, words.answer],
  rows: readableAnswers(about.application.type as ApplicationType, caseFile.answers, the).map(
    ({ question, answer }) => [question, answer],
  ),
});

const filesOf = (id: string, title: Text, files: readonly MadeFile[]): PageSection => ({
  id,
  title,
  head: [id === "forms" ? words.form : words.letter, words.person, words.file],
  rows: files.map(({ file, title: name, person }) => [name, person, { href: file.path, says: file.path }]),
});

type KeptLetter = {
  readonly letter: string;
  readonly sections: readonly { readonly title?: string; readonly text?: string }[];
};

function versionsOf({ records, nameOf }: ToTell): PageSection {
  const rows = list(records, "letter-versions").map((record): readonly PageCell[] => {
    // Sealed by Boreal as it kept it; what a stranger wrote is shown as far as it has this form.
    const { letter, sections } = record["text"] as KeptLetter;
    const says = (sections ?? []).map((one) => `${one.title ?? ""}\n${one.text ?? ""}`).join("\n\n");
    const title = isLetterKey(letter) ? nameOfLetter(letter) : words.otherLetter;
    return [title, time(record, "keptAt"), whoIs(nameOf, record, "keptBy"), says];
  });
  return { id: "versions", title: words.versions, head: [words.letter, words.day, words.by, words.text], rows };
}

const messagesOf = ({ records, nameOf }: ToTell): PageSection => ({
  id: "messages",
  title: words.messages,
  head: [words.day, words.by, words.text],
  rows: list(records, "messages").map((record) => [
    time(record, "writtenAt"),
    whoIs(nameOf, record, "writtenBy"),
    text(record, "body"),
  ]),
});

const changesOf = ({ records, nameOf }: ToTell): PageSection => ({
  id: "changes",
  title: words.changes,
  head: [words.day, words.from, words.to, words.by],
  rows: list(records, "status-changes").map((record) => [
    time(record, "madeAt"),
    statusName(text(record, "fromStatus")),
    statusName(text(record, "toStatus")),
    whoIs(nameOf, record, "madeBy"),
  ]),
});

const isStatus = (status: string): status is ApplicationStatus => Object.hasOwn(statuses, status);
const statusName = (status: string): PageCell =>
  isStatus(status) ? statuses[status].applicant.name : words.otherStatus;

const isType = (type: string): type is ApplicationType => Object.hasOwn(applicationWords, type);
const typeName = (type: string): PageCell => (isType(type) ? applicationWords[type] : words.otherType);

const whoIs = (nameOf: ToTell["nameOf"], record: ArchivedRecord, field: string): PageCell =>
  nameOf(text(record, field)) ?? words.nameless;

function allRecords(records: Records, logged: number): PageSection {
  const rows = [...records]
    .filter(([, all]) => all.length > 0)
    .map(([name, all]): readonly PageCell[] => [
      titlesOfFamilies[name] ?? name,
      String(all.length),
      { href: recordsPath(name), says: recordsPath(name) },
    ]);
  const log: readonly PageCell[] = [words.log, String(logged), { href: auditPath, says: auditPath }];
  return {
    id: "records",
    title: words.all,
    intro: words.allIntro,
    head: [words.records, { en: "Number", fr: "Nombre" }, words.file],
    rows: logged === 0 ? rows : [...rows, log],
  };
}
