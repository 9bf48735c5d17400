const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text as HTML, inside an element or an attribute in quotes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => marks[sign] ?? sign);
