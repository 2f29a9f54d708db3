-- Copies the columns of a business that listings read to its category links. businesses_touch_links triggers a new copy
-- with an update that changes nothing. A business without a locality gets 0 as locality and is not listed.
CREATE OR REPLACE FUNCTION business_category_links_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for an uncommitted change of the business, so that the copy includes it. A later change waits for this row
  -- and then updates it.
  PERFORM FROM businesses WHERE id = NEW.business_id FOR SHARE;
  SELECT coalesce(business.localidad_id, 0), business.score, business.status IN ('active', 'past_due'),
    business.public_until
  INTO NEW.localidad_id, NEW.score, NEW.is_listed, NEW.public_until
  FROM businesses business WHERE business.id = NEW.business_id;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER business_category_links_copy BEFORE INSERT OR UPDATE ON business_category_links
  FOR EACH ROW EXECUTE FUNCTION business_category_links_copy();
