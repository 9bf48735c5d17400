import { lookup, type LookupAddress } from "node:dns";
import { lookup as lookupNow } from "node:dns/promises";
import { request as askPlain, type IncomingMessage } from "node:http";
import { request as askSecurely } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { buffer } from "node:stream/consumers";

/** Where sign-on providers may be: on the public network, so that no setting of theirs leads this server to a neighbour (ADR 0234). */

export type ProviderPlace = {
  readonly issuer: string;
  /** Hosts that the operator vouches for although they are inside the own network. */
  readonly insideHosts: readonly string[];
};

/** An address of a provider that is not asked. Its sentence names the host and nothing else. */
export class ProviderNotAllowed extends Error {
  override readonly name = "ProviderNotAllowed";
}

const notPublic4 = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  notPublic4.addSubnet(network, bits, "ipv4");

/** Only global addresses are given from here (RFC 4291 section 2.4); what stands for an IPv4 address in it is left out. */
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");
const notPublic6 = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  notPublic6.addSubnet(network, bits, "ipv6");

/** Whether an address of the internet protocol is one of the public network (RFC 6890). */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic4.check(address, "ipv4");
  return family === 6 && global6.check(address, "ipv6") && !notPublic6.check(address, "ipv6");
}

const loopbackNames: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];
export const isLoopbackName = (hostname: string): boolean => loopbackNames.includes(hostname);

/** How an address may be asked; undefined where it may not. Hosts in numbers of any kind come here as the parser of addresses wrote them. */
function wayTo(url: URL, { issuer, insideHosts }: ProviderPlace): "public" | "inside" | undefined {
  if (url.username !== "" || url.password !== "") return undefined;
  const isVouchedFor = insideHosts.includes(url.hostname) && url.host === URL.parse(issuer)?.host;
  if (url.protocol === "http:") return isVouchedFor && isLoopbackName(url.hostname) ? "inside" : undefined;
  return url.protocol === "https:" ? (isVouchedFor ? "inside" : "public") : undefined;
}

const withoutBrackets = (hostname: string): string => hostname.replaceAll(/^\[|\]$/gu, "");

/** Whether an address is one that a provider may name. */
export async function mayAsk(address: string, place: ProviderPlace): Promise<boolean> {
  const url = URL.parse(address);
  const way = url === null ? undefined : wayTo(url, place);
  if (url === null || way === undefined) return false;
  if (way === "inside") return true;
  const host = withoutBrackets(url.hostname);
  if (isIP(host) !== 0) return isPublicAddress(host);
  const found = await lookupNow(host, { all: true }).catch((): LookupAddress[] => []);
  return found.length > 0 && found.every((one) => isPublicAddress(one.address));
}

/** Finds the addresses of a host for the connection itself, so that what was looked at is what is asked. */
const lookupPublic: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || first === undefined) return answer(error ?? new Error("no address"), "", 0);
    if (!found.every((one) => isPublicAddress(one.address))) return answer(new ProviderNotAllowed(host), "", 0);
    if (options.all === true) return answer(null, found);
    answer(null, first.address, first.family);
  });
};

/** The answer with all that it says, once it has said it. */
async function whole(answer: IncomingMessage): Promise<Response> {
  const status = answer.statusCode ?? 502;
  const type = answer.headers["content-type"] ?? "application/octet-stream";
  const bytes = new Uint8Array(await buffer(answer));
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : bytes, { status, headers: { "content-type": type } });
}

/** How long a provider may take to answer, in milliseconds, and how much it may say. */
const patience = 10_000;
const mostBytes = 1024 * 1024;

/** `fetch` for a provider: its addresses are looked at, and no redirection is followed. */
export async function fetchFrom(place: ProviderPlace, ...given: Parameters<typeof fetch>): Promise<Response> {
  const asked = new Request(...given);
  const url = new URL(asked.url);
  const way = wayTo(url, place);
  const host = withoutBrackets(url.hostname);
  if (way === undefined || (way === "public" && isIP(host) !== 0 && !isPublicAddress(host)))
    throw new ProviderNotAllowed(`a sign-on provider named ${url.host}, which is not asked`);
  const body = Buffer.from(await asked.arrayBuffer());
  return await new Promise<Response>((done, fail) => {
    const ask = url.protocol === "https:" ? askSecurely : askPlain;
    const going = ask(
      url,
      {
        method: asked.method,
        // A connection that is kept open belongs to its host, whoever asks next: its address would not be looked at again.
        agent: false,
        headers: { ...Object.fromEntries(asked.headers), "content-length": body.byteLength },
        signal: AbortSignal.any([asked.signal, AbortSignal.timeout(patience)]),
        ...(way === "public" ? { lookup: lookupPublic } : {}),
      },
      (answer) => {
        let said = 0;
        answer.on("data", (chunk: Buffer) => {
          said += chunk.byteLength;
          // The answer is what is waited for, so it is what says why.
          if (said > mostBytes) answer.destroy(new Error("a sign-on provider says too much"));
        });
        done(whole(answer));
      },
    );
    going.on("error", fail);
    going.end(body);
  });
}

/** Those that a provider has to name, and those that it may (OpenID Connect Discovery 1.0 section 3). */
const needed = ["authorization_endpoint", "token_endpoint", "jwks_uri"] as const;
const optional = ["userinfo_endpoint", "end_session_endpoint"] as const;

/** Whether every address in what a provider tells about itself is one that may be asked, or that a browser may be sent to. */
export async function namesGoodEndpoints(
  told: Readonly<Record<string, unknown>>,
  place: ProviderPlace,
): Promise<boolean> {
  const given = optional.filter((name) => told[name] !== undefined);
  for (const name of [...needed, ...given]) {
    const address = told[name];
    if (typeof address !== "string" || !(await mayAsk(address, place))) return false;
  }
  return true;
}
