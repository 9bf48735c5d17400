import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";

/**
 * A statement may show several accounts. Each is a paper of its own for every rule about accounts: the same file, with its own
 * number, kind, currency, balances and transactions. A file that shows one account is its own paper.
 */
export type AccountDocument = UploadedDocument & {
  /** By which the account is named in its file; nothing where the file shows one account. */
  readonly accountInFile?: string;
};

type Row = Readonly<Record<string, unknown>>;

const rowsIn = (values: Row | undefined, field: string): readonly Row[] => {
  const rows = values?.[field];
  return Array.isArray(rows)
    ? rows.filter((row): row is Row => typeof row === "object" && row !== null && !Array.isArray(row))
    : [];
};

/** The identity of an account among all of the case. */
export const accountId = ({ fileId, accountInFile }: AccountDocument): string =>
  accountInFile === undefined ? fileId : `${fileId}#${accountInFile}`;

export function documentsByAccount(file: UploadedDocument): readonly AccountDocument[] {
  const inForce = rowsIn(file.parsedValues, "accounts");
  const rows = inForce.length > 1 ? inForce : rowsIn(file.originalParsedValues, "accounts");
  return rows.length < 2
    ? [file]
    : rows.map((row, index) => documentOf(file, row, { index, counts: inForce.length > 1 }));
}

function documentOf(
  file: UploadedDocument,
  row: Row,
  { index, counts }: { readonly index: number; readonly counts: boolean },
): AccountDocument {
  const accountInFile = nameOf(row, index);
  const excluded = file.excludeFromAvailableFund === true || (file.excludedAccounts ?? []).includes(accountInFile);
  const base = { ...file, accountInFile, ...(excluded ? { excludeFromAvailableFund: true } : {}) };
  // What nobody confirmed counts for nothing; of the first account the single values may be in force.
  if (!counts && index === 0) return base;
  const { accountNumber, accountType, currency, openingBalance, closingBalance } = row;
  const own = counts ? { openingBalance, closingBalance } : {};
  const known = withoutNothing({ accountNumber, accountType, currency, ...own });
  const {
    accountNumber: _n,
    accountType: _t,
    openingBalance: _o,
    closingBalance: _c,
    currency: ofFile,
    ...shared
  } = file.parsedValues ?? {};
  // The currency that was read is that of the first account; one that a person typed is said of the whole file.
  const isTyped = ofFile !== undefined && ofFile !== file.originalParsedValues?.["currency"];
  const ofAccount = index === 0 || isTyped ? { currency: ofFile } : {};
  const parsedValues = { ...shared, ...withoutNothing(ofAccount), ...known, ...transactionsOf(file, row, index) };
  return { ...base, parsedValues };
}

/** Its number, which stays its own when the file is read again; else its place. */
const nameOf = ({ accountNumber }: Row, index: number): string =>
  typeof accountNumber === "string" && accountNumber !== "" ? accountNumber : String(index + 1);

function transactionsOf({ parsedValues }: UploadedDocument, { account }: Row, index: number): Row {
  if (index === 0) return {};
  const place = typeof account === "string" ? account : String(index + 1);
  const further = rowsIn(parsedValues, "furtherTransactions").filter((row) => row["account"] === place);
  return { transactions: further.length > 0 ? further : undefined };
}

const withoutNothing = (values: Row): Row =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
