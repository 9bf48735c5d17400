import type { Representative } from "@boreal/domain/caseFile/authority/representative";
import { representativeFrom } from "@boreal/domain/office/membership";
import type { Database } from "../../database/connect.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { readFirm } from "./firm.ts";
import { readMemberships } from "./memberships.ts";

/** Who of the office acts in a case, as a process keeps it by the version of what the office said: read once after each change. */
export type Representatives = {
  /** The first of those assigned who said as what they act; undefined while nobody did. */
  of(
    version: number | null,
    assigned: readonly string[],
    personKey: (userId: string) => Promise<PersonKey>,
  ): Promise<Representative | undefined>;
};

/** Made at start; holds what the office said. */
export function createRepresentatives(db: Database): Representatives {
  let known: Promise<ReadonlyMap<string, Representative>> | undefined;
  let knownVersion = -1;
  const read = async (
    personKey: (userId: string) => Promise<PersonKey>,
  ): Promise<ReadonlyMap<string, Representative>> => {
    const [firm, memberships] = await Promise.all([readFirm(db), readMemberships(db, personKey)]);
    return new Map(
      [...memberships].flatMap(([userId, membership]) => {
        const representative = representativeFrom(firm.values, membership);
        return representative === undefined ? [] : [[userId, representative]];
      }),
    );
  };
  return {
    async of(version, assigned, personKey) {
      if (version === null || assigned.length === 0) return undefined;
      if (known === undefined || knownVersion !== version) {
        knownVersion = version;
        known = read(personKey);
        known.catch(() => (known = undefined));
      }
      const everybody = await known;
      const userId = assigned.find((id) => everybody.has(id));
      return userId === undefined ? undefined : everybody.get(userId);
    },
  };
}
