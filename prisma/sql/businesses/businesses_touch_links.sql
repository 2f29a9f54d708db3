-- Updates the copies for listings (business_category_links_copy) after a change of a business.
CREATE OR REPLACE FUNCTION businesses_touch_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE business_category_links SET is_listed = is_listed WHERE business_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER businesses_touch_links AFTER UPDATE ON businesses FOR EACH ROW
  WHEN ((OLD.localidad_id, OLD.score, OLD.status, OLD.public_until)
    IS DISTINCT FROM (NEW.localidad_id, NEW.score, NEW.status, NEW.public_until))
  EXECUTE FUNCTION businesses_touch_links();
