import type { Role } from '@oficio/contracts/access'
import { AppError, type ErrorCode } from '@oficio/contracts/errors'
import type { AuditSubject } from '@oficio/contracts/kernel/audit-words'
import type { ReturnReasons } from '@oficio/contracts/payments/refund-texts'
import type { SettingKey } from '@oficio/contracts/settings/settings'
import type { SubscriptionStatus } from '@oficio/contracts/subscriptions/endpoints'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAccount } from '../kernel/actor'
import type { Ctx, TxCtx } from '../kernel/ctx'

/** What is subscribed; the columns are text so that a new kind needs no migration. */
export interface Subject {
  subjectType: string
  subjectId: string
}

/** Whose subscription the caller's is. */
export interface OwnSubject {
  subjectId: string
  userId: string
  /** Where the provider writes to unless the caller says another address. */
  email: string
  /** Why it may not subscribe now, though there is one; null where it may. */
  refusal: ErrorCode | null
}

/** What one kind of subscription gives, in sentences for its owner. */
export interface SubscriptionWords {
  notices: { active: string; failing: string; suspended: string }
  mails: {
    active: { preview: string; text: string }
    /** Of a charge that failed while nothing else gives access. */
    failing: { preview: string; text: string }
    suspended: {
      preview: string
      whatStays: string
      /** What an earlier paid subscription still allows: 'podés …'. */
      stillAllowed: string
      /** What it has to be brought back for: 'ver …'. */
      toSee: string
    }
  }
}

/** What a subscription of one kind of subject costs, says and leads to; its noun defines and contributes it. */
export interface SubscriptionKindDefinition {
  subjectType: string
  /** The role whose accounts mean this kind where they name none, as most calls of the API do. */
  usualOf?: Role
  /** The settings that are its prices, if any: the panel says that an increase of them is announced. */
  priceSettings?: readonly SettingKey[]
  /** What a unit costs that subject a month now, in pesos. Running subscriptions follow it, a rise after its notice. */
  unitPriceArs(ctx: Ctx, subjectId: string): Promise<number>
  /**
   * Returns the caller's own subject: the given one, which callers with several must specify. Throws forbidden to a
   * caller without one, not_found if the given one is not theirs.
   */
  findOwn(tx: Tx, actor: Actor, subjectId: string | undefined): Promise<OwnSubject>
  /** Locks the subject until the transaction ends, and throws the refusal of `findOwn` where it may not subscribe. */
  lockSubscribable(tx: Tx, subjectId: string): Promise<void>
  /** Returns the tax id that receipts of that account name; null where the kind knows none. */
  taxIdOf(tx: Tx, userId: string): Promise<string | null>
  /** Returns since when the subject is gone for good, so that no charge gives it anything; null while it is there. */
  goneSince(tx: Tx, subjectId: string): Promise<Date | null>
  /** How many units the subject is charged for now, at least one. */
  unitsOf(tx: Tx, subjectId: string): Promise<number>
  /**
   * Returns what a charge pays for that is asked for now, where charges of one subject may pay for several things: it is kept
   * with the amount.
   */
  paysFor?(tx: Tx, subjectId: string): Promise<Prisma.InputJsonObject>
  /** Returns what the calls answer of where it stands, where the kind has more to say than is said of every one. */
  viewStatus?(ctx: Ctx, subjectId: string): Promise<SubscriptionStatus>
  /**
   * Runs in the transaction that synced one of its subscriptions, for a noun that stores the benefit. It holds the
   * subscription's lock, so work that locks the subject belongs in a job.
   */
  whenRead?(ctx: TxCtx, subjectId: string): Promise<void>
  /** What the payer reads in every mail of the provider. */
  titleOf(ctx: Ctx): string
  /** What one charge is called in the panel and in the mail that says that it went back. */
  chargeTitle: string
  /** The same in the payer's history, next to its month. */
  historyTitle: string
  /** Its own reasons to give a charge back, beside those of every subscription. */
  returnReasons?: ReturnReasons
  /** Returns what it gives that subject, as mails and notices say it. */
  wordsOf(tx: Tx, subjectId: string): Promise<SubscriptionWords>
  /** What is charged for, in words. */
  unitsText(units: number): string
  /** How the record of decisions names such a subject: the panel shows what was decided about it. */
  auditSubject(subjectId: string): AuditSubject
  /** The page of this site where it is seen to. */
  managePath: string
  /** Where the provider leads its payer back to, where that is another one: somebody may pay who cannot log in yet. */
  returnPath?: string
  /** The page from which its owner works, where a mail leads that asks nothing of them. */
  homeLink: { text: string; path: string }
}

declare module '../kernel/ctx' {
  interface Registry {
    subscriptionKinds: readonly SubscriptionKindDefinition[]
  }
}

/** Returns the rules of a subscription's kind. Throws on a kind that nobody knows, so that nothing is charged blindly. */
export function kindOf(
  { registry }: Ctx,
  { subjectType }: { subjectType: string },
): SubscriptionKindDefinition {
  const kind = registry.subscriptionKinds.find((kind) => kind.subjectType === subjectType)
  if (!kind) throw new Error(`no rules for subscriptions of ${subjectType}`)
  return kind
}

/**
 * Returns the kind that the caller names, or means by their role where they name none. Throws unauthenticated, validation_failed for
 * an unknown name, and forbidden where the role has none; whether they have one of that kind is said by its `findOwn`.
 */
export function ownKindOf(
  { registry }: Ctx,
  actor: Actor,
  subjectType: string | undefined,
): SubscriptionKindDefinition {
  const { role } = requireAccount(actor)
  const kind = registry.subscriptionKinds.find((kind) =>
    subjectType === undefined ? kind.usualOf === role : kind.subjectType === subjectType,
  )
  if (!kind && subjectType !== undefined)
    throw new AppError('validation_failed', {
      fields: {
        subjectType: `Puede ser: ${registry.subscriptionKinds.map((kind) => kind.subjectType).join(', ')}.`,
      },
    })
  if (!kind) throw new AppError('forbidden')
  return kind
}

/** Returns what a unit costs that subject a month now, in centavos. */
export async function unitPriceOf(ctx: Ctx, subject: Subject): Promise<number> {
  return (await kindOf(ctx, subject).unitPriceArs(ctx, subject.subjectId)) * 100
}
