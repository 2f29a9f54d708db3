-- Translates the topic of a notification that a process of an earlier version stores during an upgrade. Remove this file
-- with fill_provider.sql.
CREATE OR REPLACE FUNCTION translate_topic() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.topic := CASE NEW.topic
    WHEN 'subscription_preapproval' THEN 'subscription'
    WHEN 'subscription_authorized_payment' THEN 'charge'
    ELSE 'other'
  END;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER provider_notifications_translate_topic BEFORE INSERT ON provider_notifications
  FOR EACH ROW WHEN (NEW.topic NOT IN ('payment', 'subscription', 'charge', 'other'))
  EXECUTE FUNCTION translate_topic();
