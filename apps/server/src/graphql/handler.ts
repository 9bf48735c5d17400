import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { GraphQLError, NoSchemaIntrospectionCustomRule, type DocumentNode } from "graphql";
import { createYoga, type Plugin, type YogaInitialContext } from "graphql-yoga";
import type { Asker } from "../policies/actor.ts";
import type { Guest } from "../policies/sections.ts";
import { makeContext, type GraphqlContext, type GraphqlDeps } from "./context.ts";
import { asFault, faultIn, hideSuggestion, refusedRequest, type ErrorReport, type Outage } from "./errors.ts";
import { readJsonBody } from "./jsonBody.ts";
import { parseWithinLimits } from "./limits.ts";
import { openStreams } from "./changes/openStreams.ts";
import { schema } from "./schema.ts";

export type GraphqlOptions = {
  readonly deps: GraphqlDeps;
  readonly sessionOf: (request: IncomingMessage) => Promise<Asker>;
  /** Tells the browser to forget a session that is over. */
  readonly letGo?: (request: IncomingMessage, response: ServerResponse) => void;
  readonly guestOf: (request: IncomingMessage) => Promise<Guest | null>;
  /** `stored`: only operations of the web application, by their hash; no introspection, no suggestions. */
  readonly operations: "stored" | "any";
  /** SHA-256 of each stored operation and its text. */
  readonly stored: Readonly<Record<string, string>>;
  readonly reportFault: (fault: ErrorReport) => void;
  /** Whether a fault is the world's and passes, such as a database that restarts or a disk without room. */
  readonly outageOf: (error: unknown) => Outage;
};

type ServerContext = { readonly req: IncomingMessage; readonly res: ServerResponse };
type Context = GraphqlContext & ServerContext & YogaInitialContext;

const mostKnown = 500;

/** Under which a page says its name (apps/web/src/api/client.ts). */
const pageHeader = "x-boreal-page";

/** The number of the request that is being answered, where an error is told. */
const answering = new AsyncLocalStorage<string>();

/** Serves `/graphql`: POST of operations as JSON, GET of stored queries, and server-sent events for subscriptions. */
export function createGraphqlHandler(
  options: GraphqlOptions,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const deps = { ...options.deps, streams: options.deps.streams ?? openStreams() };
  const yoga = createYoga<ServerContext, GraphqlContext>({
    schema,
    graphqlEndpoint: "/graphql",
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    logging: false,
    // Bodies are read, limited and parsed by `readJsonBody`.
    maxRequestBodySize: false,
    plugins: [operationsPlugin(options), privacyPlugin(options)],
    maskedErrors: { maskError: (error) => maskError(error, options) },
    context: async ({ req, res, request }) => {
      const requestId = requestIdOf(req);
      const actor = await options.sessionOf(req);
      if (actor === null) options.letGo?.(req, res);
      return makeContext(writtenBy(deps, pageOf(req)), {
        actor,
        guest: () => options.guestOf(req),
        requestId,
        askAgain: () => options.sessionOf(req),
        closed: request.signal,
      });
    },
  });
  return async (req, res) => {
    res.setHeader("cache-control", "no-store");
    const refused = refuseForm(req);
    if (refused) return refuse(res, refused);
    if (req.method === "POST") {
      const read = await readJsonBody(req);
      if ("refused" in read) return refuse(res, read.refused);
      // Where servers that parse bodies leave them; yoga takes it from there.
      Object.assign(req, { body: read.body });
    }
    await answering.run(requestIdOf(req), async () => await yoga.handle(req, res, { req, res }));
  };
}

type Refused = {
  readonly status: number;
  readonly message: string;
  readonly code?: string;
  readonly headers?: Record<string, string>;
};

function refuse(res: ServerResponse, { status, message, code, headers }: Refused): void {
  // What was not read of a body must not be taken for the next request.
  const rest = status === 413 ? { connection: "close" } : {};
  const error = code === undefined ? { message } : { message, extensions: { code } };
  res
    .writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers, ...rest })
    .end(JSON.stringify({ errors: [error] }));
}

/** The name that a page gave itself: random, and of no use to anybody else. What is no such name is passed over. */
const pageOf = ({ headers }: IncomingMessage): string | undefined => {
  const name = headers[pageHeader];
  return typeof name === "string" && /^[0-9a-f]{32}$/.test(name) ? name : undefined;
};

const writtenBy = (deps: GraphqlDeps, writer: string | undefined): GraphqlDeps =>
  writer === undefined ? deps : { ...deps, writer };

const requestIdOf = (req: IncomingMessage): string => String(req.headers["x-request-id"] ?? randomUUID());

/**
 * Only JSON bodies: no form of another site can send one without asking the browser for leave first (a "simple" request
 * cannot have this content type), which together with the check of the origin keeps other sites from writing.
 */
function refuseForm({ method, headers }: IncomingMessage): Refused | undefined {
  if (method === "GET") return undefined;
  if (method !== "POST")
    return { status: 405, message: "Use POST, or GET for stored queries.", headers: { allow: "GET, POST" } };
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  return type === "application/json" ? undefined : { status: 415, message: "Send the operation as application/json." };
}

/** Finds stored operations, and refuses what is too large before anything is validated. */
function operationsPlugin({ operations, stored }: GraphqlOptions): Plugin<Context, ServerContext> {
  const known = new Map<string, DocumentNode>();
  const check = (text: string): void => {
    if (known.has(text)) return;
    const document = parseWithinLimits(text);
    if (known.size >= mostKnown) known.clear();
    known.set(text, document);
  };
  return {
    onParams({ params, setParams, request }) {
      const hash = hashOf(params);
      const text = hash === undefined ? params.query : Object.hasOwn(stored, hash) ? stored[hash] : undefined;
      if (hash !== undefined && text === undefined)
        throw refusedRequest("OPERATION_UNKNOWN", "This operation is not one of the stored ones. Reload the page.");
      if (typeof text !== "string" || text === "") throw refusedRequest("OPERATION_MISSING", "No operation was sent.");
      if (hash === undefined && operations === "stored")
        throw refusedRequest("STORED_ONLY", "Only stored operations are accepted here.");
      if (hash === undefined && request.method === "GET")
        throw refusedRequest("STORED_ONLY", "GET is for stored queries.", 405);
      check(text);
      if (hash !== undefined) setParams({ ...params, query: text });
    },
    onParse({ params, setParsedDocument }) {
      const document = typeof params.source === "string" ? known.get(params.source) : undefined;
      if (document) setParsedDocument(document);
    },
  };
}

/** As Apollo clients and as GraphQL over HTTP name a stored operation. */
function hashOf(params: { readonly extensions?: unknown }): string | undefined {
  const extensions = params.extensions as { persistedQuery?: { sha256Hash?: unknown } } | undefined;
  const hash = extensions?.persistedQuery?.sha256Hash;
  return typeof hash === "string" ? hash : undefined;
}

/** In production a reader learns nothing about the schema that the web application does not show. */
function privacyPlugin({ operations }: GraphqlOptions): Plugin<Context, ServerContext> {
  if (operations === "any") return {};
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(NoSchemaIntrospectionCustomRule);
      return ({ result, setResult }) =>
        setResult(result.map((error: unknown) => (error instanceof GraphQLError ? hideSuggestion(error) : error)));
    },
  };
}

/** PostgreSQL keeps no zero bytes in text (22021): an id or a name with one is a wrong request, not a fault of ours. */
function isUnstorable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if ("code" in at && at.code === "22021") return true;
  return false;
}

const notStorable = (error: unknown): GraphQLError =>
  new GraphQLError("This request contains a character that cannot be kept.", {
    path: error instanceof GraphQLError ? error.path : undefined,
    extensions: { code: "TEXT_NOT_STORABLE" },
  });

function maskError(error: unknown, { reportFault, outageOf, operations }: GraphqlOptions): Error {
  const fault = faultIn(error);
  if (fault === undefined && error instanceof GraphQLError)
    return operations === "stored" ? hideSuggestion(error) : error;
  if (isUnstorable(fault ?? error)) return notStorable(error);
  const requestId = answering.getStore() ?? randomUUID();
  reportFault({ requestId, error: fault ?? error });
  const told = asFault(fault ?? error, requestId, outageOf);
  return error instanceof GraphQLError
    ? new GraphQLError(told.message, { path: error.path, extensions: told.extensions })
    : told;
}
