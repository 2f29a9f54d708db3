-- Updates the copy for the search (searched_businesses_copy) after a change of a business.
CREATE OR REPLACE FUNCTION businesses_touch_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE searched_businesses SET is_listed = is_listed WHERE business_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER businesses_touch_searched AFTER UPDATE ON businesses FOR EACH ROW
  WHEN ((OLD.localidad_id, OLD.spot, OLD.score, OLD.avg_rating, OLD.review_count, OLD.name, OLD.short_description,
         OLD.description, OLD.hours, OLD.tier, OLD.featured_until, OLD.status, OLD.public_until)
    IS DISTINCT FROM (NEW.localidad_id, NEW.spot, NEW.score, NEW.avg_rating, NEW.review_count, NEW.name,
         NEW.short_description, NEW.description, NEW.hours, NEW.tier, NEW.featured_until, NEW.status, NEW.public_until))
  EXECUTE FUNCTION businesses_touch_searched();
