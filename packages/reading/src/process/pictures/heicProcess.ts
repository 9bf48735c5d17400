import { createHash } from "node:crypto";
import convert from "heic-convert";
import type { HeicReply, HeicRequest } from "../messages.ts";

// The program of a short-lived process that turns one HEIC photo into a JPEG and ends.

const quality = 0.92;

process.once("message", (request: HeicRequest) => {
  const sha256 = createHash("sha256").update(request.bytes).digest("hex");
  const finish = (reply: HeicReply) => process.send?.(reply, () => process.disconnect?.());
  convert({ buffer: request.bytes, format: "JPEG", quality }).then(
    (jpeg) => finish({ kind: "picture", jpeg: new Uint8Array(jpeg), sha256 }),
    () => finish({ kind: "damaged", sha256 }),
  );
});
