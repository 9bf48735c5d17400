import type { CommandDeps } from "../../commands/deps.ts";
import { openMemo } from "../../commands/memo/openMemo.ts";
import { createMadeDocumentHandler } from "../madeDocument.ts";
import type { Handler, SessionOf } from "../upload.ts";

const memoPath = /^\/memo-files\/([0-9a-f-]{36})\.(?:pdf|docx)$/;
export const isMemoFile = (path: string): boolean => memoPath.test(path);

/** `GET /memo-files/{applicationId}.pdf?language=en|fr`, or `.docx`: the readiness memo, for the legal team. */
export const createMemoFileHandler = (deps: CommandDeps, sessionOf: SessionOf): Handler =>
  createMadeDocumentHandler(sessionOf, async (asker, { pathname, kind, language = asker?.language ?? "en" }) => {
    const [, applicationId = ""] = memoPath.exec(pathname) ?? [];
    return await openMemo(deps, asker, { applicationId, kind, language });
  });
