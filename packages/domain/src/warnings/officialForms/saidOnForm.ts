import type { CaseReader } from "../../caseFile/reader.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { said as saidInFile } from "../files/saidInFile.ts";

export const said = (the: CaseReader, field: string): string | undefined => saidInFile(the.document(), field);

export const notRaised: Outcome = { holds: false, because: [] };

export const raisedIf = (holds: boolean, because: Text): Outcome => (holds ? { holds, because: [because] } : notRaised);

/** A scan of a form says nothing of its fields: nothing is missing there for certain. */
export const isForm = (the: CaseReader, number: string): boolean => said(the, "formNumber") === number;

/** A number is printed with spaces, and forms are known here without them. */
export const formIn = (the: CaseReader): string | undefined => said(the, "formNumber")?.replaceAll(/\s/g, "");
