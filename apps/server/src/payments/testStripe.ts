import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import type { StripeSettings } from "./stripe.ts";

type Session = { id: string; object: "checkout.session"; status: string; url: string; asked: Record<string, string> };
type MadeRefund = {
  id: string;
  object: "refund";
  amount: number;
  payment_intent: string;
  metadata: Record<string, string>;
};

/** Plays the part of Stripe's API that is used: checkouts and refunds, with idempotency keys as Stripe keeps them. */
export type TestStripe = {
  readonly settings: StripeSettings;
  readonly sessions: Session[];
  readonly refunds: MadeRefund[];
  /** How the next requests are answered: as usual, not at all, or with a refusal. */
  mood: "usual" | "broken" | "refusing";
  /** Forgets what it keeps for a day. */
  forgetKeys(): void;
  /** A message with its signature. */
  message(type: string, object: object, given?: Signing): { readonly body: string; readonly signature: string };
  close(): Promise<void>;
};

type Signing = { readonly id?: string; readonly secret?: string; readonly at?: number };
type Reply = { readonly status: number; readonly body: object };

type Kept = Pick<TestStripe, "sessions" | "refunds"> & { readonly keys: Map<string, Reply> };

const ok = (body: object): Reply => ({ status: 200, body });

function makeSession({ sessions }: Kept, asked: Record<string, string>): Reply {
  const id = `cs_test_${randomUUID().replaceAll("-", "")}`;
  const url = `https://checkout.example.test/${id}`;
  const session: Session = { id, object: "checkout.session", status: "open", url, asked };
  sessions.push(session);
  return ok(session);
}

function makeRefund({ refunds }: Kept, asked: Record<string, string>): Reply {
  const refund: MadeRefund = {
    id: `re_test_${refunds.length + 1}`,
    object: "refund",
    amount: Number(asked.amount),
    payment_intent: asked.payment_intent ?? "",
    metadata: { refundId: asked["metadata[refundId]"] ?? "" },
  };
  refunds.push(refund);
  return ok(refund);
}

function replyTo(kept: Kept, { method, url = "" }: IncomingMessage, asked: Record<string, string>): Reply {
  const path = url.replace(/\?.*$/, "");
  if (method === "POST" && path === "/v1/checkout/sessions") return makeSession(kept, asked);
  if (method === "POST") return makeRefund(kept, asked);
  if (path.startsWith("/v1/checkout/sessions/"))
    return ok(kept.sessions.find(({ id }) => path.endsWith(id)) ?? { error: "none" });
  const payment = new URLSearchParams(url.replace(/^[^?]*\?/, "")).get("payment_intent");
  const data = kept.refunds.filter(({ payment_intent }) => payment_intent === payment);
  return ok({ object: "list", url: "/v1/refunds", has_more: false, data });
}

/** As Stripe does: a writing request whose key is known gets the answer of the first. */
async function answer(kept: Kept, { mood }: Pick<TestStripe, "mood">, request: IncomingMessage): Promise<Reply> {
  const asked = Object.fromEntries(new URLSearchParams(await text(request)));
  if (mood === "broken") return { status: 503, body: { error: { type: "api_error", message: "down" } } };
  if (mood === "refusing") return { status: 400, body: { error: { type: "invalid_request_error", message: "no" } } };
  const key = request.headers["idempotency-key"];
  if (request.method !== "POST" || typeof key !== "string") return replyTo(kept, request, asked);
  const reply = kept.keys.get(key) ?? replyTo(kept, request, asked);
  kept.keys.set(key, reply);
  return reply;
}

function signed(
  type: string,
  object: object,
  { id = `evt_${randomUUID()}`, secret = webhookSecret, at }: Signing = {},
) {
  const body = JSON.stringify({ id, object: "event", type, data: { object } });
  const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({
    payload: body,
    secret,
    ...(at === undefined ? {} : { timestamp: at }),
  });
  return { body, signature };
}

const secretKey = "sk_test_invented0000";
const webhookSecret = "whsec_invented0000";

export async function openTestStripe(): Promise<TestStripe> {
  const kept: Kept = { sessions: [], refunds: [], keys: new Map() };
  const state: Pick<TestStripe, "mood"> = { mood: "usual" };
  const server = createServer((request, response) => {
    void answer(kept, state, request).then(({ status, body }) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    settings: { secretKey, webhookSecret, api },
    sessions: kept.sessions,
    refunds: kept.refunds,
    forgetKeys: () => kept.keys.clear(),
    message: signed,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  });
}

/** A checkout that was paid, as Stripe tells it. */
export const paidCheckout = (
  of: { readonly applicationId: string; readonly invoiceId?: string },
  { cents = 90_050, currency = "cad", payment = `pi_${randomUUID()}` } = {},
) => ({
  id: `cs_${payment}`,
  object: "checkout.session",
  payment_status: "paid",
  payment_intent: payment,
  amount_total: cents,
  currency,
  metadata: { applicationId: of.applicationId, ...(of.invoiceId === undefined ? {} : { invoiceId: of.invoiceId }) },
});
