-- Updates the copies for the search (search_profiles_copy, professional_rubros_search) after a change of a
-- professional.
CREATE OR REPLACE FUNCTION professionals_touch_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_profiles SET is_listed = is_listed WHERE professional_id = NEW.id;
  -- professionals_touch_rubros updates the rubros for changes of all other copied columns.
  IF (OLD.search_points, OLD.localidad_id IS NULL) IS DISTINCT FROM (NEW.search_points, NEW.localidad_id IS NULL) THEN
    UPDATE professional_rubros SET is_listed = is_listed WHERE professional_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER professionals_touch_search AFTER UPDATE ON professionals FOR EACH ROW
  WHEN ((OLD.status, OLD.is_available, OLD.away_until, OLD.localidad_id, OLD.service_radius_km, OLD.avg_rating,
         OLD.median_response_minutes, OLD.user_id, OLD.search_points, OLD.company_name, OLD.description)
    IS DISTINCT FROM (NEW.status, NEW.is_available, NEW.away_until, NEW.localidad_id, NEW.service_radius_km, NEW.avg_rating,
         NEW.median_response_minutes, NEW.user_id, NEW.search_points, NEW.company_name, NEW.description))
  EXECUTE FUNCTION professionals_touch_search();
