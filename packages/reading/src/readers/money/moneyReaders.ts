import type { DocumentReader } from "../reader.ts";
import { bankStatement } from "./bankStatement.ts";

/** Readers of papers about money. */
export const moneyReaders: readonly DocumentReader[] = [bankStatement];
