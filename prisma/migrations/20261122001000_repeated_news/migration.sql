-- A notification is known by both parts that its signature covers: two news may share a request id.
DROP INDEX "provider_notifications_request_id_key";

ALTER TABLE "provider_notifications" ADD COLUMN "unknown_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "provider_notifications_request_id_data_id_key" ON "provider_notifications"("request_id", "data_id");

-- CreateIndex
CREATE INDEX "provider_notifications_unknown_at_idx" ON "provider_notifications"("unknown_at");
