import type { ClientColumn } from "./listLines.ts";
import { ApiError } from "../../api/failure.ts";
import type { BilingualText } from "../../ui/language.tsx";

/** A list of clients as the server read it. */
export type ReadList = {
  readonly encoding: string;
  readonly separator: string;
  readonly columns: readonly { readonly title: string; readonly column: ClientColumn | null }[];
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[];
};

export type ListAnswer = {
  readonly loaded: ReadList | null;
  readonly refusals: readonly { readonly code: string; readonly text: BilingualText }[];
};

/** Sends a list to be read. The server keeps nothing of it. */
export async function readList(list: Blob): Promise<ListAnswer> {
  try {
    const response = await fetch("/client-list", {
      method: "POST",
      headers: { "content-type": "text/csv" },
      body: list,
    });
    return (await response.json()) as ListAnswer;
  } catch (cause) {
    throw new ApiError("unreachable", { cause });
  }
}
