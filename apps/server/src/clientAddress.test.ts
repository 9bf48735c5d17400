import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { addressGroup, clientAddress } from "./clientAddress.ts";

const request = (forwarded: string | undefined, remoteAddress = "127.0.0.1") =>
  ({
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

describe("the address of whoever calls", () => {
  test.each([
    ["198.51.100.1, 203.0.113.9", "203.0.113.9"],
    ["203.0.113.9:51120", "203.0.113.9"],
    ["[2001:db8::1]:51120", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
    ["", "127.0.0.1"],
    [undefined, "127.0.0.1"],
  ])("behind a proxy that wrote %s", (forwarded, expected) => {
    expect(clientAddress(request(forwarded), true)).toBe(expected);
  });

  test("is the word of the socket where no proxy is trusted", () => {
    expect(clientAddress(request("203.0.113.9"), false)).toBe("127.0.0.1");
  });
});

describe("attempts are counted together", () => {
  test.each([
    ["from one line with its many addresses of IPv6", "2001:db8:1:2:aaaa::1", "2001:DB8:1:2:bbbb:cccc:dddd:eeee", true],
    ["not from two lines", "2001:db8:1:2::1", "2001:db8:1:3::1", false],
    ["however an address is written", "2001:db8::1", "2001:0db8:0000:0000:ffff::", true],
    ["for an address of IPv4 written as IPv6", "::ffff:203.0.113.9", "203.0.113.9", true],
    ["not for two addresses of IPv4", "203.0.113.9", "203.0.113.10", false],
    ["not for two of IPv4 written as IPv6", "::ffff:203.0.113.9", "::ffff:203.0.113.10", false],
    ["with the name of an interface or without", "fe80::1%eth0", "fe80::2", true],
  ])("%s", (_, one, other, together) => {
    expect(addressGroup(one) === addressGroup(other)).toBe(together);
  });
});
