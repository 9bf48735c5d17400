import type { Database } from "../database/connect.ts";
import { verifyChain, type ChainCheck } from "./auditLog.ts";

export type BrokenEntry = Omit<Extract<ChainCheck, { whole: false }>, "whole"> & { readonly chainId: string };

export type LogCheck = {
  readonly chains: number;
  readonly entries: number;
  /** The first entry at which a chain is not whole. */
  readonly broken?: BrokenEntry;
  /** The database refuses to change what was written. */
  readonly isGuarded: boolean;
};

/** Walks every chain there is, by its head and by its entries: one of the two may be gone. */
export async function verifyLog(db: Database): Promise<LogCheck> {
  const isGuarded = await isLogGuarded(db);
  const { rows } = await db.$client.query<{ chain_id: string }>(
    `select chain_id from boreal.audit_head union select distinct chain_id from boreal.audit_event order by chain_id`,
  );
  let entries = 0;
  for (const { chain_id: chainId } of rows) {
    const check = await verifyChain(db, chainId);
    if (!check.whole) {
      const { position, fault } = check;
      return { chains: rows.length, entries, broken: { chainId, position, fault }, isGuarded };
    }
    entries += check.length;
  }
  return { chains: rows.length, entries, isGuarded };
}

/** Whether the trigger that keeps the log from changes is there and on, for everybody ("always", whatever a session sets). */
export async function isLogGuarded(db: Database): Promise<boolean> {
  const { rows } = await db.$client.query<{ on: boolean }>(
    `select tgenabled = 'A' as on from pg_trigger where tgrelid = 'boreal.audit_event'::regclass and tgname = 'audit_event_only_grows'`,
  );
  return rows[0]?.on === true;
}

/** Whether the role of this connection could switch that trigger off: who owns the table can, and so can a superuser. */
export async function maySwitchLogOff(db: Database): Promise<boolean> {
  const { rows } = await db.$client.query<{ may: boolean }>(
    `select r.rolsuper or pg_has_role(c.relowner, 'USAGE') as may
     from pg_class c, pg_roles r where c.oid = 'boreal.audit_event'::regclass and r.rolname = current_user`,
  );
  return rows[0]?.may === true;
}
