-- The figures of the panel read the requests of the last days.
CREATE INDEX "service_requests_created_at_idx" ON "service_requests"("created_at");
