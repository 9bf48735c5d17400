import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Config } from "../config.ts";

type Labels = Readonly<Record<string, string>>;
export type Counter = (labels?: Labels, by?: number) => void;
export type Histogram = (seconds: number, labels?: Labels) => void;

/** Counts and durations in the text format of Prometheus. Labels hold words of the program only, never ids or data. */
export type Metrics = {
  counter(name: string, help: string): Counter;
  /** Durations in seconds. */
  histogram(name: string, help: string): Histogram;
  /** Read each time the metrics are asked for. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  render(): Promise<string>;
};

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const families = new Map<string, { head: string; lines: () => string[] | Promise<string[]> }>();
  const add = (name: string, help: string, type: string, lines: () => string[] | Promise<string[]>) =>
    families.set(name, { head: `# HELP ${name} ${help}\n# TYPE ${name} ${type}`, lines });

  const counter = (name: string, help: string): Counter => {
    const counts = new Map<string, number>();
    add(name, help, "counter", () => [...counts].map(([labels, count]) => `${name}${labels} ${count}`));
    return (labels = {}, by = 1) => {
      const key = written(labels);
      counts.set(key, (counts.get(key) ?? 0) + by);
    };
  };
  const histogram = (name: string, help: string): Histogram => {
    const series = new Map<string, { labels: Labels; buckets: number[]; sum: number; count: number }>();
    add(name, help, "histogram", () =>
      [...series.values()].flatMap(({ labels, buckets, sum, count }) => [
        ...bounds.map(
          (bound, index) => `${name}_bucket${written({ ...labels, le: String(bound) })} ${buckets[index] ?? 0}`,
        ),
        `${name}_bucket${written({ ...labels, le: "+Inf" })} ${count}`,
        `${name}_sum${written(labels)} ${sum}`,
        `${name}_count${written(labels)} ${count}`,
      ]),
    );
    return (seconds, labels = {}) => {
      const key = written(labels);
      const one = series.get(key) ?? { labels, buckets: bounds.map(() => 0), sum: 0, count: 0 };
      for (const [index, bound] of bounds.entries())
        if (seconds <= bound) one.buckets[index] = (one.buckets[index] ?? 0) + 1;
      one.sum += seconds;
      one.count += 1;
      series.set(key, one);
    };
  };
  const gauge: Metrics["gauge"] = (name, help, read) => {
    // A gauge that cannot be read now (its database is away) is left out rather than reported as 0.
    add(name, help, "gauge", async () =>
      Promise.resolve()
        .then(read)
        .then(
          (value) => [`${name} ${value}`],
          () => [],
        ),
    );
  };
  addProcessGauges(gauge);
  return {
    counter,
    histogram,
    gauge,
    async render() {
      const parts = await Promise.all(
        [...families.values()].map(async ({ head, lines }) => [head, ...(await lines())].join("\n")),
      );
      return `${parts.join("\n")}\n`;
    },
  };
}

function addProcessGauges(gauge: Metrics["gauge"]): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge("boreal_event_loop_lag_seconds", "Longest delay of the event loop since the last reading.", () => {
    const longest = delay.max / 1e9;
    delay.reset();
    return longest;
  });
  gauge("boreal_resident_memory_bytes", "Memory of this process.", () => process.memoryUsage.rss());
  gauge("boreal_uptime_seconds", "Time since this process started.", () => process.uptime());
}

function written(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${value.replaceAll(/["\\\n]/g, "_")}"`);
  return parts.length === 0 ? "" : `{${parts.join(",")}}`;
}

/** `/metrics`: for this machine, or for whoever has the token. */
export function metricsHandler(metrics: Metrics, config: Pick<Config, "metricsToken">) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isFromThisMachine(request) && !hasToken(request, config.metricsToken)) {
      response
        .writeHead(403, { "content-type": "text/plain; charset=utf-8" })
        .end("Metrics are for this machine, or with the token of BOREAL_METRICS_TOKEN.\n");
      return;
    }
    response
      .writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" })
      .end(await metrics.render());
  };
}

/** A request that came through a proxy on this machine is not from this machine. */
function isFromThisMachine(request: IncomingMessage): boolean {
  const isForwarded = request.headers["x-forwarded-for"] !== undefined || request.headers.forwarded !== undefined;
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? "");
}

function hasToken(request: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return false;
  const given = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
