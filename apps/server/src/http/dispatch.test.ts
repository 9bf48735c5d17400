import { connect as connectSocket } from "node:net";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { silentLog } from "../log.ts";
import { clientAddressHeader } from "../clientAddress.ts";
import { createDispatcher, under, type Dispatcher } from "./dispatch.ts";
import { createHealth } from "./health.ts";
import { createMetrics, metricsHandler, type Metrics } from "./metrics.ts";

let dispatcher: Dispatcher;
let metrics: Metrics;
let address: string;
let release: () => void;
let isAway: boolean;
const faults: unknown[] = [];

beforeEach(async () => {
  metrics = createMetrics();
  isAway = false;
  faults.length = 0;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const health = createHealth(
    [
      {
        name: "database",
        check: async () => {
          if (isAway) throw new Error("away");
        },
      },
    ],
    () => false,
  );
  dispatcher = createDispatcher({
    config: { publicUrl: "https://boreal.example.test", trustProxy: true },
    log: { ...silentLog, error: (_, fields) => void faults.push(fields?.error) },
    metrics,
    headPatience: 200,
    routes: [
      {
        name: "/echo",
        matches: under("/echo"),
        mostBytes: 1000,
        handle: async (request, response) =>
          void response.end(`${(await text(request)).length} ${String(request.headers[clientAddressHeader])}`),
      },
      {
        name: "/throws",
        matches: under("/throws"),
        handle: () => {
          throw new Error("with a secret inside");
        },
      },
      {
        name: "/rejects",
        matches: under("/rejects"),
        handle: async () => {
          await pause(1);
          throw new Error("with a secret inside");
        },
      },
      {
        name: "/full",
        matches: under("/full"),
        handle: () => {
          throw new Error("a failed query", {
            cause: Object.assign(new Error("could not extend file"), { code: "53100" }),
          });
        },
      },
      {
        name: "/away",
        matches: under("/away"),
        handle: () => {
          throw new Error("a failed query", { cause: new Error("Query read timeout") });
        },
      },
      {
        name: "/slow",
        matches: under("/slow"),
        handle: async (_, response) => {
          await held;
          response.end("finished");
        },
      },
      {
        name: "/events",
        matches: under("/events"),
        handle: (_, response) =>
          void response.setHeader("content-type", "text/event-stream").writeHead(200).write(": hello\n\n"),
      },
      { name: "/health/ready", matches: under("/health/ready"), handle: health.ready },
      {
        name: "/metrics",
        matches: under("/metrics"),
        handle: metricsHandler(metrics, { metricsToken: "a-long-enough-token" }),
      },
    ],
  });
  await new Promise<void>((ready) => dispatcher.server.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${(dispatcher.server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  release();
  await dispatcher.stop(200);
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { method: "POST", body, headers });

describe("what the world did", () => {
  test("a disk without room is called that, and not a fault of ours", async () => {
    const answer = await post("/full", "");
    expect([answer.status, await answer.text()]).toEqual([
      507,
      expect.stringMatching(/no room left.*could not be confirmed/),
    ]);
  });

  test("of a database that does not answer nothing is claimed that is not known", async () => {
    const answer = await post("/away", "");
    expect([answer.status, answer.headers.get("retry-after"), await answer.text()]).toEqual([
      503,
      "2",
      expect.stringMatching(/not known whether/),
    ]);
  });
});

describe("limits of a request", () => {
  test("a body that says it is too large is refused before it is read", async () => {
    const answer = await post("/echo", "x".repeat(1001));
    expect([answer.status, await answer.text()]).toEqual([
      413,
      "This request is larger than the 1000 bytes that are accepted here\n",
    ]);
    expect((await post("/echo", "x".repeat(1000))).status).toBe(200);
  });

  test("a body that does not say its size is counted while it comes", async () => {
    const body = new ReadableStream({
      async pull(controller) {
        controller.enqueue(new TextEncoder().encode("x".repeat(300)));
        await pause(5);
      },
    });
    const answer = await fetch(`${address}/echo`, { method: "POST", body, duplex: "half" } as RequestInit).then(
      ({ status }) => status,
      () => "connection closed",
    );
    expect([413, "connection closed"]).toContain(answer);
  });

  test("what is not HTTP gets a 400 and no more", async () => {
    const socket = connectSocket(Number(new URL(address).port), "127.0.0.1");
    socket.write("hello there\r\n\r\n");
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
  });
});

describe("a connection on which no request comes", () => {
  const connected = () => connectSocket(Number(new URL(address).port), "127.0.0.1");

  test("that a browser opened early and left idle is closed without an answer: the next request would take it for its own", async () => {
    expect(await text(connected())).toBe("");
  });

  test("with half a head is told 408, so that the request can be sent again", async () => {
    const socket = connected();
    socket.write("GET /echo HTTP/1.1\r\nhost: boreal");
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  });

  test("with half a head after a request that was answered is told 408 as well", async () => {
    const socket = connected();
    socket.write("GET /echo HTTP/1.1\r\nhost: boreal\r\n\r\nGET /echo HTTP/1.1\r\nho");
    expect((await text(socket)).match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 408"]);
  });

  test("with a head that is too large is told so", async () => {
    const socket = connected();
    socket.write(`GET /echo HTTP/1.1\r\nhost: boreal\r\nx: ${"x".repeat(20_000)}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 431 /);
  });

  test("nothing is written into an answer that has begun", async () => {
    const socket = connected();
    socket.write("GET /events HTTP/1.1\r\nhost: boreal\r\n\r\n");
    socket.once("data", () => socket.write("no request\r\n\r\n"));
    expect((await text(socket)).match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 200"]);
  });
});

describe("a handler that fails", () => {
  test.each(["/throws", "/rejects"])(
    "%s: 500 with a number, nothing of the fault, and the server goes on",
    async (path) => {
      const answer = await fetch(address + path);
      const told = await answer.text();
      expect(answer.status).toBe(500);
      expect(told).toContain(answer.headers.get("x-request-id"));
      expect(told).not.toContain("secret");
      expect(faults).toHaveLength(1);
      expect((await post("/echo", "x")).status).toBe(200);
    },
  );
});

describe("headers", () => {
  test("every answer forbids scripts of others, sniffing, framing and referrers", async () => {
    for (const path of ["/echo", "/nowhere", "/throws"]) {
      const { headers } = await fetch(address + path);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/default-src 'none'.*script-src 'self';.*frame-ancestors 'none'/);
      expect(policy).not.toContain("unsafe");
      expect([headers.get("x-content-type-options"), headers.get("referrer-policy")]).toEqual([
        "nosniff",
        "no-referrer",
      ]);
      expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
    }
  });

  test("the address of the browser is the one the proxy wrote, never one the browser claims", async () => {
    expect(await (await post("/echo", "x", { "x-forwarded-for": "6.6.6.6, 203.0.113.9" })).text()).toBe(
      "1 203.0.113.9",
    );
    expect(await (await post("/echo", "x", { [clientAddressHeader]: "6.6.6.6" })).text()).toBe("1 127.0.0.1");
  });
});

describe("a writing request", () => {
  test.each([
    ["of our own pages", { origin: "https://boreal.example.test" }, 200],
    ["of a program, which names no origin", {}, 200],
    ["of another site", { origin: "https://evil.example.test" }, 403],
    ["of a hidden origin", { origin: "null" }, 403],
    ["of another site without an origin", { "sec-fetch-site": "cross-site" }, 403],
  ])("%s", async (_, headers, status) => {
    expect((await post("/echo", "x", headers)).status).toBe(status);
  });
});

describe("stopping", () => {
  test("a running request is finished, an event stream ends, and new connections are not taken", async () => {
    const slow = fetch(`${address}/slow`);
    const events = await fetch(`${address}/events`);
    await pause(50);
    const stopped = dispatcher.stop(5000);
    expect(await events.text()).toBe(": hello\n\n");
    await expect(fetch(`${address}/echo`)).rejects.toThrow("fetch failed");
    release();
    expect(await (await slow).text()).toBe("finished");
    await stopped;
  });

  test("a request that never ends is cut off after the patience", async () => {
    const slow = fetch(`${address}/slow`).then(
      () => "answered",
      () => "cut off",
    );
    await pause(50);
    await dispatcher.stop(100);
    expect(await slow).toBe("cut off");
  });
});

describe("health and metrics", () => {
  test("ready names what is away", async () => {
    expect(await (await fetch(`${address}/health/ready`)).json()).toEqual({ ready: true, away: [] });
    isAway = true;
    await pause(1050);
    const answer = await fetch(`${address}/health/ready`);
    expect([answer.status, await answer.json()]).toEqual([503, { ready: false, away: ["database"] }]);
  });

  test("metrics count requests by route, never by address", async () => {
    await fetch(`${address}/echo?token=secret`);
    await fetch(`${address}/somebody/private`);
    await pause(20);
    const printed = await (await fetch(`${address}/metrics`)).text();
    expect(printed).toContain('boreal_http_requests_total{route="/echo",method="GET",status="200"} 1');
    expect(printed).toContain('boreal_http_requests_total{route="none",method="GET",status="404"} 1');
    expect(printed).toMatch(/boreal_http_request_seconds_bucket\{route="\/echo",le="\+Inf"\} 1/);
    expect(printed).not.toMatch(/secret|somebody/);
  });

  test("metrics are for this machine or with the token, also behind a proxy", async () => {
    const status = async (headers: Record<string, string>) => (await fetch(`${address}/metrics`, { headers })).status;
    expect(await status({})).toBe(200);
    expect(await status({ "x-forwarded-for": "203.0.113.9" })).toBe(403);
    expect(await status({ "x-forwarded-for": "203.0.113.9", authorization: "Bearer a-long-enough-token" })).toBe(200);
    expect(await status({ "x-forwarded-for": "203.0.113.9", authorization: "Bearer another-token-of-any" })).toBe(403);
  });
});
