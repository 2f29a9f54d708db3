-- AlterTable
ALTER TABLE "business_drafts" ADD COLUMN     "connection_hash" TEXT;

-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "connection_hash" TEXT;

-- AlterTable
ALTER TABLE "professional_documents" ADD COLUMN     "connection_hash" TEXT;

-- CreateIndex
CREATE INDEX "business_drafts_connection_hash_idx" ON "business_drafts"("connection_hash");
