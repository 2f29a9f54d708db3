-- Updates the copy for the search (search_profiles_copy) after a professional gained or lost rubros. Runs once per
-- statement.
CREATE OR REPLACE FUNCTION professional_rubros_touch_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_profiles SET is_listed = is_listed
    WHERE professional_id IN (SELECT professional_id FROM changed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER professional_rubros_added_search AFTER INSERT ON professional_rubros
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION professional_rubros_touch_search();

CREATE OR REPLACE TRIGGER professional_rubros_removed_search AFTER DELETE ON professional_rubros
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION professional_rubros_touch_search();
