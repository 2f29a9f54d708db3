-- Adds the row of a professional for the search (search_profiles_copy).
CREATE OR REPLACE FUNCTION professionals_add_search_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_profiles (professional_id) VALUES (NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER professionals_add_search_profile AFTER INSERT ON professionals
  FOR EACH ROW EXECUTE FUNCTION professionals_add_search_profile();
