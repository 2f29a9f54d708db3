-- AlterTable
ALTER TABLE "notifications" ADD COLUMN     "request_id" UUID;

-- CreateIndex
CREATE INDEX "notifications_request_id_idx" ON "notifications"("request_id");

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "service_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Notices that were stored before are known by where they lead.
UPDATE notifications SET request_id = request.id
FROM service_requests request
WHERE substring(notifications.href from '^/(?:professional/requests|service-request)/([0-9a-f-]{36})$')::uuid = request.id;
