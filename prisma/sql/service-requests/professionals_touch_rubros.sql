-- Updates the copies for matching (professional_rubros_copy) after a change of a professional.
CREATE OR REPLACE FUNCTION professionals_touch_rubros() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE professional_rubros SET is_matchable = is_matchable WHERE professional_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER professionals_touch_rubros AFTER UPDATE ON professionals FOR EACH ROW
  WHEN ((OLD.status, OLD.is_available, OLD.away_until, OLD.localidad_id, OLD.latitude, OLD.longitude, OLD.service_radius_km,
         OLD.avg_rating, OLD.median_response_minutes, OLD.user_id)
    IS DISTINCT FROM (NEW.status, NEW.is_available, NEW.away_until, NEW.localidad_id, NEW.latitude, NEW.longitude,
         NEW.service_radius_km, NEW.avg_rating, NEW.median_response_minutes, NEW.user_id))
  EXECUTE FUNCTION professionals_touch_rubros();
