export type Permission = "View" | "Upload";
