import { movementDaysMax, type movementList } from '@oficio/contracts/admin/payments/movements'
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
import { movementsBetween } from './movements-between'

interface Move {
  day: string
  paymentId: string
  providerId: string
  kind: string
  subjectType: string | null
  amountCentavos: number
  /** Refunded centavos before and after the movement; both 0 for an approval. */
  backBefore: number
  backAfter: number
  isApproval: boolean
  vatPercent: number | null
  name: string | null
  documentKind: string | null
  document: string | null
  vatCondition: string | null
}

/** One movement for the accountant; its amounts are negative for a refund. */
export interface MovementRow
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
 * Returns the movements of one day of the requested period (by default this month) and the next day as the cursor.
 * Throws validation_failed.
 */
export async function listMovements(
  ctx: Ctx,
  actor: Actor,
  { cursor, ...filters }: ListQuery<typeof movementList>,
): Promise<ListPage<MovementRow>> {
  requireAdmin(actor)
  const today = dayOf(ctx.clock.now())
  const from = filters.from ?? dayOf(monthStart(ctx.clock.now()))
  const until = filters.until ?? today
  if (differenceInCalendarDays(until, from) >= movementDaysMax) throw new AppError('validation_failed')
  const day = cursor ?? from
  if (day > until) return { rows: [], nextCursor: null }
  const begin = startOfCalendarDay(day)
  const end = addDays(begin, 1)
  const next = dayOf(end)
  // Later days have no movements yet.
  const isLast = next > until || next > today
  return {
    rows: (await movesOf(ctx, begin, end)).map((move) => rowOf(ctx, move)),
    nextCursor: isLast ? null : next,
  }
}

const dayOf = (moment: Date): string => formatISO(moment, { representation: 'date', ...inArgentina })

const movesOf = (ctx: Ctx, begin: Date, end: Date) => ctx.db.$queryRaw<Move[]>`
  ${movementsBetween(begin, end)}
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
  // Computes nets from the remaining amount, so that the nets of partial refunds add up exactly to the original net.
  const remainingNet = (back: number) => netCentavos(amountCentavos - back, vatPercent)
  return {
    ...move,
    vatPercent,
    kindText: kindTextOf(ctx, { kind, subjectType }),
    grossCentavos: isApproval ? amountCentavos : backBefore - backAfter,
    netCentavos: isApproval ? remainingNet(0) : remainingNet(backAfter) - remainingNet(backBefore),
  }
}
