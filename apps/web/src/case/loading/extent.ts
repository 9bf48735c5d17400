/** All that the application follows from and leads to (`whole`), or what pages of documents and people show of it. */
export type Extent = "whole" | "documents";

export const askedFor = (id: string, extent: Extent) => (extent === "whole" ? { id, whole: true } : { id });
