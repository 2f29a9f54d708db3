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
 * All that the ledger has to know of one kind of payment; its noun defines and contributes it. `Reason` are
 * the reasons of its own for which money goes back.
 */
export interface PaymentKindDefinition<Reason extends string = string> {
  /** The word that is stored; it stays when the text changes. */
  kind: string
  /** What the payer reads at the provider, in mails and in their history. */
  title: string
  /** What it costs now; null where each thing has a price of its own, which its order says. */
  priceArs(ctx: Ctx): Promise<number | null>
  /**
   * Gives what was paid for. Returns null, or why it cannot be given: the money then goes back. This and `takeBack` run
   * once for each effect, in a transaction that holds the intent.
   */
  grant(
    ctx: TxCtx,
    intent: PaymentIntent,
    payment: Payment,
  ): Promise<CommonReturnReason | NoInfer<Reason> | null>
  /** Takes it back, because the money went back. */
  takeBack(ctx: TxCtx, intent: PaymentIntent): Promise<void>
  /**
   * Gives it once more, because the site won the dispute by which the money had gone. Returns null, also where it was used
   * up before and so was earned; or why the money has to go back all the same. Left out: `grant`, whose refusal counts as earned.
   */
  restore?(
    ctx: TxCtx,
    intent: PaymentIntent,
    takenBackAt: Date,
  ): Promise<CommonReturnReason | NoInfer<Reason> | null>
  /**
   * How the generic endpoint starts the payment of an existing subject; returns null if the call does not name the
   * subject.
   */
  start?(ctx: Ctx, actor: Actor, input: StartInput): Promise<CheckoutAnswer> | null
  /** Whether the caller may see the payment as the owner of its subject; if absent, only the payer may. */
  isOwnerOf?(ctx: Ctx, actor: Actor, intent: PaidSubject): Promise<boolean>
  /** What pages say of what was paid for; only for a caller who may see the payment. */
  view(ctx: Ctx, actor: Actor, intent: PaymentIntent, times: PaymentTimes): Promise<PaymentKindView>
  /** Where the panel finds what was paid for; left out, or null: there is nothing to look at. */
  adminSubject?(ctx: Ctx, intent: PaymentIntent): Promise<PaidSubjectLink | null>
  /** The words for its own reasons to give money back. */
  returnReasons: Readonly<Record<Reason, ReturnReason>>
  /** Recipient of the refund mail; absent or null: the payer's address. */
  returnedTo?(ctx: Ctx, intent: PaymentIntent): Promise<ReturnedTo | null>
  /**
   * Who erases the payer's mail and device once they are old: the ledger, after the setting `anonymiseAfterDays`, or the
   * noun, with what was paid for and by the ids of `returnedTo`. The account that paid stays named.
   */
  payerErasedBy: 'ledger' | 'noun'
  /** The link in the refund mail for the reader at the address `to`. */
  nextAfterReturn(ctx: Ctx, intent: PaymentIntent, to: string): Promise<NextStep>
}

type PaidSubject = Pick<PaymentIntent, 'subjectType' | 'subjectId'>

type PaymentTimes = Pick<PaymentView, 'createdAt' | 'approvedAt'>

/** What a kind says of a payment on its page. */
interface PaymentKindView extends Pick<PaymentView, 'says' | 'subject'> {
  /** Whether what was paid is used up, where the payment can stand by itself for a while. */
  isUsed: boolean
}

/** Where a mail leads on. */
export interface NextStep {
  /** What the button says. */
  text: string
  url: string
}

/** Recipient of a refund mail. */
export interface ReturnedTo {
  email: string
  /** Ids that are kept with the mail: by them the noun of the payment readdresses it, and erases its address where that is the noun's to do. */
  refs?: Readonly<Record<string, string>>
}

declare module '../kernel/ctx' {
  interface Registry {
    paymentKinds: readonly PaymentKindDefinition[]
  }
}

/** Returns the definition of a kind, or null where an earlier version of the site knew it and this one does not. */
export const findPaymentKind = ({ registry }: Ctx, kind: string): PaymentKindDefinition | null =>
  registry.paymentKinds.find((definition) => definition.kind === kind) ?? null

/** Returns the title of payments of a kind in lists, also for a kind that no longer exists. */
export const paymentTitleOf = (ctx: Ctx, kind: string): string => findPaymentKind(ctx, kind)?.title ?? 'Otro'

/** Returns the definition of an intent's kind. Throws on a kind that nobody knows, so that no money goes unnoticed. */
export function paymentKindOf(ctx: Ctx, { kind }: { kind: string }): PaymentKindDefinition {
  const definition = findPaymentKind(ctx, kind)
  if (!definition) throw new Error(`no rules for payments of kind ${kind}`)
  return definition
}

/** Returns the words of the kinds whose payers are erased by the ledger, or by their noun. */
export const kindsErasedBy = ({ registry }: Ctx, eraser: PaymentKindDefinition['payerErasedBy']): string[] =>
  registry.paymentKinds.flatMap(({ kind, payerErasedBy }) => (payerErasedBy === eraser ? kind : []))
