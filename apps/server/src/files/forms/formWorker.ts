import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { fillForm } from "@boreal/official-forms/fill";
import { checkBlank, type KnownBlank } from "@boreal/official-forms/library";
import { isRefused } from "@boreal/official-forms/openFormFile";
import type { FormAnswer, FormWork } from "./formThread.ts";

// The program of the thread that opens and fills official forms: one after the other.

/** Blanks that were found good, by digest; the package keeps what is costly about them. */
const known = new Map<string, KnownBlank>();
const mostKnown = 10;

function remember(blank: KnownBlank): KnownBlank {
  known.delete(blank.blank.sha256);
  known.set(blank.blank.sha256, blank);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return blank;
}

function answer(work: FormWork): FormAnswer {
  if (work.kind === "check") {
    const checked = checkBlank(Buffer.from(work.bytes));
    if (isRefused(checked)) return { refusal: checked };
    const { blank, edition } = checked;
    const { form, language, comparedWith } = edition;
    return {
      facts: { form, edition: edition.edition, language, comparedWith, sha256: blank.sha256, kind: blank.kind },
    };
  }
  const before = known.get(work.sha256);
  const blank = before ?? checkBlank(readFileSync(work.path));
  if (isRefused(blank)) return { refusal: blank };
  if (blank.blank.sha256 !== work.sha256) throw new Error("a blank form in the library was changed on the disk");
  return { filled: fillForm(remember(blank), work.values) };
}

parentPort?.on("message", ({ id, work }: { readonly id: number; readonly work: FormWork }) => {
  try {
    parentPort?.postMessage({ id, answer: answer(work) });
  } catch (fault) {
    // What was typed into a form could be in the message of a fault; its place is enough.
    const place = fault instanceof Error ? (/\/([\w-]+\.ts:\d+)/.exec(fault.stack ?? "")?.[1] ?? "unknown") : "unknown";
    parentPort?.postMessage({ id, fault: `${fault instanceof Error ? fault.name : "fault"} at ${place}` });
  }
});
