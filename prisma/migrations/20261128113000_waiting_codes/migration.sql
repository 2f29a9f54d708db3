-- AlterTable
ALTER TABLE "service_requests" ADD COLUMN     "code_waits_since" TIMESTAMPTZ(3);

-- Few requests wait at a time, so the clock and the count of waiting photos find them without reading the others.
CREATE INDEX service_requests_waiting_codes ON service_requests (connection_hash, code_waits_since) WHERE code_waits_since IS NOT NULL;
