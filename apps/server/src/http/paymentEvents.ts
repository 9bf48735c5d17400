import type { ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { hearProvider } from "../commands/payments/hearProvider.ts";
import type { PaymentDeps } from "../commands/payments/forMoney.ts";
import type { Handler } from "./dispatch.ts";

const noStore = { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" };

/**
 * `POST /api/payments/stripe`: messages of the card service. The signature is checked over the bytes as they came; whatever was
 * heard, also before, is answered with 200, so that it is not sent again for ever.
 */
export function createPaymentEventsHandler(deps: PaymentDeps): Handler {
  return async (request, response) => {
    const { payments } = deps;
    if (!payments || payments.name === "manual") return end(response, 404, "No card service is set up here");
    if (request.method !== "POST") return end(response.setHeader("allow", "POST"), 405, "Only POST is answered here");
    const signature = request.headers["stripe-signature"];
    const event = await payments.readEvent(await buffer(request), typeof signature === "string" ? signature : "");
    if (event === "notOurs") return end(response, 404, "No card service is set up here");
    if (event === "forged")
      return end(response, 400, "The signature of this message is missing, wrong or too old; nothing was recorded");
    end(response, 200, await hearProvider(deps, event));
  };
}

function end(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, noStore).end(`${sentence}\n`);
}
