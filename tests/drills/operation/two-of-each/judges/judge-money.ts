import { ourLine, theirLine } from '../../../payments/ledger-rows'
import { type Comparison, differences } from '../../../support/differences'
import type { StandInState } from '../../../support/stand-in'
import type { Books } from '../books'
import type { Town } from '../town'

/** Returns the broken promises about money in words, by the provider's records. */
export async function judgeMoney({ installation, books }: Town, state: StandInState): Promise<string[]> {
  const { ctx } = installation.drill
  const faults: string[] = []
  for (const paid of books.paid) {
    const intent = await ctx.db.paymentIntent.findUniqueOrThrow({
      where: { id: paid.intentId },
      include: { payments: { include: { refunds: true } }, effects: { orderBy: { number: 'asc' } } },
    })
    const providerPayments = state.payments.filter(
      ({ external_reference }) => external_reference === paid.intentId,
    )
    const isBack = mustBeRefunded(books, paid)
    const refunds = intent.payments.flatMap((payment) => payment.refunds)
    const comparisons: Comparison[] = [
      ['the ledger', intent.payments.map(ourLine).sort(), providerPayments.map(theirLine).sort()],
      ['payments at the provider', providerPayments.map(({ id }) => id), [paid.paymentId]],
      ['effects', intent.effects.map(({ type }) => type), isBack ? ['granted', 'taken_back'] : ['granted']],
      ['refunds in the ledger', refunds.map(({ status }) => status), isBack ? ['done'] : []],
      [
        'refunds at the provider',
        providerPayments.flatMap((payment) => payment.refunds).length,
        isBack ? 1 : 0,
      ],
      ...(await compareSubject(ctx, paid)),
    ]
    faults.push(...differences(`payment ${paid.paymentId} (${paid.kind})`, comparisons))
  }
  return [...faults, ...(await judgeBookings(installation.drill.ctx, books))]
}

type Ctx = Town['installation']['drill']['ctx']
type PaidEntry = Books['paid'][number]

/**
 * Whether the money must be refunded: of an urgent request without a contact, and of a booking cancelled before it
 * began.
 */
function mustBeRefunded(books: Books, { kind, subjectId }: PaidEntry): boolean {
  if (kind === 'booking')
    return books.bookings.some((booking) => booking.bookingId === subjectId && booking.isCancelled)
  const leads = books.leads.filter(({ requestId }) => requestId === subjectId)
  return !leads.some(({ leadId }) => books.contactedLeads.includes(leadId))
}

async function compareSubject({ db }: Ctx, { kind, intentId, subjectId }: PaidEntry): Promise<Comparison[]> {
  if (kind === 'booking') return []
  const requests = await db.serviceRequest.findMany({
    where: { urgencyIntentId: intentId },
    select: { id: true },
  })
  return [['requests that it made urgent', requests.map(({ id }) => id), [subjectId]]]
}

async function judgeBookings({ db }: Ctx, books: Books): Promise<string[]> {
  const rows = await db.adBooking.findMany()
  const faults = books.bookings.flatMap(({ bookingId, isCancelled }) => {
    const status = rows.find(({ id }) => id === bookingId)?.status
    return differences(`booking ${bookingId}`, [
      ['its state', status, isCancelled ? 'cancelled' : 'pending_review'],
    ])
  })
  const live = rows.filter(({ status }) => status === 'pending_review')
  const doubleBookings = live.filter((booking) =>
    live.some(
      (other) =>
        other.id > booking.id &&
        other.spaceId === booking.spaceId &&
        other.startDate <= booking.endDate &&
        other.endDate >= booking.startDate,
    ),
  )
  return [
    ...faults,
    ...differences('bookings', [
      ['those that share a day', doubleBookings.map(({ id }) => id), []],
      ['all of them', rows.length, books.bookings.length],
    ]),
  ]
}
