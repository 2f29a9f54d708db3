import { type PaymentSort, type PaymentTab, undecidedStatuses } from '@oficio/contracts/admin/payments/list'
import { urgencyFeeSubjects } from '@oficio/contracts/service-requests/urgency-fee'
import { Prisma } from '@oficio/db/generated/client'
import type { ListSource } from '../../kernel/lists/find-page'

/** Joins the payer and the subject of an intent `i` or a subscription `s`. */
const payerTables = Prisma.sql`
  LEFT JOIN service_requests r ON r.urgency_intent_id = i.id
    OR (i.subject_type = ${urgencyFeeSubjects.request} AND r.id = i.subject_id)
  LEFT JOIN service_request_drafts d ON i.subject_type = ${urgencyFeeSubjects.form} AND d.id = i.subject_id
  LEFT JOIN professionals pro ON pro.id = CASE 'professional'
    WHEN s.subject_type THEN s.subject_id WHEN i.subject_type THEN i.subject_id END
  LEFT JOIN users u ON u.id = coalesce(s.user_id, pro.user_id, i.user_id)`

/** The row's own id, which sorts the lists, because ids increase with time. */
const rowId: Record<PaymentTab, Prisma.Sql> = {
  intents: Prisma.sql`i.id`,
  payments: Prisma.sql`p.id`,
  subscriptions: Prisma.sql`s.id`,
}

/**
 * Joins, to an intent that is neither paid nor returned, its attempt that was approved without effect or that the
 * provider has not decided. Such an intent is not called unpaid.
 */
const undecidedAttempt = Prisma.sql`
  LEFT JOIN LATERAL (
    SELECT p.status, p.fault FROM payments p
    WHERE p.intent_id = i.id AND i.status IN ('open', 'expired') AND p.status = ANY (${undecidedStatuses})
      AND NOT EXISTS (SELECT FROM refunds WHERE payment_id = p.id)
    ORDER BY p.fault IS NULL, p.id DESC LIMIT 1
  ) attempt ON true`

/** The tables of each list; `i` and `s` are in all of them. */
const tables: Record<PaymentTab, Prisma.Sql> = {
  intents: Prisma.sql`payment_intents i LEFT JOIN subscriptions s ON false ${undecidedAttempt} ${payerTables}`,
  payments: Prisma.sql`payments p
    LEFT JOIN payment_intents i ON i.id = p.intent_id
    LEFT JOIN subscriptions s ON s.id = p.subscription_id ${payerTables}`,
  subscriptions: Prisma.sql`subscriptions s LEFT JOIN payment_intents i ON false ${payerTables}`,
}

export const rowStatus: Record<PaymentTab, Prisma.Sql> = {
  intents: Prisma.sql`coalesce(attempt.status, i.status::text)`,
  payments: Prisma.sql`p.status`,
  subscriptions: Prisma.sql`s.status::text`,
}

const payerColumns = Prisma.sql`
  coalesce(
    nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''),
    nullif(trim(concat_ws(' ', r.contact_name, r.contact_last_name)), ''),
    concat_ws(' ', d.form->>'contactName', d.form->>'contactLastName')
  ) AS "payerName",
  coalesce(nullif(s.payer_email::text, ''), i.payer_email::text, nullif(r.email::text, ''), u.email::text) AS "payerEmail",
  u.username::text AS username`

/** The columns of each list. */
const columns: Record<PaymentTab, Prisma.Sql> = {
  intents: Prisma.sql`
    i.id, 'intent' AS "ownerType", i.id AS "ownerId", i.kind, NULL AS "subjectType",
    ${rowStatus.intents} AS status, attempt.fault,
    i.amount_centavos AS "amountCentavos", 'ARS' AS currency, i.created_at AS "createdAt",
    (SELECT coalesce(sum(refunded_centavos), 0)::int FROM payments WHERE intent_id = i.id) AS "refundedCentavos",
    (SELECT provider_id FROM payments WHERE intent_id = i.id
      ORDER BY (id = i.effect_payment_id) DESC NULLS LAST, id DESC LIMIT 1) AS "providerId",
    ${payerColumns}`,
  payments: Prisma.sql`
    p.id, CASE WHEN s.id IS NULL THEN 'intent' ELSE 'subscription' END AS "ownerType",
    coalesce(s.id, i.id) AS "ownerId", coalesce(i.kind, 'subscription') AS kind, s.subject_type AS "subjectType", p.status, p.fault,
    p.amount_centavos AS "amountCentavos", p.currency, p.provider_created_at AS "createdAt",
    p.refunded_centavos AS "refundedCentavos", p.provider_id AS "providerId",
    ${payerColumns}`,
  subscriptions: Prisma.sql`
    s.id, 'subscription' AS "ownerType", s.id AS "ownerId", 'subscription' AS kind, s.subject_type AS "subjectType",
    s.status::text, NULL AS fault,
    s.amount_centavos AS "amountCentavos", 'ARS' AS currency, s.created_at AS "createdAt",
    0 AS "refundedCentavos", s.provider_id AS "providerId",
    ${payerColumns}`,
}

export const sourceOf = (tab: PaymentTab): ListSource<PaymentSort> => ({
  columns: columns[tab],
  from: tables[tab],
  id: { value: rowId[tab], type: 'uuid' },
  orders: { newest: { isDescending: true }, oldest: { isDescending: false } },
})
