import type { Language } from "@boreal/domain/kernel/text";
import { memoFile, type MemoFileKind } from "../../output/memo/memoFile.ts";
import type { Asker } from "../../policies/actor.ts";
import { isInScope } from "../../policies/applications.ts";
import { mayReadMemo } from "../../policies/desk/memo.ts";
import { factsOf } from "../../policies/facts.ts";
import { notFound, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { noteHandedOut, type Logged } from "../handedOut.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { notReady, whyNot } from "../refuse.ts";
import { memoOfCase } from "./memoOfCase.ts";

type MemoAsked = { readonly applicationId: string; readonly kind: MemoFileKind; readonly language: Language };

export type OpenedMemo = {
  readonly bytes: Buffer;
  readonly logged: Logged;
  /** Without a name of anybody: it is seen in lists of downloads. */
  readonly fileName: string;
};

/** The readiness memo as a file, for the legal team; each time is an event. */
export async function openMemo(
  deps: CommandDeps,
  asker: Asker,
  { applicationId, kind, language }: MemoAsked,
): Promise<OpenedMemo | { readonly refusals: readonly PlacedRefusal[] }> {
  const early = notReady(asker);
  if (early || asker === null) return { refusals: [early ?? notFound] };
  const loaded = await loadCaseFor(deps, asker, applicationId);
  const facts = loaded && factsOf(loaded.row);
  if (!loaded || !facts || !isInScope(asker, facts)) return { refusals: [notFound] };
  if (!mayReadMemo(asker, facts)) return { refusals: [whyNot(asker)] };
  const bytes = await memoFile(await memoOfCase(deps, loaded), { kind, caseFile: loaded.caseFile, language });
  const logged = await noteHandedOut(deps, {
    applicationId: loaded.row.id,
    actorId: asker.userId,
    kind: "memoOpened",
    subject: { language, kind },
  });
  return { bytes, logged, fileName: `readiness-memo-${language}.${kind}` };
}
