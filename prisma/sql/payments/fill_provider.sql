-- Names the provider of a row that a process of the version without this column stores during an upgrade. That version
-- knows one provider only. Remove this file once no installation upgrades from that version (docs/decisions/0125).
CREATE OR REPLACE FUNCTION fill_provider() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.provider := 'mercadopago';
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER payment_intents_fill_provider BEFORE INSERT ON payment_intents
  FOR EACH ROW WHEN (NEW.provider IS NULL) EXECUTE FUNCTION fill_provider();
CREATE OR REPLACE TRIGGER payments_fill_provider BEFORE INSERT ON payments
  FOR EACH ROW WHEN (NEW.provider IS NULL) EXECUTE FUNCTION fill_provider();
CREATE OR REPLACE TRIGGER provider_notifications_fill_provider BEFORE INSERT ON provider_notifications
  FOR EACH ROW WHEN (NEW.provider IS NULL) EXECUTE FUNCTION fill_provider();
CREATE OR REPLACE TRIGGER subscriptions_fill_provider BEFORE INSERT ON subscriptions
  FOR EACH ROW WHEN (NEW.provider IS NULL) EXECUTE FUNCTION fill_provider();
CREATE OR REPLACE TRIGGER subscription_charges_fill_provider BEFORE INSERT ON subscription_charges
  FOR EACH ROW WHEN (NEW.provider IS NULL) EXECUTE FUNCTION fill_provider();
CREATE OR REPLACE TRIGGER unread_answers_fill_provider BEFORE INSERT ON unread_answers
  FOR EACH ROW WHEN (NEW.provider IS NULL) EXECUTE FUNCTION fill_provider();
CREATE OR REPLACE TRIGGER refunds_fill_provider BEFORE INSERT OR UPDATE ON refunds
  FOR EACH ROW WHEN (NEW.provider IS NULL AND NEW.provider_id IS NOT NULL) EXECUTE FUNCTION fill_provider();
CREATE OR REPLACE TRIGGER refused_notifications_fill_provider BEFORE INSERT ON refused_notifications
  FOR EACH ROW WHEN (NEW.provider IS NULL) EXECUTE FUNCTION fill_provider();
