-- CreateEnum
CREATE TYPE "request_hold" AS ENUM ('connection', 'site');

-- AlterTable
ALTER TABLE "service_request_recipients" ADD COLUMN     "is_deferred" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "was_unconfirmed" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "service_requests" ADD COLUMN     "connection_hash" TEXT,
ADD COLUMN     "held_because" "request_hold",
ADD COLUMN     "network_hash" TEXT;

-- CreateIndex
CREATE INDEX "service_requests_connection_hash_created_at_idx" ON "service_requests"("connection_hash", "created_at");

-- The site's ceiling counts the notices of the last hour about requests that nobody had confirmed.
CREATE INDEX service_request_recipients_unconfirmed ON service_request_recipients (notified_at)
WHERE was_unconfirmed AND NOT is_deferred;

-- The panel counts those that wait for their client because of a flood.
CREATE INDEX service_requests_held ON service_requests (created_at)
WHERE held_because IS NOT NULL AND confirmed_at IS NULL;
