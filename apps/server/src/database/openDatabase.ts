import type { Config } from "../config.ts";
import { checkServer, connect, type Connection, type Database } from "./connect.ts";
import { DatabaseRefused } from "./databaseRefused.ts";
import { startEmbedded, type EmbeddedOptions } from "./embedded.ts";
import { migrate } from "./migrate.ts";

export type OpenOptions = Partial<Pick<EmbeddedOptions, "report">> & {
  readonly onBrokenConnection?: (error: Error) => void;
};

/** Starts or reaches the database of the configuration and brings its schema up to date. `close()` also stops the embedded one. */
export async function openDatabase(config: Config, options: OpenOptions = {}): Promise<Database> {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbedded(config.dataFolder, { report: options.report ?? (() => {}) })
      : undefined;
  const connection: Connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? "" };
  const database = connect(
    connection,
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
    const unsuitable = await checkServer(opened);
    if (unsuitable)
      throw new DatabaseRefused(`DATABASE_URL: found ${unsuitable.found}; accepted is ${unsuitable.accepted}`);
    await migrate(connection);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
