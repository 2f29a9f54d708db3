import type { SyncChange } from '@oficio/contracts/admin/payments/intent'
import type { Ctx } from '../../kernel/ctx'

/** The facts of an object that a sync may change. */
interface State {
  about: SyncChange['about']
  providerId: string | null
  facts: Record<string, string | null>
}

/** Returns the changes that `ask` caused, by comparing the state before and after it. */
export async function findChangesCausedBy(
  look: () => Promise<State[]>,
  ask: () => Promise<unknown>,
): Promise<SyncChange[]> {
  const before = await look()
  await ask()
  const after = await look()
  return after.flatMap((state) => {
    const earlierState = before.find(
      (earlier) => earlier.about === state.about && earlier.providerId === state.providerId,
    )
    return Object.entries(state.facts)
      .map(([field, value]) => ({
        about: state.about,
        providerId: state.providerId,
        field,
        before: earlierState?.facts[field] ?? null,
        after: value,
      }))
      .filter((change) => change.before !== change.after)
  })
}

/** Returns the state of an intent and its payments; amounts in centavos, times in ISO format. */
export async function readIntentState(ctx: Ctx, id: string): Promise<State[]> {
  const intent = await ctx.db.paymentIntent.findUniqueOrThrow({
    where: { id },
    include: { payments: { orderBy: { id: 'asc' } }, effectPayment: true },
  })
  const facts = { status: intent.status, effect: intent.effectPayment?.providerId ?? null }
  return [{ about: 'intent', providerId: null, facts }, ...intent.payments.map(stateOfPayment)]
}

export async function readSubscriptionState(ctx: Ctx, id: string): Promise<State[]> {
  const { charges, payments, ...subscription } = await ctx.db.subscription.findUniqueOrThrow({
    where: { id },
    include: { charges: { orderBy: { debitAt: 'asc' } }, payments: { orderBy: { id: 'asc' } } },
  })
  return [
    {
      about: 'subscription',
      providerId: null,
      facts: {
        status: subscription.status,
        providerStatus: subscription.providerStatus,
        providerAmount: text(subscription.providerAmountCentavos),
        paidUntil: moment(subscription.paidUntil),
        nextChargeAt: moment(subscription.nextChargeAt),
      },
    },
    ...charges.map(({ providerId, status, paymentStatus, paidUntil }) => ({
      about: 'charge' as const,
      providerId,
      facts: { status, paymentStatus, paidUntil: moment(paidUntil) },
    })),
    ...payments.map(stateOfPayment),
  ]
}

interface PaymentState {
  providerId: string
  status: string
  statusDetail: string | null
  refundedCentavos: number
  fault: string | null
}

const stateOfPayment = ({
  providerId,
  status,
  statusDetail,
  refundedCentavos,
  fault,
}: PaymentState): State => ({
  about: 'payment',
  providerId,
  facts: { status, statusDetail, refunded: refundedCentavos === 0 ? null : String(refundedCentavos), fault },
})

const text = (value: number | null): string | null => (value === null ? null : String(value))
const moment = (value: Date | null): string | null => value?.toISOString() ?? null
