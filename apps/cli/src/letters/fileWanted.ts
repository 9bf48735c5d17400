import { writeFileSync } from "node:fs";
import type { Language } from "@boreal/domain/kernel/text";
import { WrongInput } from "../exitStatus.ts";
import { notWritten } from "../outFile/outFile.ts";

/** The file that `--out` asks for, by the end of its name. */
export function kindOf(out: string): "pdf" | "docx" {
  const kind = /\.(pdf|docx)$/i.exec(out)?.[1]?.toLowerCase();
  if (kind === "pdf" || kind === "docx") return kind;
  throw new WrongInput(`--out: found "${out}"; accepted is a name that ends in .pdf or .docx`);
}

export function languageNamed(name: string | undefined): Language | undefined {
  if (name === undefined || name === "en" || name === "fr") return name;
  throw new WrongInput(`--language: found "${name}"; accepted is en or fr`);
}

export function writeOut(out: string, bytes: Buffer): void {
  try {
    writeFileSync(out, bytes, { mode: 0o600 });
  } catch (error) {
    throw notWritten(out, error);
  }
}
