import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import type { CommonReturnReason, ReturnReason } from '@oficio/contracts/payments/refund-texts'
import type { PaidSubjectLink, PaymentView } from '@oficio/contracts/payments/shapes'
import type { Payment, PaymentIntent } from '@oficio/db/generated/client'
import type { Actor } from '../kernel/actor'
import type { Ctx, TxCtx } from '../kernel/ctx'

type CheckoutAnswer = ResponseOf<typeof createPaymentEndpoint>

interface StartInput extends Pick<InputOf<typeof createPaymentEndpoint>, 'amount' | 'return_url'> {
  subjectId: string | undefined
}

/**
 * The prices, texts and effects of one kind of payment. The folder of its subject defines and contributes it. `Reason`
 * are the kind's own refund reasons.
 */
export interface PaymentKindDefinition<Reason extends string = string> {
  /** The stored name of the kind; it stays when the title changes. */
  kind: string
  /** The title that the payer reads at the provider, in mails and in the payment history. */
  title: string
  /** Returns the current price in pesos; null if each subject has its own price. */
  priceArs(ctx: Ctx): Promise<number | null>
  /**
   * Grants what was paid for. Returns null, or the reason why the payment is refunded instead. `grant` and `takeBack`
   * run once per effect, in a transaction that locks the intent.
   */
  grant(
    ctx: TxCtx,
    intent: PaymentIntent,
    payment: Payment,
  ): Promise<CommonReturnReason | NoInfer<Reason> | null>
  /** Revokes the benefit, because the payment was refunded. */
  takeBack(ctx: TxCtx, intent: PaymentIntent): Promise<void>
  /**
   * Restores the benefit after the site won the dispute of the payment. Returns null, also if the benefit was used up
   * before, or the reason for a refund. Default: `grant`; if `grant` refuses, the site keeps the money, because the
   * benefit was used up.
   */
  restore?(
    ctx: TxCtx,
    intent: PaymentIntent,
    takenBackAt: Date,
  ): Promise<CommonReturnReason | NoInfer<Reason> | null>
  /**
   * Starts the payment of an existing subject for the generic endpoint. Returns null if the call does not name the
   * subject.
   */
  start?(ctx: Ctx, actor: Actor, input: StartInput): Promise<CheckoutAnswer> | null
  /** Returns whether the caller may see the payment as the owner of its subject. Default: only the payer may. */
  isOwnerOf?(ctx: Ctx, actor: Actor, intent: PaidSubject): Promise<boolean>
  /** Returns the texts of the payment's page. Call it only for a caller who may see the payment. */
  view(ctx: Ctx, actor: Actor, intent: PaymentIntent, times: PaymentTimes): Promise<PaymentKindView>
  /** Returns the panel's link to what was paid for. Default, or null: no link. */
  adminSubject?(ctx: Ctx, intent: PaymentIntent): Promise<PaidSubjectLink | null>
  /** The texts of the kind's own refund reasons. */
  returnReasons: Readonly<Record<Reason, ReturnReason>>
  /** Returns the recipient of the refund mail. Default, or null: the payer's address. */
  returnedTo?(ctx: Ctx, intent: PaymentIntent): Promise<ReturnedTo | null>
  /**
   * Which code erases the payer's address and device when they are old. The ledger does so after the setting
   * `anonymiseAfterDays`; a noun does so together with its subject, by the ids of `returnedTo`. The payer's account id
   * stays.
   */
  payerErasedBy: 'ledger' | 'noun'
  /** Returns the link in the refund mail for the reader at the address `to`. */
  nextAfterReturn(ctx: Ctx, intent: PaymentIntent, to: string): Promise<NextStep>
}

type PaidSubject = Pick<PaymentIntent, 'subjectType' | 'subjectId'>

type PaymentTimes = Pick<PaymentView, 'createdAt' | 'approvedAt'>

/** The kind's part of a payment's page. */
interface PaymentKindView extends Pick<PaymentView, 'says' | 'subject'> {
  /** Whether the benefit is used; false while a payment waits to be used. */
  isUsed: boolean
}

/** The button of a mail. */
export interface NextStep {
  /** The label of the button. */
  text: string
  url: string
}

/** Recipient of a refund mail. */
export interface ReturnedTo {
  email: string
  /**
   * Ids that are stored with the mail. The noun of the payment uses them to change the mail's address, and to erase it
   * if `payerErasedBy` is 'noun'.
   */
  refs?: Readonly<Record<string, string>>
}

declare module '../kernel/ctx' {
  interface Registry {
    paymentKinds: readonly PaymentKindDefinition[]
  }
}

/** Returns the definition of a kind; null if the kind existed only in an earlier version of the site. */
export const findPaymentKind = ({ registry }: Ctx, kind: string): PaymentKindDefinition | null =>
  registry.paymentKinds.find((definition) => definition.kind === kind) ?? null

/** Returns the title of payments of a kind in lists, also for a kind that no longer exists. */
export const paymentTitleOf = (ctx: Ctx, kind: string): string => findPaymentKind(ctx, kind)?.title ?? 'Otro'

/** Returns the definition of an intent's kind. Throws on an unknown kind, so that no money goes unnoticed. */
export function paymentKindOf(ctx: Ctx, { kind }: { kind: string }): PaymentKindDefinition {
  const definition = findPaymentKind(ctx, kind)
  if (!definition) throw new Error(`no rules for payments of kind ${kind}`)
  return definition
}

/** Returns the names of the kinds whose payers are erased by the ledger, or by their noun. */
export const kindsErasedBy = ({ registry }: Ctx, eraser: PaymentKindDefinition['payerErasedBy']): string[] =>
  registry.paymentKinds.flatMap(({ kind, payerErasedBy }) => (payerErasedBy === eraser ? kind : []))
