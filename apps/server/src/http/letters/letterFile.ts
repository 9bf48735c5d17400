import type { CommandDeps } from "../../commands/deps.ts";
import { openLetter } from "../../commands/letters/openLetter.ts";
import { createMadeDocumentHandler } from "../madeDocument.ts";
import type { Handler, SessionOf } from "../upload.ts";

const letterPath = /^\/letter-files\/([0-9a-f-]{36})\/([A-Za-z0-9:]{5,60})\.(?:pdf|docx)$/;
const named = (path: string) => letterPath.exec(path.replaceAll(/%3a/gi, ":"));
export const isLetterFile = (path: string): boolean => named(path) !== null;

/** `GET /letter-files/{applicationId}/{letterKey}.pdf?language=en|fr`, or `.docx`: a letter as the file that is sent. */
export const createLetterFileHandler = (deps: CommandDeps, sessionOf: SessionOf): Handler =>
  createMadeDocumentHandler(sessionOf, async (asker, { pathname, kind, language }) => {
    const [, applicationId = "", letterKey = ""] = named(pathname) ?? [];
    return await openLetter(deps, asker, {
      applicationId,
      letterKey,
      kind,
      ...(language === undefined ? {} : { language }),
    });
  });
