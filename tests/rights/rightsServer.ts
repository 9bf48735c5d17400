import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createPagePictures } from "@boreal/reading/process/pictures/pagePictures";
import { openTestVault, type TestVault } from "../../apps/server/src/commands/documents/testFileDeps.ts";
import { createGraphqlHandler } from "../../apps/server/src/graphql/handler.ts";
import { createAnswerSheetHandler, isAnswerSheet } from "../../apps/server/src/http/answerSheet.ts";
import { createDeadlinesHandler } from "../../apps/server/src/http/calendar.ts";
import type { Handler } from "../../apps/server/src/http/dispatch.ts";
import { createDocumentsZipHandler } from "../../apps/server/src/http/documentsZip.ts";
import { createFormPreviewHandler, isFormPreview } from "../../apps/server/src/http/formPreview.ts";
import {
  createBlankUploadHandler,
  createOfficialFormHandler,
  isOfficialForm,
} from "../../apps/server/src/http/officialForm.ts";
import { testForms } from "../../apps/server/src/commands/forms/testForm.ts";
import { createDownloadHandler } from "../../apps/server/src/http/download.ts";
import { createPagesHandler, isFilePage } from "../../apps/server/src/http/filePages.ts";
import { createTakeOutHandler, isTakeOut } from "../../apps/server/src/http/archives/takeOut.ts";
import { createFilingPackageHandler } from "../../apps/server/src/http/filing/filingPackage.ts";
import { createPortalFitHandler } from "../../apps/server/src/http/portalFit.ts";
import { createUploadHandler, type SessionOf } from "../../apps/server/src/http/upload.ts";
import type { FormDeps } from "../../apps/server/src/commands/forms/formDeps.ts";
import type { Actor, Asker } from "../../apps/server/src/policies/actor.ts";

/** Every way to a file on one server over one vault; who asks is said by a header in place of a session. */
export type RightsServer = {
  readonly vault: TestVault;
  readonly forms: FormDeps["forms"];
  readonly address: string;
  get(asker: Asker, path: string, init?: RequestInit): Promise<Response>;
  graphql(asker: Asker, query: string, variables?: Record<string, unknown>): Promise<Record<string, unknown>>;
  close(): Promise<void>;
};

type Route = readonly [matches: (path: string) => boolean, Handler];
type FileRouteDeps = Parameters<typeof createUploadHandler>[0] &
  Parameters<typeof createPagesHandler>[0] &
  Parameters<typeof createFormPreviewHandler>[0] &
  Parameters<typeof createTakeOutHandler>[0] &
  Omit<Parameters<typeof createDeadlinesHandler>[0], "origin">;

/** Each way to bytes, beside GraphQL. */
const fileRoutes = (deps: FileRouteDeps, sessionOf: SessionOf): readonly Route[] => [
  [(path) => path.startsWith("/uploads"), createUploadHandler(deps, sessionOf)],
  [isFilePage, createPagesHandler(deps, sessionOf)],
  [(path) => path.startsWith("/files/"), createDownloadHandler(deps, sessionOf)],
  [(path) => path.startsWith("/filing-packages/"), createFilingPackageHandler(deps, sessionOf)],
  [(path) => path.startsWith("/portal-fits/"), createPortalFitHandler(deps, sessionOf)],
  [isAnswerSheet, createAnswerSheetHandler(deps, sessionOf)],
  [isFormPreview, createFormPreviewHandler(deps, sessionOf)],
  [isOfficialForm, createOfficialFormHandler(deps, sessionOf)],
  [(path) => path === "/forms", createBlankUploadHandler(deps, sessionOf)],
  [
    (path) => path.endsWith(".ics"),
    createDeadlinesHandler({ ...deps, origin: () => "http://boreal.example.test" }, sessionOf),
  ],
  [isTakeOut, createTakeOutHandler(deps, sessionOf)],
  [() => true, createDocumentsZipHandler(deps, sessionOf)],
];

async function serve(routes: readonly Route[], faults: unknown[]) {
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/\?.*$/s, "");
    const handle = routes.find(([matches]) => matches(path))?.[1];
    Promise.resolve(handle?.(request, response)).catch((fault: unknown) => {
      faults.push(fault);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export async function openRightsServer(): Promise<RightsServer> {
  const vault = await openTestVault();
  const people = new Map<string, Actor>();
  const pictures = createPagePictures();
  const sessionOf = ({ headers }: IncomingMessage): Promise<Asker> =>
    Promise.resolve(people.get(String(headers["x-test-user"] ?? "")) ?? null);
  const { keys } = vault;
  const forms = testForms(vault.folder);
  const deps = { ...vault.deps, forms };
  const graphql = createGraphqlHandler({
    deps: {
      ...deps,
      keys,
      forgetSessions: () => undefined,
      changes: { subscribe: () => () => undefined },
    },
    sessionOf,
    guestOf: () => Promise.resolve(null),
    operations: "any",
    stored: {},
    reportFault: ({ error }) => vault.faults.push(error),
    outageOf: () => undefined,
  });
  const routes: readonly Route[] = [
    [(path) => path === "/graphql", graphql],
    ...fileRoutes({ ...deps, keys, pictures }, sessionOf),
  ];
  const { server, address } = await serve(routes, vault.faults);
  const get: RightsServer["get"] = (asker, path, init = {}) => {
    if (asker) people.set(asker.userId, asker);
    return fetch(`${address}${path}`, {
      ...init,
      headers: {
        ...(init.headers as Record<string, string> | undefined),
        ...(asker ? { "x-test-user": asker.userId } : {}),
      },
    });
  };
  return {
    vault,
    forms,
    address,
    get,
    async graphql(asker, query, variables = {}) {
      const answer = await get(asker, "/graphql", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query, variables }),
      });
      return ((await answer.json()) as { data: Record<string, unknown> | null }).data ?? {};
    },
    async close() {
      pictures.close();
      await forms.desk.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await vault.close();
    },
  };
}
