import { defineConfig } from "drizzle-kit";

// The tool demands a default export. Only `npm run db:generate` reads this.
export default defineConfig({
  dialect: "postgresql",
  schema: "./apps/server/src/store/tables/tables.ts",
  out: "./apps/server/src/database/migrations",
  schemaFilter: ["boreal", "auth"],
});
