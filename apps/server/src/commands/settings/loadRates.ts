import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepRates } from "../../policies/administration.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { readRatesVersion, writeExchangeRates } from "../../store/exchangeRates.ts";
import type { CommandDeps } from "../deps.ts";
import { whyNot } from "../refuse.ts";
import { readRateCsv } from "./rateCsv.ts";
import type { RowFault } from "./schoolCsv.ts";

/** 100,000 rows have some two megabytes. */
export const mostRateBytes = 10 * 1024 * 1024;

const tooLarge: Refusal = {
  code: "ratesTooLarge",
  text: {
    en: "The file is larger than 10 MB. Check that it is the table of exchange rates, saved as CSV.",
    fr: "Le fichier dépasse 10 Mo. Vérifiez que c’est bien le tableau des taux de change, enregistré en CSV.",
  },
};
const changedSince: Refusal = {
  code: "ratesChangedSince",
  text: {
    en: "Someone else loaded rates in the meantime. Load the page again.",
    fr: "Une autre personne a chargé des taux entre-temps. Rechargez la page.",
  },
};

export type LoadedRateList = {
  readonly loaded: { readonly rates: number; readonly currencies: number } | null;
  readonly refusals: readonly (Refusal | RowFault)[];
};

/** Puts a table of exchange rates in the place of the one that was loaded before: all of it, or nothing. */
export async function loadRates(
  deps: Pick<CommandDeps, "db" | "now" | "today">,
  asker: Asker,
  { bytes }: { readonly bytes: Uint8Array },
): Promise<LoadedRateList> {
  if (asker === null || !mayKeepRates(asker)) return { loaded: null, refusals: [whyNot(asker)] };
  if (bytes.byteLength > mostRateBytes) return { loaded: null, refusals: [tooLarge] };
  const { rates, faults } = readRateCsv(bytes, deps.today());
  if (faults.length > 0) return { loaded: null, refusals: faults };
  const at = deps.now();
  const loaded = { rates: rates.length, currencies: new Set(rates.map(({ currency }) => currency)).size };
  return await deps.db.transaction(async (tx) => {
    const baseVersion = await readRatesVersion(tx);
    if (!(await writeExchangeRates(tx, { rates, baseVersion, by: asker.userId, at })))
      return { loaded: null, refusals: [changedSince] };
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "exchangeRatesLoaded",
      subject: { version: baseVersion + 1, ...loaded },
      at,
    });
    return { loaded, refusals: [] };
  });
}
