import type { ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { hearProvider } from "../../commands/payments/hearProvider.ts";
import type { PaymentDeps } from "../../commands/payments/forMoney.ts";
import type { Handler } from "../dispatch.ts";

const noStore = { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" };

/**
 * `POST /api/payments/stripe`: messages of the card service. The signature is checked over the bytes as they came; whatever was
 * heard, also before, is answered with 200, so that it is not sent again for ever.
 * A message about money that cannot be recorded as it stands is heard too: the administrator finds it among the money without a case.
 */
export function createPaymentEventsHandler(
  deps: PaymentDeps,
  { warn }: { readonly warn: (sentence: string) => void } = { warn: () => {} },
): Handler {
  return async (request, response) => {
    const { payments } = deps;
    if (!payments || payments.name === "manual") return end(response, 404, "No card service is set up here");
    if (request.method !== "POST") return end(response.setHeader("allow", "POST"), 405, "Only POST is answered here");
    const signature = request.headers["stripe-signature"];
    const event = await payments.readEvent(await buffer(request), typeof signature === "string" ? signature : "");
    if (event === "notOurs") return end(response, 404, "No card service is set up here");
    if (event === "forged")
      return end(response, 400, "The signature of this message is missing, wrong or too old; nothing was recorded");
    if (event === "unreadable") {
      warn("a signed message of the card service cannot be read");
      return end(response, 400, "This message is signed, and it cannot be read; nothing was recorded");
    }
    const heard = await hearProvider(deps, event);
    if (heard === "unplaced") warn("the card service told of money that somebody has to place");
    end(response, 200, heard);
  };
}

function end(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, noStore).end(`${sentence}\n`);
}
