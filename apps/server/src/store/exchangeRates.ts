import type { ExchangeRate } from "@boreal/domain/caseFile/documentValues/exchangeRate";
import type { Database, Queryable } from "../database/connect.ts";
import { eq } from "../database/query.ts";
import { readSetting, writeSetting, type NewSetting } from "./settings.ts";
import { settingTable } from "./tables/settings.ts";

const id = "exchangeRates";

/** As they are kept: three columns of one length say less often what they are. */
type Kept = {
  readonly currencies: readonly string[];
  readonly days: readonly string[];
  readonly rates: readonly number[];
};

/** What a case needs of a currency: the days from one to another. */
export type WantedRates = { readonly currency: string; readonly from: string; readonly to: string };

/** The loaded rates as a process keeps them, by the version of the setting: read once after each change. */
export type ExchangeRates = {
  meant(version: number | null, wanted: readonly WantedRates[]): Promise<readonly ExchangeRate[]>;
};

export type LoadedRates = { readonly rates: readonly ExchangeRate[]; readonly version: number };

export async function readExchangeRates(db: Queryable): Promise<LoadedRates> {
  const setting = await readSetting(db, id);
  if (!setting) return { rates: [], version: 0 };
  // Written by `writeExchangeRates` alone.
  const { currencies, days, rates } = setting.value as Kept;
  return {
    rates: rates.map((rate, at) => ({ currency: currencies[at] ?? "", day: days[at] ?? "", rate })),
    version: setting.version,
  };
}

/** Which rates there are, without reading them; 0 while nobody loaded any. */
export async function readRatesVersion(db: Queryable): Promise<number> {
  const [row] = await db.select({ version: settingTable.version }).from(settingTable).where(eq(settingTable.id, id));
  return row?.version ?? 0;
}

/** False when somebody changed them since `baseVersion`. */
export const writeExchangeRates = async (
  db: Queryable,
  { rates, ...given }: Omit<NewSetting, "value"> & { readonly rates: readonly ExchangeRate[] },
): Promise<boolean> =>
  await writeSetting(db, id, {
    ...given,
    value: {
      currencies: rates.map(({ currency }) => currency),
      days: rates.map(({ day }) => day),
      rates: rates.map(({ rate }) => rate),
    } satisfies Kept,
  });

type ByCurrency = ReadonlyMap<string, readonly ExchangeRate[]>;

/** Made at start; holds one list. */
export function createExchangeRates(db: Database): ExchangeRates {
  let known: Promise<ByCurrency> | undefined;
  let knownVersion = -1;
  const read = (version: number): Promise<ByCurrency> => {
    if (known === undefined || knownVersion !== version) {
      knownVersion = version;
      known = readExchangeRates(db).then(({ rates }) => Map.groupBy(rates, ({ currency }) => currency));
      known.catch(() => (known = undefined));
    }
    return known;
  };
  return {
    async meant(version, wanted) {
      if (version === null || wanted.length === 0) return [];
      const byCurrency = await read(version);
      return wanted.flatMap(({ currency, from, to }) =>
        (byCurrency.get(currency) ?? []).filter(({ day }) => from <= day && day <= to),
      );
    },
  };
}
