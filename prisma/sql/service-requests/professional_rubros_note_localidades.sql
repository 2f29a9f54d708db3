-- Adds the pair of rubro and locality for the first professional at a locality's centre, because matching reads only
-- these pairs. Pairs are never deleted, because an empty pair costs little. Runs once per statement and inserts in a
-- fixed order, so that two statements with the same pairs cannot deadlock.
CREATE OR REPLACE FUNCTION professional_rubros_note_localidades() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rubro_localidades (rubro_id, localidad_id, centre)
    SELECT DISTINCT ON (changed.rubro_id, changed.localidad_id) changed.rubro_id, changed.localidad_id, changed.spot
    FROM changed
    WHERE changed.is_matchable AND changed.is_at_centre
      AND NOT EXISTS (SELECT FROM rubro_localidades pair
        WHERE pair.rubro_id = changed.rubro_id AND pair.localidad_id = changed.localidad_id)
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER professional_rubros_note_localidades_of_new AFTER INSERT ON professional_rubros
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION professional_rubros_note_localidades();

CREATE OR REPLACE TRIGGER professional_rubros_note_localidades_of_changed AFTER UPDATE ON professional_rubros
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION professional_rubros_note_localidades();
