import { freeText, listOf, nullable, objectOf, oneOf, yesNo, type Fault } from "@boreal/domain/kernel/shape";
import { readJsonBody } from "../../auth/authRequest.ts";
import { takeOutCaseList } from "../../commands/queue/takeOutCaseList.ts";
import { contentDisposition } from "../../files/checks/fileName.ts";
import { letOut } from "../letOut.ts";
import { statusOfRefusal } from "../officialForm.ts";
import type { Handler, SessionOf } from "../upload.ts";

const text = nullable(freeText(500));
const names = nullable(listOf(freeText(100), 100));
/** What the query of the list takes, and the language of the page. */
const asked = objectOf(
  {
    tab: text,
    order: text,
    types: names,
    statuses: names,
    staff: text,
    due: text,
    closed: nullable(yesNo()),
    search: text,
    after: text,
    language: oneOf(["en", "fr"]),
  },
  ["language"],
);

const noStore = { "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" };

/** `POST /case-list` with what the list was asked by: all its pages as CSV. Names that are searched for stand in no address. */
export const createCaseListHandler =
  (deps: Parameters<typeof takeOutCaseList>[0], sessionOf: SessionOf): Handler =>
  async (request, response) => {
    if (request.method !== "POST") return void response.writeHead(405, { ...noStore, Allow: "POST" }).end();
    const asker = await sessionOf(request);
    const faults: Fault[] = [];
    const { language = "en", ...filter } = asked.read(await readJsonBody(request), "", faults) ?? {};
    if (faults.length > 0) return void response.writeHead(400, noStore).end();
    const list = await takeOutCaseList(deps, asker, { asked: filter, language });
    if ("refusals" in list) {
      const told = JSON.stringify({ refusals: list.refusals });
      const type = { "Content-Type": "application/json; charset=utf-8" };
      return void response.writeHead(statusOfRefusal(list.refusals), { ...noStore, ...type }).end(told);
    }
    letOut(response, list.logged);
    response
      .writeHead(200, {
        ...noStore,
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": contentDisposition("attachment", list.fileName),
        "Content-Length": list.bytes.byteLength,
      })
      .end(list.bytes);
  };
