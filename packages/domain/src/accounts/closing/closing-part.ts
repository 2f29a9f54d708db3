import type { Ctx, TxCtx } from '../../kernel/ctx'
import type { Person } from '../../kernel/personal-data'

/** What ends with the account, and what stays stored, as sentences. */
type ClosingConsequences = Partial<Record<'ends' | 'keeps', readonly string[]>>

/**
 * What a noun does when an account closes (docs/product.md, 'Closing an account'). The order in ../../registry.ts is
 * the order in which rows are locked: requests, then professionals, then subscriptions.
 */
export interface ClosingPart {
  /** Returns sentences that tell the owner what closing will do, before they confirm. */
  foretell?(ctx: Ctx, person: Person): Promise<ClosingConsequences>
  /**
   * Runs in the transaction that closes the account. Must be idempotent, because the erasing job runs it again to catch
   * records that a concurrent call of the account wrote.
   */
  close(ctx: TxCtx, person: Person): Promise<void>
  /** Runs after that transaction, for files and for work with transactions of its own. Must be idempotent. */
  erase?(ctx: Ctx, person: Person): Promise<void>
}

declare module '../../kernel/ctx' {
  interface Registry {
    closing: readonly ClosingPart[]
  }
}
