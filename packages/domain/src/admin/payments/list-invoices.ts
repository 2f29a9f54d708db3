import { invoiceDaysMax, type invoiceList } from '@oficio/contracts/admin/payments/invoices'
import { AppError } from '@oficio/contracts/errors'
import type { ListPage, ListQuery } from '@oficio/contracts/kernel/lists/define-list'
import { netCentavos } from '@oficio/contracts/payments/net-price'
import { differenceInCalendarDays, formatISO } from 'date-fns'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { atArgentina } from '../../kernel/time/at-argentina'
import { startOfCalendarDay } from '../../kernel/time/day-start'
import { addDays, inArgentina } from '../../kernel/time/days'
import { monthStart } from '../../kernel/time/month-start'
import { kindTextOf } from './kind-text'

interface Move {
  day: string
  paymentId: string
  providerId: string
  kind: string
  subjectType: string | null
  amountCentavos: number
  /** Given back before and after it; both 0 of an approval. */
  backBefore: number
  backAfter: number
  isApproval: boolean
  vatPercent: number | null
  name: string | null
  documentKind: string | null
  document: string | null
  vatCondition: string | null
}

/** One amount, as the accountant books it: negative where it went back. */
export interface InvoiceRow
  extends Pick<
    Move,
    'day' | 'paymentId' | 'providerId' | 'name' | 'documentKind' | 'document' | 'vatCondition'
  > {
  kindText: string
  grossCentavos: number
  netCentavos: number
  vatPercent: number
}

/**
 * Returns what came in and went back on one day of those that are asked for (this month, unless told else), and which day
 * follows. The same amounts on the same days as the sums of the panel (./sum-days.ts). Throws validation_failed.
 */
export async function listInvoices(
  ctx: Ctx,
  actor: Actor,
  { cursor, ...asked }: ListQuery<typeof invoiceList>,
): Promise<ListPage<InvoiceRow>> {
  requireAdmin(actor)
  const today = dayOf(ctx.clock.now())
  const from = asked.from ?? dayOf(monthStart(ctx.clock.now()))
  const until = asked.until ?? today
  if (differenceInCalendarDays(until, from) >= invoiceDaysMax) throw new AppError('validation_failed')
  const day = cursor ?? from
  if (day > until) return { rows: [], nextCursor: null }
  const begin = startOfCalendarDay(day)
  const end = addDays(begin, 1)
  const next = dayOf(end)
  // Nothing has happened yet on the days after this one.
  const isLast = next > until || next > today
  return {
    rows: (await movesOf(ctx, begin, end)).map((move) => rowOf(ctx, move)),
    nextCursor: isLast ? null : next,
  }
}

const dayOf = (moment: Date): string => formatISO(moment, { representation: 'date', ...inArgentina })

const movesOf = (ctx: Ctx, begin: Date, end: Date) => ctx.db.$queryRaw<Move[]>`
  WITH touched AS (
    SELECT id FROM payments WHERE approved_at >= ${begin} AND approved_at < ${end}
    UNION SELECT payment_id FROM payment_events WHERE provider_updated_at >= ${begin} AND provider_updated_at < ${end}
  ), ours AS (
    SELECT p.id, p.provider_id, p.amount_centavos, p.approved_at, coalesce(i.kind, 'subscription') AS kind, s.subject_type
    FROM touched JOIN payments p USING (id) LEFT JOIN payment_intents i ON i.id = p.intent_id
      LEFT JOIN subscriptions s ON s.id = p.subscription_id
    WHERE p.currency = 'ARS' AND p.fault IS DISTINCT FROM 'collector'
  ), back AS (
    SELECT ours.id, event.provider_updated_at AS at,
      CASE WHEN event.status = 'charged_back' THEN ours.amount_centavos ELSE event.refunded_centavos END AS total,
      lag(CASE WHEN event.status = 'charged_back' THEN ours.amount_centavos ELSE event.refunded_centavos END, 1, 0)
        OVER (PARTITION BY ours.id ORDER BY event.provider_updated_at, event.id) AS total_before
    FROM payment_events event JOIN ours ON ours.id = event.payment_id
  ), moves AS (
    SELECT id, approved_at AS at, true AS is_approval, 0 AS total_before, 0 AS total FROM ours
    WHERE approved_at IS NOT NULL
    UNION ALL SELECT id, at, false, total_before, total FROM back WHERE total <> total_before
  )
  SELECT to_char(at ${atArgentina}, 'YYYY-MM-DD') AS day, ours.id AS "paymentId", provider_id AS "providerId", kind,
    subject_type AS "subjectType", amount_centavos AS "amountCentavos", total_before AS "backBefore",
    total AS "backAfter", is_approval AS "isApproval", data.vat_percent AS "vatPercent", data.name,
    data.document_kind AS "documentKind", data.document, data.vat_condition AS "vatCondition"
  FROM moves JOIN ours USING (id) LEFT JOIN payment_invoice_data data ON data.payment_id = ours.id
  WHERE at >= ${begin} AND at < ${end}
  ORDER BY at, ours.id, total`

function rowOf(
  ctx: Ctx,
  { kind, subjectType, amountCentavos, backBefore, backAfter, isApproval, ...move }: Move,
) {
  const vatPercent = move.vatPercent ?? 0
  // Of what goes back in parts, the nets of all parts together are the net that came in.
  const left = (back: number) => netCentavos(amountCentavos - back, vatPercent)
  return {
    ...move,
    vatPercent,
    kindText: kindTextOf(ctx, { kind, subjectType }),
    grossCentavos: isApproval ? amountCentavos : backBefore - backAfter,
    netCentavos: isApproval ? left(0) : left(backAfter) - left(backBefore),
  }
}
