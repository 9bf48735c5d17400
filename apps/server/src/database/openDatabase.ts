import type { Config } from "../config.ts";
import { applicationRole, roleOf } from "./applicationRole.ts";
import { checkServer, connect, type Connection, type Database } from "./connect.ts";
import { DatabaseRefused } from "./databaseRefused.ts";
import { startEmbedded, type EmbeddedOptions, type EmbeddedPostgres } from "./embedded.ts";
import { migrate } from "./migrate.ts";

export type OpenOptions = Partial<Pick<EmbeddedOptions, "report">> & {
  readonly onBrokenConnection?: (error: Error) => void;
  /** Looks at what is there, and changes nothing of it. */
  readonly leavesAsItIs?: boolean;
};

type Place = Pick<Config, "dataFolder" | "databaseUrl" | "databaseOwnerUrl">;

/** Starts or reaches the database of the configuration and brings its schema up to date. `close()` also stops the embedded one. */
export async function openDatabase(config: Place, options: OpenOptions = {}): Promise<Database> {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbedded(config.dataFolder, { report: options.report ?? (() => {}) })
      : undefined;
  const { owner, works, worksAs } = connectionsOf(config, embedded?.connection);
  const database = connect(
    options.leavesAsItIs === true ? owner : works,
    options.onBrokenConnection === undefined ? {} : { onBrokenConnection: options.onBrokenConnection },
  );
  const close = async () => {
    await endPool();
    await embedded?.stop();
  };
  const endPool = database.close;
  let closing: Promise<void> | undefined;
  const opened = Object.assign(database, { close: () => (closing ??= close()) });
  try {
    await refuseUnsuitable(owner, worksAs === undefined ? "DATABASE_URL" : "DATABASE_OWNER_URL");
    if (options.leavesAsItIs !== true) await migrate(owner, worksAs);
    if (worksAs !== undefined && options.leavesAsItIs !== true) await refuseUnsuitable(works, "DATABASE_URL");
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Who owns the tables, and under which role the program works, where those are two. */
type Connections = { readonly owner: Connection; readonly works: Connection; readonly worksAs?: string | undefined };

function connectionsOf(config: Place, embedded: EmbeddedPostgres["connection"] | undefined): Connections {
  if (embedded) return { owner: embedded, works: { ...embedded, user: applicationRole }, worksAs: applicationRole };
  const works = { connectionString: config.databaseUrl ?? "" };
  if (config.databaseOwnerUrl === undefined) return { owner: works, works };
  const owner = { connectionString: config.databaseOwnerUrl };
  const worksAs = roleOf(works);
  if (worksAs === undefined || worksAs === roleOf(owner))
    throw new DatabaseRefused(
      "DATABASE_URL: found the role of DATABASE_OWNER_URL, or none; accepted is an address with a role of its own",
    );
  return { owner, works, worksAs };
}

async function refuseUnsuitable(connection: Connection, setting: string): Promise<void> {
  const database = connect(connection, { most: 1 });
  try {
    const unsuitable = await checkServer(database);
    if (unsuitable)
      throw new DatabaseRefused(`${setting}: found ${unsuitable.found}; accepted is ${unsuitable.accepted}`);
  } finally {
    await database.close();
  }
}
