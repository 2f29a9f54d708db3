import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import type { RefundReason } from '@oficio/contracts/payments/refund-texts'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { Tx } from '@oficio/db/client'
import type { Payment, PaymentIntent } from '@oficio/db/generated/client'
import type { Actor } from '../kernel/actor'
import type { Ctx, TxCtx } from '../kernel/ctx'
import type { MailTemplates } from '../kernel/mail/templates'

type StartInput = InputOf<typeof createPaymentEndpoint>

/** All that the ledger has to know of one kind of payment; its noun defines it, and ../registry.ts lists it. */
export interface PaymentKindDefinition {
  /** The word that is stored; it stays when the text changes. */
  kind: string
  /** What the payer reads at the provider, in mails and in their history. */
  title: string
  /**
   * Gives what was paid for. Returns null, or why it cannot be given: the money then goes back. This and `takeBack` run
   * once for each effect, in a transaction that holds the intent.
   */
  grant(ctx: TxCtx, intent: PaymentIntent, payment: Payment): Promise<RefundReason | null>
  /** Takes it back, because the money went back. */
  takeBack(ctx: TxCtx, intent: PaymentIntent): Promise<void>
  /** Whether a call that starts a payment asks for this kind. */
  isMeant(metadata: StartInput['metadata']): boolean
  /** Starts the payment for something that exists already. */
  start(ctx: Ctx, actor: Actor, input: StartInput): Promise<ResponseOf<typeof createPaymentEndpoint>>
  /** Whether the caller may see the payment because what it is for is theirs. */
  isOwnerOf(
    ctx: Ctx,
    actor: Actor,
    intent: Pick<PaymentIntent, 'subjectType' | 'subjectId'>,
  ): Promise<boolean>
  /** What the page of a payment says of what it is for; only for a caller who may see the payment. */
  viewSubject(ctx: Ctx, actor: Actor, intent: PaymentIntent): Promise<PaymentView['subject']>
  /** What the page of a payment says beside what is true of all payments. */
  says(view: Pick<PaymentView, 'subject' | 'approvedAt' | 'createdAt'>): PaymentView['says']
  /** Whether what was paid is used up, where the payment can stand by itself for a while. */
  isUsed(subject: PaymentView['subject']): boolean
  /** Whose address is told that money went back where it may have changed since, and what erases that address. */
  returnedTo(tx: Tx, intent: PaymentIntent): Promise<{ requestId: string; email: string } | null>
  /** Where the mail about money that went back leads its reader. */
  nextAfterReturn(
    ctx: Ctx,
    intent: PaymentIntent,
    to: string,
  ): Promise<MailTemplates['payment-returned']['next']>
}

declare module '../kernel/ctx' {
  interface Registry {
    paymentKinds: readonly PaymentKindDefinition[]
  }
}

/** Returns the definition of an intent's kind. Throws on a kind that nobody knows, so that no money goes unnoticed. */
export function paymentKindOf({ registry }: Ctx, { kind }: { kind: string }): PaymentKindDefinition {
  const found = registry.paymentKinds.find((one) => one.kind === kind)
  if (!found) throw new Error(`no rules for payments of kind ${kind}`)
  return found
}

/** What the payments of a subscription are called beside those of intents. */
const subscriptionTitle = 'Suscripción mensual'

/** Returns what a payment of an intent's kind is called, or one of a subscription's charges where there is no kind. */
export const paymentTitleOf = ({ registry }: Ctx, kind: string | null): string =>
  kind === null || kind === 'subscription'
    ? subscriptionTitle
    : (registry.paymentKinds.find((one) => one.kind === kind)?.title ?? 'Otro')
