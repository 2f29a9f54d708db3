import type { PaymentTab } from '@oficio/contracts/admin/payments/list'
import { Prisma } from '@oficio/db/generated/client'
import { z } from 'zod'
import { holdsEveryWord } from '../../kernel/lists/conditions'

/** The text about a payer that a search matches, in every list. */
const aboutPayer = Prisma.sql`concat_ws(' ', i.payer_email, s.payer_email, u.first_name, u.last_name, u.username,
  u.email, pro.company_name, r.contact_name, r.contact_last_name, r.email, d.form->>'contactName',
  d.form->>'contactLastName', d.form->>'email')`

/** The payments that belong to a row of each list. */
const belongs: Record<PaymentTab, Prisma.Sql> = {
  intents: Prisma.sql`one.intent_id = i.id`,
  payments: Prisma.sql`one.id = p.id`,
  subscriptions: Prisma.sql`one.subscription_id = s.id`,
}

/**
 * Returns the condition of a matching row. Every word of the search is in the payer's name, mail or account, ignoring
 * accents and case. Or the whole search is an id: ours, a request's, the provider's, or a notification's.
 */
export function searchCondition(tab: PaymentTab, search: string): Prisma.Sql {
  const conditions = [holdsEveryWord(aboutPayer, search), isProviderId(tab, search)]
  if (z.uuid().safeParse(search).success) conditions.push(isOurId(tab, search))
  return Prisma.sql`(${Prisma.join(conditions, ' OR ')})`
}

function isOurId(tab: PaymentTab, id: string): Prisma.Sql {
  return Prisma.sql`${id}::uuid IN (i.id, i.subject_id, s.id, s.subject_id, r.id, u.id) OR EXISTS (
    SELECT 1 FROM payments one LEFT JOIN refunds back ON back.payment_id = one.id
    WHERE ${belongs[tab]} AND ${id}::uuid IN (one.id, back.id))`
}

function isProviderId(tab: PaymentTab, id: string): Prisma.Sql {
  return Prisma.sql`${id} IN (i.checkout_id, s.provider_id)
    OR EXISTS (
      SELECT 1 FROM payments one
      LEFT JOIN provider_notifications news ON news.provider = one.provider AND news.topic = 'payment'
        AND news.data_id = one.provider_id AND news.request_id = ${id}
      WHERE ${belongs[tab]} AND (one.provider_id = ${id} OR news.id IS NOT NULL))
    OR EXISTS (
      SELECT 1 FROM subscription_charges charge
      WHERE charge.subscription_id = s.id AND ${id} IN (charge.provider_id, charge.payment_provider_id))
    OR EXISTS (
      SELECT 1 FROM provider_notifications news
      WHERE news.provider = s.provider AND news.topic = 'subscription' AND news.data_id = s.provider_id
        AND news.request_id = ${id})`
}
