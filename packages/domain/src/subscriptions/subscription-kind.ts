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

/** What a subscription is for. The columns are text, so that a new kind needs no migration. */
export interface Subject {
  subjectType: string
  subjectId: string
}

/** The caller's subject and its owner. */
export interface OwnSubject {
  subjectId: string
  userId: string
  /** The payer's address at the provider unless the caller gives another one. */
  email: string
  /** Why the subject may not subscribe now; null if it may. */
  refusal: ErrorCode | null
}

/** What one kind of subscription gives, in sentences for its owner. */
export interface SubscriptionWords {
  notices: { active: string; failing: string; suspended: string }
  mails: {
    active: { preview: string; text: string }
    /** For a failed charge while nothing else gives access. */
    failing: { preview: string; text: string }
    suspended: {
      preview: string
      whatStays: string
      /** What an earlier paid subscription still allows: 'podés …'. */
      stillAllowed: string
      /** What the owner gets back by paying: 'ver …'. */
      toSee: string
    }
  }
}

/** The prices, texts and rules of one kind of subscription. The folder of its subject defines and contributes it. */
export interface SubscriptionKindDefinition {
  subjectType: string
  /** The role whose accounts use this kind by default, because most API calls name no kind. */
  defaultForRole?: Role
  /** The settings that hold its prices, if any. The admin panel warns that an increase is announced first. */
  priceSettings?: readonly SettingKey[]
  /**
   * The current monthly price of one unit for that subject, in pesos. Running subscriptions follow it; an increase
   * applies after its notice period.
   */
  unitPriceArs(ctx: Ctx, subjectId: string): Promise<number>
  /**
   * Returns the caller's own subject: the given one, which callers with several must specify. Throws forbidden to a
   * caller without one, not_found if the given one is not theirs.
   */
  findOwn(tx: Tx, actor: Actor, subjectId: string | undefined): Promise<OwnSubject>
  /** Locks the subject until the transaction ends, and throws the refusal of `findOwn` if it may not subscribe. */
  lockSubscribable(tx: Tx, subjectId: string): Promise<void>
  /** Returns the tax id for receipts of that account; null if the kind knows none. */
  taxIdOf(tx: Tx, userId: string): Promise<string | null>
  /** Returns since when the subject is gone for good, so that charges give it nothing; null while it exists. */
  goneSince(tx: Tx, subjectId: string): Promise<Date | null>
  /** Returns how many units the subject is charged for now, at least one. */
  unitsOf(tx: Tx, subjectId: string): Promise<number>
  /**
   * Returns what a charge requested now pays for, if charges of one subject may pay for different things. It is stored
   * with the amount.
   */
  paysFor?(tx: Tx, subjectId: string): Promise<Prisma.InputJsonObject>
  /** Returns the status that API calls answer, for kinds that have more to say than the common status. */
  viewStatus?(ctx: Ctx, subjectId: string): Promise<SubscriptionStatus>
  /**
   * Runs in the transaction that synced one of its subscriptions, for kinds that store the benefit. The transaction
   * holds the subscription's lock, so work that locks the subject belongs in a job.
   */
  afterSync?(ctx: TxCtx, subjectId: string): Promise<void>
  /** The title that the payer reads in every mail of the provider. */
  titleOf(ctx: Ctx): string
  /** The name of one charge in the admin panel and in the refund mail. */
  chargeTitle: string
  /** The name of one charge in the payer's history, beside its month. */
  historyTitle: string
  /** The kind's own refund reasons, in addition to the common ones. */
  returnReasons?: ReturnReasons
  /** Returns what the subscription gives that subject, in the words of mails and notices. */
  wordsOf(tx: Tx, subjectId: string): Promise<SubscriptionWords>
  /** Returns the charged units in words. */
  unitsText(units: number): string
  /** Returns the audit subject under which the panel shows decisions about such a subject. */
  auditSubject(subjectId: string): AuditSubject
  /** The page of this site where the owner manages the subscription. */
  managePath: string
  /**
   * The page to which the provider returns the payer, if it is not `managePath`: a payer may not be able to log in yet.
   */
  returnPath?: string
  /** The owner's working page, for mails that require no action. */
  homeLink: { text: string; path: string }
}

declare module '../kernel/ctx' {
  interface Registry {
    subscriptionKinds: readonly SubscriptionKindDefinition[]
  }
}

/** Returns the rules of a subscription's kind. Throws on an unknown kind, so that nothing is charged blindly. */
export function kindOf(
  { registry }: Ctx,
  { subjectType }: { subjectType: string },
): SubscriptionKindDefinition {
  const kind = registry.subscriptionKinds.find((kind) => kind.subjectType === subjectType)
  if (!kind) throw new Error(`no rules for subscriptions of ${subjectType}`)
  return kind
}

/**
 * Returns the kind that the caller names, or the usual kind of the caller's role. Throws unauthenticated,
 * validation_failed for an unknown name, and forbidden if the role has no kind. `findOwn` of the kind checks whether
 * the caller has such a subject.
 */
export function ownKindOf(
  { registry }: Ctx,
  actor: Actor,
  subjectType: string | undefined,
): SubscriptionKindDefinition {
  const { role } = requireAccount(actor)
  const kind = registry.subscriptionKinds.find((kind) =>
    subjectType === undefined ? kind.defaultForRole === role : kind.subjectType === subjectType,
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

/** Returns the current monthly price of one unit for that subject, in centavos. */
export async function unitPriceOf(ctx: Ctx, subject: Subject): Promise<number> {
  return (await kindOf(ctx, subject).unitPriceArs(ctx, subject.subjectId)) * 100
}
