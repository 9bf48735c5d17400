import { randomBytes } from "node:crypto";
import operationHashes from "../../apps/web/src/api/operationHashes.json" with { type: "json" };
import { freshCode } from "./authenticator.ts";
import type { Person } from "./people.ts";
import type { Boreal, ReceivedMail } from "./server.ts";
import { hang, waitUntil } from "../running/patience.ts";

export type UploadPlace = {
  readonly applicationId: string;
  readonly page: string;
  readonly slot: string;
  readonly person?: string;
  readonly childNumber?: number;
  readonly filename: string;
  readonly filetype: string;
  readonly replaces?: string;
};

/** The server did not take it: nothing was acknowledged. */
export class NotAcknowledged extends Error {}

/** A server, or the line that leads to it. */
type Reached = Pick<Boreal, "address" | "mailTo">;

/** A program that talks to Boreal as the browser does: session cookie, GraphQL, tus uploads. */
export class Client {
  readonly #boreal: Reached;
  #cookies = new Map<string, string>();

  constructor(boreal: Reached) {
    this.#boreal = boreal;
  }

  /** What shows another way of asking that it is the same session. */
  headers(): Record<string, string> {
    return {
      origin: this.#boreal.address,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    };
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("origin", this.#boreal.address);
    if (this.#cookies.size > 0)
      headers.set("cookie", [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    let answer: Response;
    try {
      answer = await fetch(new URL(path, this.#boreal.address), {
        redirect: "manual",
        signal: AbortSignal.timeout(hang),
        ...init,
        headers,
      });
    } catch (fault) {
      throw new NotAcknowledged(String(fault), { cause: fault });
    }
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }

  async post(path: string, body: unknown): Promise<unknown> {
    const answer = await this.request(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await answer.text().catch((fault: unknown) => {
      throw new NotAcknowledged(String(fault));
    });
    if (!answer.ok) throw new NotAcknowledged(`${path}: ${answer.status} ${text.slice(0, 300)}`);
    return text === "" ? undefined : (JSON.parse(text) as unknown);
  }

  /** Any operation; needs BOREAL_GRAPHQL=any. */
  async graphql<T>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<T> {
    const { data, errors } = (await this.post("/graphql", { query, variables })) as {
      data?: T;
      errors?: readonly { message: string }[];
    };
    if (errors || data === undefined) throw new NotAcknowledged(JSON.stringify(errors));
    return data;
  }

  /** One of the operations that the pages send: the only ones that a server takes which is not told otherwise. */
  async stored<T>(name: keyof typeof operationHashes, variables: Readonly<Record<string, unknown>>): Promise<T> {
    const extensions = { persistedQuery: { version: 1, sha256Hash: operationHashes[name] } };
    const { data, errors } = (await this.post("/graphql", { extensions, variables })) as {
      data?: T;
      errors?: readonly { message: string }[];
    };
    if (errors || data === undefined) throw new NotAcknowledged(JSON.stringify(errors));
    return data;
  }

  /** Gives answers that were not given before; each must be taken. */
  async answer(applicationId: string, answers: Readonly<Record<string, unknown>>): Promise<void> {
    const given = Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 }));
    const { saveAnswers } = await this.stored<{ saveAnswers: { saved: readonly { key: string }[] } }>("SaveAnswers", {
      applicationId,
      answers: given,
    });
    const saved = new Set(saveAnswers.saved.map(({ key }) => key));
    const left = given.filter(({ key }) => !saved.has(key)).map(({ key }) => key);
    if (left.length > 0) throw new Error(`not saved: ${left.join(", ")}`);
  }

  /** The answers as the server has them now. */
  async answersOf(applicationId: string): Promise<Readonly<Record<string, unknown>>> {
    const { application } = await this.graphql<{ application: { caseFile: { answers: Record<string, unknown> } } }>(
      "query ($id: ID!) { application(id: $id) { caseFile } }",
      { id: applicationId },
    );
    return application.caseFile.answers;
  }

  /** Registers, follows the link in the mail, and signs in. */
  async register(person: Person, language: "en" | "fr" = "en"): Promise<void> {
    const { firstName, lastName, email, password } = person;
    await this.post("/api/auth/sign-up/email", {
      email,
      password,
      firstName,
      lastName,
      name: `${firstName} ${lastName}`,
      language,
    });
    await this.post("/api/auth/confirm-email", {
      token: linkIn(await this.#boreal.mailTo(email, /confirm-email#/)).token,
    });
    await this.signIn(person);
  }

  async signIn({ email, password }: Person): Promise<void> {
    await this.post("/api/auth/sign-in/email", { email, password });
  }

  /** Sets up the second step and passes it; answers with the secret of the authenticator app. */
  async setSecondFactor({ password }: Person): Promise<string> {
    const { totpURI } = (await this.post("/api/auth/two-factor/enable", { password })) as { totpURI: string };
    const secret = new URL(totpURI).searchParams.get("secret") ?? "";
    await this.post("/api/auth/two-factor/verify-totp", { code: await freshCode(secret) });
    return secret;
  }

  /** Runs a mutation of which the answer says `done`. */
  async done(mutation: string, variables: Readonly<Record<string, unknown>>, types: string): Promise<void> {
    const names = Object.keys(variables);
    const query = `mutation (${types}) { ${mutation}(${names.map((name) => `${name}: $${name}`).join(", ")}) { done refusals { code text { en } } } }`;
    const answer = (
      await this.graphql<Record<string, { done: boolean; refusals: readonly unknown[] }>>(query, variables)
    )[mutation];
    if (answer?.done !== true) throw new Error(`${mutation} refused: ${JSON.stringify(answer?.refusals)}`);
  }

  async startApplication(type = "Student"): Promise<string> {
    const { startApplication } = await this.graphql<{
      startApplication: { application: { id: string } | null; refusals: readonly unknown[] };
    }>(
      "mutation ($type: String!) { startApplication(type: $type) { application { id } refusals { code text { en } } } }",
      { type },
    );
    if (!startApplication.application) throw new Error(`refused: ${JSON.stringify(startApplication.refusals)}`);
    return startApplication.application.id;
  }

  /** Uploads in one go, or in pieces; resolves with the file's id once the server has acknowledged the last byte. */
  async upload(place: UploadPlace, bytes: Uint8Array, pieces = 1): Promise<string> {
    const metadata = Object.entries(place)
      .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString("base64")}`)
      .join(",");
    const created = await this.request("/uploads", {
      method: "POST",
      headers: { "tus-resumable": "1.0.0", "upload-length": String(bytes.length), "upload-metadata": metadata },
    });
    if (created.status !== 201) throw new NotAcknowledged(`upload refused: ${created.status} ${await created.text()}`);
    const address = new URL(created.headers.get("location") ?? "", this.#boreal.address).pathname;
    const step = Math.ceil(bytes.length / pieces);
    for (let offset = 0; offset < bytes.length; offset += step) {
      const piece = await this.request(address, {
        method: "PATCH",
        headers: {
          "tus-resumable": "1.0.0",
          "upload-offset": String(offset),
          "content-type": "application/offset+octet-stream",
        },
        body: Buffer.from(bytes.subarray(offset, offset + step)),
      });
      if (piece.status !== 204 && piece.status !== 200)
        throw new NotAcknowledged(`piece refused: ${piece.status} ${await piece.text()}`);
    }
    return address.split("/").at(-1) ?? "";
  }

  async download(fileId: string): Promise<Buffer> {
    const answer = await this.request(`/files/${fileId}?download`);
    if (answer.status !== 200) throw new Error(`file ${fileId}: ${answer.status} ${await answer.text()}`);
    return Buffer.from(await answer.arrayBuffer());
  }
}

/** The link of a mail, and the one-time token behind its `#`. */
export function linkIn(mail: ReceivedMail): { readonly address: string; readonly token: string } {
  const address = /https?:\/\/\S+/.exec(mail.body)?.[0];
  if (address === undefined) throw new Error(`no link in the mail ${mail.subject}`);
  return { address, token: new URLSearchParams(new URL(address).hash.slice(1)).get("token") ?? "" };
}

/** Waits until a question is answered again, whatever stood in the way. Answers with the milliseconds that took. */
export async function untilAnswered(question: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  let last: unknown;
  await waitUntil(
    async () => {
      try {
        await question();
        return true;
      } catch (fault) {
        last = fault;
        return false;
      }
    },
    () => `not answered: ${String(last)}`,
  );
  return performance.now() - begun;
}

/** A small valid PDF that says `words`, with noise inside so that no two are alike. */
export function smallPdf(words: string, noiseBytes = 40_000): Buffer {
  const content = `BT /F1 14 Tf 60 740 Td (${words.replaceAll(/[()\\]/g, "")}) Tj ET`;
  const noise = randomBytes(Math.ceil(noiseBytes / 2)).toString("hex");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Length ${noise.length} >>\nstream\n${noise}\nendstream`,
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("")}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
