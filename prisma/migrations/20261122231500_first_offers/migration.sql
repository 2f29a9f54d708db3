-- AlterTable
ALTER TABLE "service_requests" ADD COLUMN     "first_offer_until" TIMESTAMPTZ(3),
ADD COLUMN     "preferred_professional_id" UUID;

-- AddForeignKey
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_preferred_professional_id_fkey" FOREIGN KEY ("preferred_professional_id") REFERENCES "professionals"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A request that is only for somebody says for whom and until when.
ALTER TABLE service_requests
  ADD CONSTRAINT service_requests_first_offer_is_whole
    CHECK (first_offer_until IS NULL OR preferred_professional_id IS NOT NULL);
