import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();

/** COSE key: { kty: EC2, alg: ES256, crv: P-256, x, y }. */
const coseKey = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);

/** In CBOR: { fmt: "none", attStmt: {}, authData }. */
const attestationOf = (authData: Buffer) =>
  Buffer.concat([
    Buffer.from("a3", "hex"),
    Buffer.from("63", "hex"),
    Buffer.from("fmt"),
    Buffer.from("64", "hex"),
    Buffer.from("none"),
    Buffer.from("67", "hex"),
    Buffer.from("attStmt"),
    Buffer.from("a0", "hex"),
    Buffer.from("68", "hex"),
    Buffer.from("authData"),
    Buffer.of(0x58, authData.length),
    authData,
  ]);

/** An authenticator (WebAuthn level 3, ES256, no attestation) that holds one passkey. */
export function createTestPasskey(domain: string, origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;
  const flagsOf = (isVerified: boolean, more = 0) => Buffer.of(0x01 | (isVerified ? 0x04 : 0) | more);
  const count = () => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE((counter += 1));
    return bytes;
  };
  const clientData = (type: string, challenge: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const envelope = { id: url(id), rawId: url(id), type: "public-key", clientExtensionResults: {} };
  return {
    register(options: Record<string, unknown>, isVerified = true) {
      const length = Buffer.of(0, id.length);
      const authData = Buffer.concat([
        sha256(domain),
        flagsOf(isVerified, 0x40),
        count(),
        Buffer.alloc(16),
        length,
        id,
        coseKey(x, y),
      ]);
      const clientDataJSON = url(clientData("webauthn.create", options.challenge));
      return {
        ...envelope,
        response: { clientDataJSON, attestationObject: url(attestationOf(authData)), transports: ["internal"] },
      };
    },
    signIn(options: Record<string, unknown>, isVerified = true) {
      const authenticatorData = Buffer.concat([sha256(domain), flagsOf(isVerified), count()]);
      const client = clientData("webauthn.get", options.challenge);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      return {
        ...envelope,
        response: { clientDataJSON: url(client), authenticatorData: url(authenticatorData), signature: url(signature) },
      };
    },
  };
}
