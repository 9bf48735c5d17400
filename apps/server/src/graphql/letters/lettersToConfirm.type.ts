import type { LetterKey } from "@boreal/domain/caseFile/letterValues";
import { statementFilesOf } from "@boreal/domain/conditions/application/statement";
import { lettersBegun, lettersToConfirm } from "@boreal/domain/letters/lettersToConfirm";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import type { Database } from "../../database/connect.ts";
import type { Asker } from "../../policies/actor.ts";
import { isToConfirmBy } from "../../policies/letters.ts";
import { listLetterClauses } from "../../store/letters/letterClauses.ts";
import { builder } from "../builder.ts";
import type { OpenCase } from "../context.ts";
import { isStatementFor } from "../lifecycle/recordedFacts.type.ts";
import { ApplicationRef } from "../refs.ts";

export function addLettersToConfirm(): void {
  builder.objectField(ApplicationRef, "lettersToConfirm", (t) =>
    t.stringList({
      description: "Keys of the letters whose text waits for this reader to say that it is right.",
      resolve: async ({ row: { id } }, _, { actor, deps, openCase }) => {
        const open = await openCase(id);
        return open === undefined ? [] : [...(await lettersFor(deps.db, actor, open))];
      },
    }),
  );
}

async function lettersFor(db: Database, asker: Asker, open: OpenCase): Promise<readonly LetterKey[]> {
  const { caseFile } = open.loaded;
  const own = lettersBegun(caseFile).filter((id) => isToConfirmBy(asker, open.facts, id));
  const asked = new Map(await Promise.all(own.map(async (id) => [id, await listLetterClauses(db, id)] as const)));
  const statement = isStatementFor(asker, open) && statementFilesOf(caseFile.documents).length > 0;
  return [...(statement ? (["studyPlan"] as const) : []), ...lettersToConfirm(caseFile, readerFor(caseFile), asked)];
}
