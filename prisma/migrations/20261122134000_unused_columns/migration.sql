-- Which requests are equal is decided under locks by body_hash alone; the unique index on this column goes with it.
ALTER TABLE "service_requests" DROP COLUMN "submission_hash";

-- Never filled.
ALTER TABLE "localidades" DROP COLUMN "georef_id",
DROP COLUMN "indec_id";
