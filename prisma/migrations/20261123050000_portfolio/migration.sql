-- Pictures of their work that professionals show on their public page.
ALTER TYPE "photo_state" ADD VALUE 'portfolio';

CREATE TABLE "portfolio_photos" (
    "photo_id" UUID NOT NULL,
    "professional_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "caption" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "portfolio_photos_pkey" PRIMARY KEY ("photo_id")
);

CREATE INDEX "portfolio_photos_professional_id_position_idx" ON "portfolio_photos"("professional_id", "position");

ALTER TABLE "portfolio_photos" ADD CONSTRAINT "portfolio_photos_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "portfolio_photos" ADD CONSTRAINT "portfolio_photos_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
