import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { migrationState } from './database/migrate.ts';
import { createDispatcher, under, type Dispatcher, type Route } from './http/dispatch.ts';
import { createHealth, type ReadinessCheck } from './http/health.ts';
import { createMetrics, metricsHandler } from './http/metrics.ts';
import { staticFiles } from './http/staticFiles.ts';
import type { Log } from './log.ts';
import { webFolder } from './webBuild.ts';

/** `start` is web and jobs in one process; `serve` and `worker` are its halves. */
export type Role = 'start' | 'serve' | 'worker';

export type App = {
  start(): Promise<void>;
  /** Finishes requests and jobs; the database stays open, it belongs to the caller. */
  stop(): Promise<void>;
  /** Known once started; a worker has none. */
  readonly address: string | undefined;
  /** Lines for the terminal: the first administrator's link, the sign-ins of the demonstration. */
  welcome(): Promise<string[]>;
};

export type AppParts = { readonly config: Config; readonly role: Role; readonly database: Database; readonly log: Log };

/** Wires the parts by hand. */
export async function createApp({ config, role, database, log }: AppParts): Promise<App> {
  const metrics = createMetrics();
  const temporary = join(config.dataFolder, 'tmp');
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  let isStopping = false;

  const checks: ReadinessCheck[] = [
    { name: 'database', check: () => database.$client.query('SELECT 1') },
    {
      name: 'migrations',
      check: async () => {
        const { known, applied } = await migrationState(database.$client);
        if (applied < known) throw new Error('migrations are missing');
      },
    },
  ];
  const health = createHealth(checks, () => isStopping);
  const routes: Route[] = [
    { name: '/health/live', matches: under('/health/live'), handle: health.live },
    { name: '/health/ready', matches: under('/health/ready'), handle: health.ready },
    { name: '/metrics', matches: under('/metrics'), handle: metricsHandler(metrics, config) },
    { name: 'web', matches: () => true, handle: staticFiles(webFolder) },
  ];

  let dispatcher: Dispatcher | undefined;
  let address: string | undefined;
  return {
    get address() {
      return address;
    },
    async start() {
      if (role === 'worker') return;
      dispatcher = createDispatcher({ config, routes, log, metrics });
      address = await listen(dispatcher, config);
    },
    async stop() {
      isStopping = true;
      await dispatcher?.stop();
    },
    async welcome() {
      return [];
    },
  };
}

async function listen({ server }: Dispatcher, config: Config): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
}
