import { prefetch } from "../../api/useQuery.ts";
import { applicationQuery } from "../operations.ts";
import { askedFor, type Extent } from "./extent.ts";

/**
 * For a page that shows an application and was opened by its address: asked while the server is still asked who is signed in.
 * A file by itself, so that it arrives before the page does: nothing else may be in it.
 */
export const askForApplication = (id: string, extent: Extent): void => prefetch(applicationQuery, askedFor(id, extent));
