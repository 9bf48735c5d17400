CREATE TABLE "boreal"."case_day" (
	"application_id" text NOT NULL,
	"number" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"sealed_title" "bytea" NOT NULL,
	CONSTRAINT "case_day_application_id_number_pk" PRIMARY KEY("application_id","number")
);
--> statement-breakpoint
ALTER TABLE "boreal"."calendar_feed" ADD COLUMN "with_names" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "boreal"."case_day" ADD CONSTRAINT "case_day_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_day_day" ON "boreal"."case_day" USING btree ("day","kind","application_id","number");--> statement-breakpoint
-- The days of cases of before are written when their summary is made anew.
UPDATE "boreal"."case_summary" SET "made_at" = -1;