-- A client of the API may register a business before it knows the address. It is never public without one.

-- AlterTable
ALTER TABLE "businesses" ALTER COLUMN "localidad_id" DROP NOT NULL;

ALTER TABLE businesses ADD CONSTRAINT businesses_public_in_a_place
  CHECK (localidad_id IS NOT NULL OR status NOT IN ('active', 'past_due'));

-- Without a place nothing of it is copied for the search; the first place brings the copy.
CREATE TRIGGER businesses_add_placed AFTER UPDATE ON businesses FOR EACH ROW
  WHEN (OLD.localidad_id IS NULL AND NEW.localidad_id IS NOT NULL) EXECUTE FUNCTION businesses_add_searched();

-- The copy of a business without a place names no locality, which is 0; it is listed nowhere.
CREATE OR REPLACE FUNCTION business_category_links_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for a change of the business that is not committed yet, so that what is read next includes it; a change that
  -- comes later waits for this row, and touches it.
  PERFORM FROM businesses WHERE id = NEW.business_id FOR SHARE;
  SELECT coalesce(business.localidad_id, 0), business.score, business.status IN ('active', 'past_due'),
    business.public_until
  INTO NEW.localidad_id, NEW.score, NEW.is_listed, NEW.public_until
  FROM businesses business WHERE business.id = NEW.business_id;
  RETURN NEW;
END $$;
