-- Which device asked for the code of a page: a stranger with many accounts takes nothing from its owner.

-- AlterTable
ALTER TABLE "business_claims" ADD COLUMN     "device_hash" TEXT;

-- CreateIndex
CREATE INDEX "business_claims_device_hash_idx" ON "business_claims"("device_hash");
