import { rename, rm, open } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { hasOfficialFile } from "@boreal/domain/caseFile/formValues";
import { describePackage } from "@boreal/domain/filing/describePackage";
import type { FilingPackage } from "@boreal/domain/filing/filingPackage";
import { usualPortal } from "@boreal/domain/filing/usualPortal";
import type { Language } from "@boreal/domain/kernel/text";
import { computePlan } from "@boreal/domain/plan/plan";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import type { PortalLimit } from "@boreal/domain/tables/authority/portalLimits";
import { isPortal, portals, type PortalName } from "@boreal/domain/vault/files/portals";
import { fillForm } from "@boreal/official-forms/fill";
import type { KnownBlank } from "@boreal/official-forms/library";
import { today } from "@boreal/server/clock";
import { zip } from "@boreal/server/files/zipWriter";
import { buildPackage, packageEntries, type BuiltPackage } from "@boreal/server/filing/buildPackage";
import type { PackageSource } from "@boreal/server/filing/packageSource";
import { letterFile } from "@boreal/server/output/letters/letterFile";
import { dayGiven, onDay, oneCase, parseCase, readInput } from "../caseInput.ts";
import { exitStatus, WrongInput, type ExitStatus } from "../exitStatus.ts";
import { findBlank } from "../formBlanks.ts";
import { keepWhatIsRead, notWritten } from "../outFile/outFile.ts";
import { settingOptions } from "../settingsFor.ts";
import { languageOf, type Terminal } from "../terminal.ts";
import { openDocumentFolder, type DocumentFolder } from "./documentFolder.ts";
import { packageReport } from "./packageReport.ts";

const options = {
  ...settingOptions,
  documents: { type: "string" },
  out: { type: "string" },
  portal: { type: "string" },
  language: { type: "string" },
  on: { type: "string" },
  json: { type: "boolean" },
  "dry-run": { type: "boolean" },
} as const;

/**
 * `boreal package CASE.json --documents DIR --out FILE.zip [--portal PORTAL]`: what goes to the authority, in its order and
 * names. `--dry-run` makes nothing and tells what would be missing; it needs no documents.
 */
export async function packageCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const path = oneCase("package", positionals);
  const spoken = languageOf(terminal.environment);
  const day = dayGiven(values.on);
  const { documents, out, json = false, "dry-run": isDry = false } = values;
  if (!isDry && (documents === undefined || out === undefined))
    throw new WrongInput(
      ...(documents === undefined ? ["--documents: found none; accepted is a folder, or --dry-run"] : []),
      ...(out === undefined ? ["--out: found none; accepted is the name of a file, or --dry-run"] : []),
    );
  if (!isDry && out !== undefined) await keepWhatIsRead([out, draftOf(out)], { caseFile: path, documents });
  const clock = day ?? today({ today: terminal.environment.BOREAL_TODAY });
  const parsed = parseCase(await readInput(path, terminal), clock);
  if ("faults" in parsed) throw new WrongInput(...parsed.faults);
  const caseFile = onDay(parsed.caseFile, day);
  const portal = portalNamed(values.portal) ?? usualPortal(caseFile.application.type);
  const language = languageNamed(values.language) ?? spoken;
  const described = describePackage(caseFile, { portal, language });
  if (isDry || documents === undefined || out === undefined) {
    packageReport(described, { json, language: spoken }, terminal);
    return described.gaps.every(({ isRemark }) => isRemark) ? exitStatus.done : exitStatus.answerIsNo;
  }
  const folder = await openDocumentFolder(documents, fileIdsOf(described));
  const built = await build({ caseFile, described, folder, data: values.data }, terminal);
  const changed = await folder.changed();
  if (changed.length > 0) {
    for (const file of changed)
      terminal.complain(
        `boreal package: ${file} changed while the package was made; nothing is written. Run it again.`,
      );
    return exitStatus.answerIsNo;
  }
  await write(out, built);
  packageReport(built.manifest, { json, language: spoken }, terminal);
  return built.manifest.isWhole ? exitStatus.done : exitStatus.answerIsNo;
}

const fileIdsOf = ({ items }: FilingPackage): readonly string[] =>
  items.flatMap((item) => (item.kind === "documents" ? item.parts.flatMap(({ fileIds }) => fileIds) : []));

type Wanted = {
  readonly caseFile: CaseFile;
  readonly described: FilingPackage;
  readonly folder: DocumentFolder;
  readonly data: string | undefined;
};

async function build({ caseFile, described, folder, data }: Wanted, terminal: Terminal): Promise<BuiltPackage> {
  const { limit } = described;
  if (limit === undefined)
    throw new WrongInput(
      `$.today: found ${caseFile.today}, for which no table tells what the portal takes; accepted is a day that has a row (docs/sources.md)`,
    );
  const withLimit: FilingPackage & { readonly limit: PortalLimit } = { ...described, limit };
  return await buildPackage({
    described: withLimit,
    source: sourceOf({ caseFile, folder, data }, terminal),
    onProgress: ({ done, of, path }) => terminal.complain(`${done + 1}/${of} ${path}`),
  });
}

const sourceOf = (
  { caseFile, folder, data }: Pick<Wanted, "caseFile" | "folder" | "data">,
  terminal: Terminal,
): PackageSource => {
  const blanks = new Map<string, Promise<KnownBlank | undefined>>();
  return {
    caseFile,
    plan: computePlan(caseFile),
    takesPasswords: false,
    fileOf: folder.fileOf,
    clausesOf: () => [],
    letterFile: async (draft) => await letterFile(draft, { kind: "pdf", caseFile, main: readerFor(caseFile) }),
    fillForm: async (form, formValues, language) => {
      if (!hasOfficialFile(form)) return undefined;
      const codes = language === "fr" ? (["F", "E"] as const) : (["E", "F"] as const);
      for (const code of codes) {
        const name = `${form} ${code}`;
        const found = blanks.get(name) ?? findBlank({ form, language: code, data }, terminal);
        blanks.set(name, found);
        const blank = await found;
        if (blank === undefined) continue;
        const filled = fillForm(blank, formValues);
        if ("refused" in filled) return { refused: filled.refused };
        return {
          bytes: filled.bytes,
          edition: blank.edition.edition,
          language: code === "F" ? "fr" : "en",
          blank: blank.blank.sha256,
          notes: filled.unplaced,
        };
      }
      return undefined;
    },
  };
};

const draftOf = (out: string): string => `${out}.part`;

/** Under another name until the last byte is there: who sees the file sees a whole one. */
async function write(out: string, built: BuiltPackage): Promise<void> {
  const begun = draftOf(out);
  try {
    const file = await open(begun, "w", 0o600);
    try {
      for await (const piece of zip(packageEntries(built))) await file.write(piece);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(begun, out);
  } catch (error) {
    await rm(begun, { force: true }).catch(() => {});
    throw notWritten(out, error);
  }
}

function portalNamed(name: string | undefined): PortalName | undefined {
  if (name === undefined || isPortal(name)) return name;
  throw new WrongInput(`--portal: found "${name}"; accepted is ${Object.keys(portals).join(", ")}`);
}

function languageNamed(name: string | undefined): Language | undefined {
  if (name === undefined || name === "en" || name === "fr") return name;
  throw new WrongInput(`--language: found "${name}"; accepted is en or fr`);
}
