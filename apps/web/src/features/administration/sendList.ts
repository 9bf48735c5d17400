import { ApiError } from "../../api/failure.ts";
import type { BilingualText } from "../../ui/language.tsx";

/** What the server says to a list or a picture that an administrator loads: how much it took, or what is wrong, row by row. */
export type ListAnswer<Loaded> = {
  readonly loaded: Loaded | null;
  readonly refusals: readonly { readonly code: string; readonly text: BilingualText }[];
};

/** Sends the file as it is, and tells how much of it has left. */
export async function sendList<Loaded>(
  path: "/schools" | "/exchange-rates" | `/letterhead?${string}`,
  file: File,
  onProgress: (ratio: number) => void,
): Promise<ListAnswer<Loaded>> {
  return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.setRequestHeader("content-type", file.type === "" ? "text/csv" : file.type);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener("load", () => {
      try {
        resolve(JSON.parse(request.responseText) as ListAnswer<Loaded>);
      } catch (cause) {
        reject(new ApiError("fault", { cause }));
      }
    });
    request.addEventListener("error", () => reject(new ApiError("unreachable")));
    request.send(file);
  });
}
