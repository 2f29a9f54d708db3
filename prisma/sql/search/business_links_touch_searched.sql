-- Updates the copy for the search (searched_businesses_copy) after a business gained or lost categories, tags or
-- rubros. Runs once per statement.
CREATE OR REPLACE FUNCTION business_links_touch_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE searched_businesses SET is_listed = is_listed WHERE business_id IN (SELECT business_id FROM changed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER business_category_links_added_searched AFTER INSERT ON business_category_links
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION business_links_touch_searched();

CREATE OR REPLACE TRIGGER business_category_links_removed_searched AFTER DELETE ON business_category_links
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION business_links_touch_searched();

CREATE OR REPLACE TRIGGER business_tag_links_added_searched AFTER INSERT ON business_tag_links
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION business_links_touch_searched();

CREATE OR REPLACE TRIGGER business_tag_links_removed_searched AFTER DELETE ON business_tag_links
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION business_links_touch_searched();

CREATE OR REPLACE TRIGGER business_rubros_added_searched AFTER INSERT ON business_rubros
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION business_links_touch_searched();

CREATE OR REPLACE TRIGGER business_rubros_removed_searched AFTER DELETE ON business_rubros
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION business_links_touch_searched();
