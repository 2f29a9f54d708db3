-- CreateEnum
CREATE TYPE "review_report_reason" AS ENUM ('not_a_client', 'insults', 'private_data', 'advertising', 'off_topic');

-- CreateEnum
CREATE TYPE "review_report_outcome" AS ENUM ('hidden', 'kept');

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "decisions" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "review_reports" (
    "id" UUID NOT NULL,
    "review_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "reason" "review_report_reason" NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "outcome" "review_report_outcome",
    "decided_at" TIMESTAMPTZ(3),
    "decision_reason" TEXT,

    CONSTRAINT "review_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "review_reports_user_id_idx" ON "review_reports"("user_id");

-- CreateIndex
CREATE INDEX "review_reports_created_at_idx" ON "review_reports"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "review_reports_review_id_user_id_key" ON "review_reports"("review_id", "user_id");

-- AddForeignKey
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE review_reports
  ADD CONSTRAINT review_reports_decision_is_whole
    CHECK ((outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (decision_reason IS NULL));
