import type { IncomingMessage } from "node:http";
import { isIP, isIPv6, SocketAddress } from "node:net";

/** The header by which handlers learn who calls; whatever a client sends under this name is thrown away. */
export const clientAddressHeader = "x-boreal-client-address";

/** Who calls: the socket's word, or the last entry that a trusted proxy wrote; those before it are the client's word. */
export function clientAddress(request: Pick<IncomingMessage, "headers" | "socket">, trustProxy: boolean): string {
  const forwarded = request.headers["x-forwarded-for"];
  const chain = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  const last = trustProxy ? chain?.split(",").at(-1)?.trim() : undefined;
  return withoutPort(last || (request.socket.remoteAddress ?? "unknown"));
}

/** Some proxies write `203.0.113.9:51120` and `[2001:db8::1]:51120`: another port is not another caller. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  if (bracketed !== undefined) return bracketed;
  const [host, ...rest] = address.split(":");
  return rest.length === 1 && host !== undefined && isIP(host) === 4 ? host : address;
}

/** Of an IPv6 address, the part that one line has. */
const lineBits = 64;
const groupBits = 16;

/**
 * What attempts are counted under: an IPv4 address, or the network of 64 bits of which one line has all addresses of IPv6.
 * An IPv4 address that is written as IPv6 counts as what it is.
 */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  // The system's own spelling: lower case, no needless zeros, IPv4 inside as such.
  const { address: plain } = new SocketAddress({ address: address.replace(/%.*$/s, ""), family: "ipv6" });
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (inside !== undefined) return inside;
  const [front = "", back] = plain.split("::");
  const groupsOf = (part: string) => (part === "" ? [] : part.split(":"));
  const [first, last] = [groupsOf(front), groupsOf(back ?? "")];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return `${[...first, ...zeros, ...last].slice(0, lineBits / groupBits).join(":")}::/${lineBits}`;
}

/** The group of whoever sent a request that has come through the dispatcher. */
export const callerGroup = (request: IncomingMessage): string =>
  addressGroup(String(request.headers[clientAddressHeader] ?? request.socket.remoteAddress ?? "unknown"));
