-- The business directory: businesses with the names in their addresses, their categories, tags, rubros, photos and days off,
-- and what is typed into the wizard before one is registered.

-- CreateEnum
CREATE TYPE "business_status" AS ENUM ('pending_payment', 'active', 'past_due', 'suspended', 'cancelled', 'rejected', 'removed');

-- CreateEnum
CREATE TYPE "business_tier" AS ENUM ('basic', 'premium', 'featured');

-- AlterEnum
ALTER TYPE "photo_state" ADD VALUE 'logo';
ALTER TYPE "photo_state" ADD VALUE 'business';

-- CreateTable
CREATE TABLE "businesses" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "status" "business_status" NOT NULL DEFAULT 'pending_payment',
    "status_reason" TEXT,
    "public_until" TIMESTAMPTZ(3),
    "tier" "business_tier" NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "short_description" TEXT,
    "address" TEXT,
    "postal_code" TEXT,
    "localidad_id" INTEGER NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "spot" cube,
    "phone" TEXT,
    "email" CITEXT,
    "website_url" TEXT,
    "social_media" JSONB NOT NULL DEFAULT '{}',
    "hours" JSONB NOT NULL,
    "founding_year" SMALLINT,
    "employee_count" INTEGER,
    "logo_photo_id" UUID,
    "avg_rating" DECIMAL(3,2) NOT NULL DEFAULT 0,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "score" INTEGER NOT NULL DEFAULT 0,
    "verified_at" TIMESTAMPTZ(3),
    "verified_what" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "registration_key" TEXT,
    "device_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "businesses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "business_slugs" (
    "slug" TEXT NOT NULL,
    "business_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "business_slugs_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "business_categories" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "schema_type" TEXT NOT NULL,
    "place_type" TEXT,
    "icon" TEXT NOT NULL,
    "synonyms" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "position" INTEGER NOT NULL,

    CONSTRAINT "business_categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "business_category_links" (
    "business_id" UUID NOT NULL,
    "category_id" INTEGER NOT NULL,
    "localidad_id" INTEGER NOT NULL DEFAULT 0,
    "score" INTEGER NOT NULL DEFAULT 0,
    "is_listed" BOOLEAN NOT NULL DEFAULT false,
    "public_until" TIMESTAMPTZ(3),

    CONSTRAINT "business_category_links_pkey" PRIMARY KEY ("business_id","category_id")
);

-- CreateTable
CREATE TABLE "business_tags" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "business_tags_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "business_tag_links" (
    "business_id" UUID NOT NULL,
    "tag_id" INTEGER NOT NULL,

    CONSTRAINT "business_tag_links_pkey" PRIMARY KEY ("business_id","tag_id")
);

-- CreateTable
CREATE TABLE "business_rubros" (
    "business_id" UUID NOT NULL,
    "rubro_id" INTEGER NOT NULL,

    CONSTRAINT "business_rubros_pkey" PRIMARY KEY ("business_id","rubro_id")
);

-- CreateTable
CREATE TABLE "business_photos" (
    "photo_id" UUID NOT NULL,
    "business_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "caption" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "business_photos_pkey" PRIMARY KEY ("photo_id")
);

-- CreateTable
CREATE TABLE "business_special_hours" (
    "business_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "intervals" JSONB NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "business_special_hours_pkey" PRIMARY KEY ("business_id","date")
);

-- CreateTable
CREATE TABLE "business_drafts" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "device_hash" TEXT,
    "form" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "business_drafts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "businesses_slug_key" ON "businesses"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "businesses_logo_photo_id_key" ON "businesses"("logo_photo_id");

-- CreateIndex
CREATE UNIQUE INDEX "businesses_registration_key_key" ON "businesses"("registration_key");

-- CreateIndex
CREATE INDEX "businesses_user_id_idx" ON "businesses"("user_id");

-- CreateIndex
CREATE INDEX "business_slugs_business_id_idx" ON "business_slugs"("business_id");

-- CreateIndex
CREATE UNIQUE INDEX "business_categories_name_key" ON "business_categories"("name");

-- CreateIndex
CREATE UNIQUE INDEX "business_categories_slug_key" ON "business_categories"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "business_tags_name_key" ON "business_tags"("name");

-- CreateIndex
CREATE UNIQUE INDEX "business_tags_slug_key" ON "business_tags"("slug");

-- CreateIndex
CREATE INDEX "business_rubros_rubro_id_idx" ON "business_rubros"("rubro_id");

-- CreateIndex
CREATE INDEX "business_photos_business_id_position_idx" ON "business_photos"("business_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "business_drafts_user_id_key" ON "business_drafts"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "business_drafts_device_hash_key" ON "business_drafts"("device_hash");

-- CreateIndex
CREATE INDEX "business_drafts_updated_at_idx" ON "business_drafts"("updated_at");

-- AddForeignKey
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_localidad_id_fkey" FOREIGN KEY ("localidad_id") REFERENCES "localidades"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_logo_photo_id_fkey" FOREIGN KEY ("logo_photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_slugs" ADD CONSTRAINT "business_slugs_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_category_links" ADD CONSTRAINT "business_category_links_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_category_links" ADD CONSTRAINT "business_category_links_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "business_categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_tag_links" ADD CONSTRAINT "business_tag_links_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_tag_links" ADD CONSTRAINT "business_tag_links_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "business_tags"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_rubros" ADD CONSTRAINT "business_rubros_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_rubros" ADD CONSTRAINT "business_rubros_rubro_id_fkey" FOREIGN KEY ("rubro_id") REFERENCES "rubros"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_photos" ADD CONSTRAINT "business_photos_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_photos" ADD CONSTRAINT "business_photos_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_special_hours" ADD CONSTRAINT "business_special_hours_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_drafts" ADD CONSTRAINT "business_drafts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rules that hold whatever the code does.

ALTER TABLE businesses
  ADD CONSTRAINT businesses_own_place_whole CHECK ((latitude IS NULL) = (longitude IS NULL)),
  ADD CONSTRAINT businesses_verified_says_what CHECK ((verified_at IS NULL) = (verified_what IS NULL)),
  ADD CONSTRAINT businesses_removed_has_time CHECK ((status = 'removed') = (removed_at IS NOT NULL)),
  ADD CONSTRAINT businesses_rejected_has_reason CHECK (status <> 'rejected' OR status_reason IS NOT NULL),
  ADD CONSTRAINT businesses_rating_in_range CHECK (avg_rating BETWEEN 0 AND 5 AND review_count >= 0),
  ADD CONSTRAINT businesses_has_people CHECK (employee_count > 0);
ALTER TABLE business_drafts
  ADD CONSTRAINT business_drafts_is_somebodys CHECK ((user_id IS NULL) <> (device_hash IS NULL));

-- Where a business stands, in space: its own coordinates where they are known, else the centre of its locality. Nobody
-- writes it but this, so it is true whoever changes the rest.
CREATE FUNCTION businesses_spot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT ll_to_earth(coalesce(NEW.latitude, localidad.latitude), coalesce(NEW.longitude, localidad.longitude))
  INTO NEW.spot
  FROM localidades localidad WHERE localidad.id = NEW.localidad_id;
  RETURN NEW;
END $$;
CREATE TRIGGER businesses_spot BEFORE INSERT OR UPDATE ON businesses FOR EACH ROW EXECUTE FUNCTION businesses_spot();

-- Only db:migrate moves a locality, with a new edition of the reference data.
CREATE FUNCTION localidades_touch_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE businesses SET spot = spot WHERE localidad_id = NEW.id AND latitude IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER localidades_touch_businesses AFTER UPDATE ON localidades FOR EACH ROW
  WHEN ((OLD.latitude, OLD.longitude) IS DISTINCT FROM (NEW.latitude, NEW.longitude))
  EXECUTE FUNCTION localidades_touch_businesses();

-- What listings read of a business in one of its categories. Touching a row is how the other trigger asks for a new copy.
CREATE FUNCTION business_category_links_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for a change of the business that is not committed yet, so that what is read next includes it; a change that
  -- comes later waits for this row, and touches it.
  PERFORM FROM businesses WHERE id = NEW.business_id FOR SHARE;
  SELECT business.localidad_id, business.score, business.status IN ('active', 'past_due'), business.public_until
  INTO NEW.localidad_id, NEW.score, NEW.is_listed, NEW.public_until
  FROM businesses business WHERE business.id = NEW.business_id;
  RETURN NEW;
END $$;
CREATE TRIGGER business_category_links_copy BEFORE INSERT OR UPDATE ON business_category_links
  FOR EACH ROW EXECUTE FUNCTION business_category_links_copy();

CREATE FUNCTION businesses_touch_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE business_category_links SET is_listed = is_listed WHERE business_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER businesses_touch_links AFTER UPDATE ON businesses FOR EACH ROW
  WHEN ((OLD.localidad_id, OLD.score, OLD.status, OLD.public_until)
    IS DISTINCT FROM (NEW.localidad_id, NEW.score, NEW.status, NEW.public_until))
  EXECUTE FUNCTION businesses_touch_links();

-- 'Cafés of Rosario', best first, from where the page before ended.
CREATE INDEX business_category_links_by_place ON business_category_links
  (category_id, localidad_id, score DESC, business_id) INCLUDE (public_until) WHERE is_listed;
-- 'Cafés', wherever.
CREATE INDEX business_category_links_by_score ON business_category_links
  (category_id, score DESC, business_id) INCLUDE (public_until) WHERE is_listed;
-- Everything in a town, and everything near a point.
CREATE INDEX businesses_by_localidad ON businesses (localidad_id, score DESC, id) WHERE status IN ('active', 'past_due');
CREATE INDEX businesses_by_spot ON businesses USING gist (spot) WHERE status IN ('active', 'past_due');

-- What the clock looks for: those whose paid time ends, and those that nobody paid for.
CREATE INDEX businesses_to_end ON businesses (public_until)
  WHERE status IN ('active', 'past_due') AND public_until IS NOT NULL;
CREATE INDEX businesses_never_paid ON businesses (created_at) WHERE status = 'pending_payment';
