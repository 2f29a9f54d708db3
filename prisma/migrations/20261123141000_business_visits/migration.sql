-- Visits to the page of a business and taps on its contact data, counted by the week and without knowing who.

-- CreateEnum
CREATE TYPE "business_visit_kind" AS ENUM ('visit', 'phone', 'whatsapp', 'mail', 'web', 'directions');

-- CreateTable
CREATE TABLE "business_visits" (
    "business_id" UUID NOT NULL,
    "week" DATE NOT NULL,
    "kind" "business_visit_kind" NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "business_visits_pkey" PRIMARY KEY ("business_id","week","kind")
);

-- CreateTable
CREATE TABLE "business_visit_marks" (
    "business_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kind" "business_visit_kind" NOT NULL,
    "mark" TEXT NOT NULL,

    CONSTRAINT "business_visit_marks_pkey" PRIMARY KEY ("business_id","day","kind","mark")
);

-- CreateTable
CREATE TABLE "business_visit_salts" (
    "day" DATE NOT NULL,
    "salt" TEXT NOT NULL,

    CONSTRAINT "business_visit_salts_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE INDEX "business_visit_marks_day_idx" ON "business_visit_marks"("day");

-- AddForeignKey
ALTER TABLE "business_visits" ADD CONSTRAINT "business_visits_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
