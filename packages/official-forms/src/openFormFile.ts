import { certificationOf, signatureFieldsOf, type SignatureField } from "./pdf/signatures.ts";
import { LockedPdf } from "./pdf/encryption.ts";
import { PdfFile } from "./pdf/pdfFile.ts";
import { DamagedPdf, isArray, isRef, isStream, textOf, type PdfRef, type PdfValue } from "./pdf/values.ts";
import { formRefusal, type FormFileRefusal } from "./formRefusals.ts";
import { readDatasets, type Datasets } from "./xfa/datasets.ts";
import { DamagedXml, ForbiddenXml } from "./xfa/readXml.ts";

export type FormLanguage = "E" | "F";

/** An official form as it lies in a file, blank or filled. */
export type FormFile = {
  readonly pdf: PdfFile;
  /** Four digits, as the authority numbers its forms. */
  readonly number: string;
  /** Month and year, as printed: 06-2026. */
  readonly edition: string;
  readonly language: FormLanguage;
  /** A dynamic form draws itself from its data; a static one has pages and fields that must say the same. */
  readonly kind: "dynamic" | "static";
  readonly datasets: Datasets;
  /** The stream that holds the answers. */
  readonly answersAt: PdfRef;
  readonly certified: boolean;
  readonly usageRights: boolean;
  readonly signatures: readonly SignatureField[];
};

export const mostBytes = 25 * 1024 * 1024;

type Packets = { readonly answers: { readonly at: PdfRef; readonly text: string }; readonly template: string };

const flattened = Symbol("no form in this file");
/** Some forms are published without the packet that holds the answers: only Adobe’s programs make it. */
const withoutAnswers = Symbol("a form without answers");

/** The packets by their names; their order differs between forms. A copy may hold all of them in one stream. */
function packetsOf(pdf: PdfFile): Packets | typeof flattened | typeof withoutAnswers {
  const acroForm = pdf.dict(pdf.catalog.get("AcroForm"));
  const given = acroForm.get("XFA");
  const packets = pdf.resolve(given);
  const textOfStream = (value: PdfValue): string => {
    const stream = pdf.resolve(value);
    if (!isStream(stream)) throw new DamagedPdf("a packet of the form is missing");
    return pdf.contentOf(stream).toString("utf8");
  };
  if (isStream(packets) && isRef(given)) {
    const text = textOfStream(given);
    return { answers: { at: given, text }, template: text };
  }
  if (!isArray(packets)) return flattened;
  const named = new Map<string, PdfValue>();
  for (let at = 0; at + 1 < packets.length; at += 2)
    named.set(textOf(pdf.resolve(packets[at])) ?? "", packets[at + 1] ?? null);
  const [answers, template] = [named.get("datasets"), named.get("template")];
  if (template === undefined) return flattened;
  if (answers === undefined) return withoutAnswers;
  if (!isRef(answers)) throw new DamagedPdf("the form has no answers");
  for (const [name, packet] of named)
    if (name !== "datasets" && isForbidden(textOfStream(packet))) throw new ForbiddenXml("a document type");
  return { answers: { at: answers, text: textOfStream(answers) }, template: textOfStream(template) };
}

const isForbidden = (text: string): boolean => /<!(?:DOCTYPE|ENTITY)/.test(text);

type Identity = Pick<FormFile, "number" | "edition" | "language">;

const isLanguage = (letter: string | undefined): letter is FormLanguage => letter === "E" || letter === "F";

/** Newer forms name themselves in their data and in two variables; the application forms print it on the page. */
function identityOf(template: string, root: string): Identity | undefined {
  const own = /^IMM_(\d{4})$/.exec(root)?.[1];
  // Older ones call the same two otherwise.
  const variable = (...names: readonly string[]): string | undefined =>
    new RegExp(`<text name="(?:${names.join("|")})"\\s*>([^<]{1,20})</text`).exec(template)?.[1];
  if (own !== undefined) {
    const [edition, language] = [variable("Version", "VERSION"), variable("Language", "LANG")];
    return edition !== undefined && isLanguage(language) ? { number: own, edition, language } : undefined;
  }
  const [, number, edition, language] =
    />IMM[\s\u{A0}](\d{4})[\s\u{A0}]\((\d{2}-\d{4})\)[\s\u{A0}]([EF])</u.exec(template) ?? [];
  return number !== undefined && edition !== undefined && isLanguage(language)
    ? { number, edition, language }
    : undefined;
}

function read(bytes: Buffer): FormFile | FormFileRefusal {
  const pdf = new PdfFile(bytes);
  const packets = packetsOf(pdf);
  if (packets === flattened) return formRefusal("formFlattened");
  if (packets === withoutAnswers) return formRefusal("formWithoutAnswers");
  const datasets = readDatasets(packets.answers.text);
  const [first = ""] = datasets.leaves.keys();
  const identity = identityOf(packets.template, first.split("/", 1)[0] ?? "");
  if (!identity)
    return formRefusal("formNotKnown", {
      known: "IMM 0008, 1294, 1295, 5257, 5708, 5709, 5710, 5645, 5707, 5476, 5646, 5406, 5669, 5744, 5409",
    });
  const { certification, usageRights } = certificationOf(pdf);
  return {
    ...identity,
    pdf,
    kind: pdf.resolve(pdf.catalog.get("NeedsRendering")) === true ? "dynamic" : "static",
    datasets,
    answersAt: packets.answers.at,
    certified: certification !== undefined,
    usageRights: usageRights !== undefined,
    signatures: signatureFieldsOf(pdf),
  };
}

export const isRefused = <T extends object>(result: T | FormFileRefusal): result is FormFileRefusal =>
  "code" in result && "text" in result;

/** Opens any PDF that holds an official form. Never throws for what is in the file. */
export function openFormFile(bytes: Buffer): FormFile | FormFileRefusal {
  if (bytes.length > mostBytes) return formRefusal("formTooLarge");
  if (!bytes.subarray(0, 1024).includes("%PDF-")) return formRefusal("formNotPdf");
  try {
    return read(bytes);
  } catch (fault) {
    if (fault instanceof LockedPdf) return formRefusal("formLocked");
    if (fault instanceof ForbiddenXml) return formRefusal("formXmlForbidden");
    if (fault instanceof DamagedPdf || fault instanceof DamagedXml) return formRefusal("formDamaged");
    throw fault;
  }
}
