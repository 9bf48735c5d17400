import type { Text } from "../kernel/text.ts";

/** An account, or what somebody says of theirs, that counts as money to show. */
export type FundAccount = {
  readonly id: string;
  readonly title: Text;
  readonly amount: number | null;
  readonly fileId?: string;
  readonly account?: string;
  readonly isOpen?: true;
  readonly lacksRate?: true;
  readonly lacksCurrency?: true;
};
