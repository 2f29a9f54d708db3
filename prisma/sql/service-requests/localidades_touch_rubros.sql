-- Updates the copies for matching (professional_rubros_copy) and the locality's rubro pairs after its coordinates
-- changed. Only db:migrate changes them, with new reference data.
CREATE OR REPLACE FUNCTION localidades_touch_rubros() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE professional_rubros SET is_matchable = is_matchable
    WHERE professional_id IN (SELECT id FROM professionals WHERE localidad_id = NEW.id);
  UPDATE rubro_localidades SET centre = ll_to_earth(NEW.latitude, NEW.longitude) WHERE localidad_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER localidades_touch_rubros AFTER UPDATE ON localidades FOR EACH ROW
  WHEN ((OLD.latitude, OLD.longitude) IS DISTINCT FROM (NEW.latitude, NEW.longitude))
  EXECUTE FUNCTION localidades_touch_rubros();
