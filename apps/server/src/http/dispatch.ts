import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientAddress, clientAddressHeader } from "../clientAddress.ts";
import type { Config } from "../config.ts";
import { isDatabaseAway, isDiskFull } from "../database/connect.ts";
import type { Log } from "../log.ts";
import { holdUnlogged } from "./letOut.ts";
import type { Metrics } from "./metrics.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

export type Route = {
  /** Name in logs and metrics; a pattern, never an address with ids in it. */
  readonly name: string;
  readonly matches: (path: string) => boolean;
  readonly handle: Handler;
  /** Largest body in bytes. */
  readonly mostBytes?: number;
  /** What it sends holds nothing of anybody: the program itself. All other bytes leave only once the log holds that they do. */
  readonly isOfNobody?: boolean;
  /** Whether a body may take as long as its line needs (uploads); other bodies have 30 seconds. */
  readonly isLongRunning?: boolean;
};

export type Dispatcher = {
  readonly server: Server;
  /** Stops accepting, lets running requests finish for at most `patience` milliseconds, ends event streams at once. */
  stop(patience?: number): Promise<void>;
};

export type DispatchOptions = {
  readonly config: Pick<Config, "publicUrl" | "trustProxy">;
  readonly routes: readonly Route[];
  readonly log: Log;
  readonly metrics: Metrics;
  /** Milliseconds in which the head of a request has to be there. */
  readonly headPatience?: number;
};

const requestIdHeader = "x-request-id";

const usualBytes = 1024 * 1024;
const bodyPatience = 30_000;
const usualHeadPatience = 20_000;

const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** One node:http server; the first route that matches answers. A route without a match is the caller's last one. */
export function createDispatcher(options: DispatchOptions): Dispatcher {
  const { config, routes, log, metrics, headPatience = usualHeadPatience } = options;
  const reportAnswered = answerReport(log, metrics);
  const open = new Set<ServerResponse>();
  let isStopping = false;

  const server = createServer({ connectionsCheckingInterval: headPatience / 2 }, (request, response) => {
    const started = performance.now();
    const requestId = randomUUID();
    const path = pathOf(request);
    const route = routes.find(({ matches }) => matches(path));
    const name = route?.name ?? "none";
    open.add(response);
    response.once("close", () => {
      open.delete(response);
      reportAnswered(response, {
        requestId,
        method: knownMethod(request.method),
        route: name,
        seconds: (performance.now() - started) / 1000,
      });
    });
    setHeaders(response, requestId, config);
    if (isStopping) response.setHeader("connection", "close");
    request.headers[requestIdHeader] = requestId;
    request.headers[clientAddressHeader] = clientAddress(request, config.trustProxy);

    if (!route) return refuse(response, 404, "Not found");
    if (isForeignWrite(request, config)) return refuse(response, 403, "This request comes from another web site");
    if (!limitBody(request, response, route)) return;
    if (!route.isOfNobody) holdUnlogged(request, response);
    Promise.resolve()
      .then(() => route.handle(request, response))
      .catch((error: unknown) => {
        log.error("a request failed", { requestId, route: name, error });
        if (response.headersSent) response.destroy();
        else tellFault(response, error, requestId);
      });
  });
  limitConnections(server, headPatience);
  answerBrokenRequests(server, open);

  return {
    server,
    async stop(patience = 10_000) {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const response of open) {
        if (isEventStream(response)) response.end();
        else if (!response.headersSent) response.setHeader("connection", "close");
      }
      server.closeIdleConnections();
      const idle = setInterval(() => server.closeIdleConnections(), 100);
      const insist = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearInterval(idle);
      clearTimeout(insist);
    },
  };
}

/** A connection that sends too slowly is ended. */
function limitConnections(server: Server, headPatience: number): void {
  server.headersTimeout = headPatience;
  server.requestTimeout = 0;
  server.keepAliveTimeout = 10_000;
  server.timeout = 120_000;
  server.maxHeadersCount = 100;
}

/** Ends what is no request; an answer that has begun on the same connection is not written into. */
function answerBrokenRequests(server: Server, open: ReadonlySet<ServerResponse>): void {
  const isAnswering = (socket: Socket) => [...open].some((one) => one.socket === socket && one.headersSent);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const status = statusOfBrokenRequest(error.code, socket.bytesRead);
    if (status === undefined || !socket.writable || isAnswering(socket)) socket.destroy();
    else socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  });
}

/**
 * What a request is answered that never became one; nothing where none was begun. Browsers open connections early and leave
 * them idle: an answer there would be taken for the one to the request that is just being sent, and the reader would see
 * an empty page. Of a connection that is closed without a word they know that the request can be sent again.
 */
function statusOfBrokenRequest(code: string | undefined, bytesRead: number): string | undefined {
  if (bytesRead === 0) return undefined;
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "408 Request Timeout";
  if (code === "HPE_HEADER_OVERFLOW") return "431 Request Header Fields Too Large";
  return "400 Bad Request";
}

type AnsweredRequest = {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly seconds: number;
};

/** Counts each answer and writes its line into the log. An event stream stays open, so its time says nothing. */
function answerReport(log: Log, metrics: Metrics) {
  const requests = metrics.counter("boreal_http_requests_total", "Requests by route and status.");
  const durations = metrics.histogram(
    "boreal_http_request_seconds",
    "Time from request to the end of its answer, by route.",
  );
  return (response: ServerResponse, { requestId, method, route, seconds }: AnsweredRequest): void => {
    const status = response.writableFinished ? response.statusCode : 499;
    requests({ route, method, status: String(status) });
    if (!isEventStream(response)) durations(seconds, { route });
    log.info("request", { requestId, method, route, status, milliseconds: Math.round(seconds * 1000) });
  };
}

/** A matcher of one exact path, or of everything below it when it ends in a slash. */
export const under =
  (...paths: readonly string[]) =>
  (path: string) =>
    paths.some((one) => (one.endsWith("/") ? path.startsWith(one) : path === one));

function pathOf(request: IncomingMessage): string {
  const raw = request.url ?? "/";
  const end = raw.indexOf("?");
  return end === -1 ? raw : raw.slice(0, end);
}

function setHeaders(response: ServerResponse, requestId: string, config: DispatchOptions["config"]): void {
  response.setHeader(requestIdHeader, requestId);
  response.setHeader("content-security-policy", contentPolicy);
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("referrer-policy", "no-referrer");
  response.setHeader("x-frame-options", "DENY");
  response.setHeader("cross-origin-opener-policy", "same-origin");
  response.setHeader("cross-origin-resource-policy", "same-origin");
  response.setHeader("permissions-policy", "camera=(self), microphone=(), geolocation=(), payment=()");
  if (config.publicUrl?.startsWith("https:"))
    response.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains");
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response
    .writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" })
    .end(`${sentence}\n`);
}

/** Says when the disk is full or the database away: nobody looks for a bug then, and nobody believes that nothing was done. */
function tellFault(response: ServerResponse, error: unknown, requestId: string): void {
  if (isDiskFull(error))
    return refuse(
      response,
      507,
      "There is no room left on the server, so this could not be confirmed. Try again later; the administrator has to make room",
    );
  if (!isDatabaseAway(error))
    return refuse(
      response,
      500,
      `Something went wrong on our side. If it stays, tell your administrator this number: ${requestId}`,
    );
  response.setHeader("retry-after", "2");
  refuse(
    response,
    503,
    "The server cannot reach its data for a moment, so it is not known whether this was done. Try again shortly",
  );
}

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);
const methods = new Set([...readingMethods, "POST", "PUT", "PATCH", "DELETE"]);
const knownMethod = (method: string | undefined) => (method !== undefined && methods.has(method) ? method : "OTHER");

/** A browser says where a writing request was made; one made by a page of another site would use our reader's cookie. */
function isForeignWrite(request: IncomingMessage, config: DispatchOptions["config"]): boolean {
  if (readingMethods.has(request.method ?? "")) return false;
  const { origin, host } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "cross-site";
  if (!URL.canParse(origin)) return true;
  return new URL(origin).host !== host && origin !== config.publicUrl;
}

/** Answers 413 to a body that is too large, said or found out, and ends a body that does not come in time. */
function limitBody(request: IncomingMessage, response: ServerResponse, route: Route): boolean {
  const most = route.mostBytes ?? usualBytes;
  const tooLarge = () => {
    if (response.headersSent) return void request.destroy();
    response.setHeader("connection", "close");
    refuse(response, 413, `This request is larger than the ${most} bytes that are accepted here`);
    response.once("finish", () => request.destroy());
  };
  if (Number(request.headers["content-length"] ?? 0) > most) {
    tooLarge();
    return false;
  }
  let seen = 0;
  let isOver = false;
  const push = request.push.bind(request);
  // Counted where the parser hands the bytes over, so that each handler may read the stream in its own way.
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (isOver) return false;
    seen += chunk?.length ?? 0;
    if (seen > most) {
      isOver = true;
      tooLarge();
      return false;
    }
    return push(chunk, encoding);
  };
  if (!route.isLongRunning) {
    const timer = setTimeout(() => {
      if (!request.complete) request.destroy();
    }, bodyPatience);
    request.once("close", () => clearTimeout(timer));
    response.once("close", () => clearTimeout(timer));
  }
  return true;
}

const isEventStream = (response: ServerResponse) =>
  String(response.getHeader("content-type") ?? "").startsWith("text/event-stream");
