-- Professionals register: what a direct registration may leave for later, the face, the documents, and what makes a form
-- that is sent twice register once.
ALTER TYPE "photo_state" ADD VALUE 'portrait';
CREATE TYPE "document_state" AS ENUM ('pending', 'attached', 'removing');

ALTER TABLE "professionals"
  ADD COLUMN "postal_code" TEXT,
  ADD COLUMN "photo_id" UUID,
  ADD COLUMN "registration_key" TEXT,
  ALTER COLUMN "cuit" DROP NOT NULL,
  ALTER COLUMN "phone" DROP NOT NULL,
  ALTER COLUMN "localidad_id" DROP NOT NULL;

CREATE TABLE "professional_documents" (
    "id" UUID NOT NULL,
    "state" "document_state" NOT NULL DEFAULT 'pending',
    "owner_key" TEXT NOT NULL,
    "professional_id" UUID,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "professional_documents_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "professional_documents_professional_id_idx" ON "professional_documents"("professional_id");
CREATE INDEX "professional_documents_state_created_at_idx" ON "professional_documents"("state", "created_at");
CREATE UNIQUE INDEX "professionals_photo_id_key" ON "professionals"("photo_id");
CREATE UNIQUE INDEX "professionals_registration_key_key" ON "professionals"("registration_key");

ALTER TABLE "professionals" DROP CONSTRAINT "professionals_localidad_id_fkey";
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_localidad_id_fkey" FOREIGN KEY ("localidad_id") REFERENCES "localidades"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "professional_documents" ADD CONSTRAINT "professional_documents_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Whoever works is reached, taxed and found somewhere, and no row is told of requests without it.
ALTER TABLE professionals
  ADD CONSTRAINT professionals_approved_is_whole
    CHECK (status NOT IN ('approved', 'suspended') OR (cuit IS NOT NULL AND phone IS NOT NULL AND localidad_id IS NOT NULL));
-- With the 9 of mobile numbers and without, the same phone rings: no second trial for it.
CREATE UNIQUE INDEX professionals_same_phone ON professionals (regexp_replace(phone, '^\+549?', ''));
-- A document is a professional's exactly when it is attached.
ALTER TABLE professional_documents
  ADD CONSTRAINT professional_documents_attached_has_professional
    CHECK ((state = 'attached') = (professional_id IS NOT NULL));

-- As before, but for a professional without a place yet, who stands nowhere and is matched to nothing.
CREATE OR REPLACE FUNCTION professional_rubros_copy() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  centre cube;
BEGIN
  -- Waits for a change of the professional that is not committed yet, so that what is read next includes it; a change
  -- that comes later waits for this row, and touches it.
  PERFORM FROM professionals WHERE id = NEW.professional_id FOR SHARE;
  SELECT
    coalesce(professional.localidad_id, 0),
    coalesce(professional.latitude, localidad.latitude, 0),
    coalesce(professional.longitude, localidad.longitude, 0),
    professional.latitude IS NULL OR localidad.id IS NULL,
    professional.service_radius_km,
    professional.avg_rating,
    coalesce(professional.median_response_minutes, 2147483647),
    professional.status = 'approved' AND professional.is_available AND account.closed_at IS NULL
      AND localidad.id IS NOT NULL,
    ll_to_earth(localidad.latitude, localidad.longitude)
  INTO
    NEW.localidad_id, NEW.latitude, NEW.longitude, NEW.is_at_centre,
    NEW.service_radius_km, NEW.avg_rating, NEW.response_minutes, NEW.is_matchable,
    centre
  FROM professionals professional
  JOIN users account ON account.id = professional.user_id
  LEFT JOIN localidades localidad ON localidad.id = professional.localidad_id
  WHERE professional.id = NEW.professional_id;
  -- A metre more than the radius, so that rounding never leaves out a point on its edge. Who stands at the centre is
  -- found through the locality and needs no box.
  NEW.reach := CASE WHEN NEW.is_at_centre THEN NULL
    ELSE cube_union(earth_box(ll_to_earth(NEW.latitude, NEW.longitude), NEW.service_radius_km * 1000 + 1), centre) END;
  RETURN NEW;
END $$;
