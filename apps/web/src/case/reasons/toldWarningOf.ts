import { toldWarning, type ToldWarning } from "@boreal/domain/plan/toldWarning";
import { headingOfAnswer, type Headed } from "@boreal/domain/warnings/headingOf";
import { readerOf } from "../loading/readerOf.ts";
import type { TheApplication } from "../loading/theCase.ts";
import { answerWarning } from "./warningDefinitions.ts";

/** As the server sends it, or as the domain plans it. */
type Warned = { readonly id: string; readonly fileId?: string | null | undefined };

type Given = Pick<TheApplication, "caseFile"> & {
  readonly documents: readonly Pick<TheApplication["documents"][number], "id" | "found">[];
};

/** A warning about a file in words, with what its reader measured; nothing for one about answers. `own`: the reader is the applicant. */
export function toldWarningOf(
  { id, fileId }: Warned,
  { caseFile, documents }: Given,
  own: boolean,
): ToldWarning | undefined {
  if (typeof fileId !== "string") return undefined;
  const found = documents.find((file) => file.id === fileId)?.found.find((one) => one.id === id);
  return toldWarning(readerOf(caseFile), { id, fileId }, found?.because, own);
}

/** A warning about answers in words; nothing for one about a file. */
export function headedAnswer({ id, fileId }: Warned): Headed | undefined {
  const definition = typeof fileId === "string" ? undefined : answerWarning(id);
  return definition && headingOfAnswer(definition);
}
