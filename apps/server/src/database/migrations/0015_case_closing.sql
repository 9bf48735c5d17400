CREATE TABLE "boreal"."case_closing" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"reason" text NOT NULL,
	"sealed_words" "bytea",
	"closed_by" text NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"reopened_reason" text,
	"sealed_reopened_words" "bytea",
	"reopened_by" text,
	"reopened_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "boreal"."case_summary_newest";--> statement-breakpoint
DROP INDEX "boreal"."case_summary_waiting";--> statement-breakpoint
DROP INDEX "boreal"."case_summary_deadline";--> statement-breakpoint
ALTER TABLE "boreal"."application" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "boreal"."case_summary" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "boreal"."case_closing" ADD CONSTRAINT "case_closing_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_closing_application" ON "boreal"."case_closing" USING btree ("application_id","closed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "case_closing_open" ON "boreal"."case_closing" USING btree ("application_id") WHERE reopened_at is null;--> statement-breakpoint
CREATE INDEX "case_summary_newest" ON "boreal"."case_summary" USING btree ("is_closed","type","status","created_at","application_id");--> statement-breakpoint
CREATE INDEX "case_summary_waiting" ON "boreal"."case_summary" USING btree ("is_closed","type","status","status_updated_at","application_id");--> statement-breakpoint
CREATE INDEX "case_summary_deadline" ON "boreal"."case_summary" USING btree ("is_closed","type","status","next_deadline","application_id");