-- Copies to a category of a business what listings read of the business. businesses_touch_links asks for a new copy by
-- updating the row without a change. A business without a locality has 0 for it, and is listed nowhere.
CREATE OR REPLACE FUNCTION business_category_links_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for an uncommitted change of the business, so that the copy includes it. A later change waits for this row and
  -- then updates it.
  PERFORM FROM businesses WHERE id = NEW.business_id FOR SHARE;
  SELECT coalesce(business.localidad_id, 0), business.score, business.status IN ('active', 'past_due'),
    business.public_until
  INTO NEW.localidad_id, NEW.score, NEW.is_listed, NEW.public_until
  FROM businesses business WHERE business.id = NEW.business_id;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER business_category_links_copy BEFORE INSERT OR UPDATE ON business_category_links
  FOR EACH ROW EXECUTE FUNCTION business_category_links_copy();
