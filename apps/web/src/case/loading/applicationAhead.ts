import { askAhead } from "../../api/useQuery.ts";
import { applicationQuery } from "../operations.ts";

/** All that the application follows from and leads to (`whole`), or what pages of documents and people show of it. */
export type Extent = "whole" | "documents";

export const askedFor = (id: string, extent: Extent) => (extent === "whole" ? { id, whole: true } : { id });

/** For a page that shows an application and was opened by its address: asked while the server is still asked who is signed in. */
export const askForApplication = (id: string, extent: Extent): void => askAhead(applicationQuery, askedFor(id, extent));
