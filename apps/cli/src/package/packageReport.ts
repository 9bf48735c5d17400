import { applicantWords, type Applicant, type FilingPackage } from "@boreal/domain/filing/filingPackage";
import type { PackageManifest } from "@boreal/domain/filing/packageManifest";
import type { Language } from "@boreal/domain/kernel/text";
import { fieldsUnverified } from "@boreal/domain/vault/files/portals";
import { table, type Terminal } from "../terminal.ts";

/** What a package holds on standard output; what it lacks on standard error, a line each. */
export function packageReport(
  told: FilingPackage | PackageManifest,
  { json, language }: { readonly json: boolean; readonly language: Language },
  terminal: Terminal,
): void {
  if (json) terminal.out(`${JSON.stringify(told, null, 2)}\n`);
  else
    terminal.out(
      table(
        "entries" in told
          ? told.entries.map(({ path, field, bytes }) => [path, String(bytes), field.name[language]])
          : told.items.map(({ path, field }) => [path, field.name[language]]),
      ),
    );
  const say = (words: string) => terminal.complain(`boreal package: ${words}`);
  if (!json) say(fieldsUnverified[language]);
  for (const { kind, text, isRemark, applicant = "main" } of told.gaps)
    if (!isRemark)
      say([(kind === "warning" ? wrong : lacks)[language], ...whose(applicant, language), text[language]].join(" "));
  if ("failures" in told)
    for (const { title, text, fileIds } of told.failures)
      say([...fileIds, title[language], text[language]].join(colon[language]));
  for (const { fileId, text } of told.leftOut) say([fileId, text[language]].join(colon[language]));
}

const whose = (applicant: Applicant, language: Language): readonly string[] =>
  applicant === "main" ? [] : [`(${applicantWords(applicant)[language]})`];

/** A warning is about something that is there. */
const wrong = { en: "to be corrected:", fr: "à corriger\u00A0:" } as const;
const colon = { en: ": ", fr: "\u00A0: " } as const;
const lacks = { en: "missing:", fr: "manque\u00A0:" } as const;
