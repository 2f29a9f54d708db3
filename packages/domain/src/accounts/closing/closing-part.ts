import type { Ctx, TxCtx } from '../../kernel/ctx'
import type { Person } from '../../kernel/personal-data'

/** What ends with the account, and what is kept of it. */
type Foretold = Partial<Record<'ends' | 'keeps', readonly string[]>>

/**
 * What a noun does when somebody closes their account (docs/product.md, 'Closing an account'); ../../registry.ts lists them in
 * the order in which they lock rows: requests, then professionals, then subscriptions.
 */
export interface ClosingPart {
  /** What it will do, in sentences for the account's owner, said before it is done. */
  foretell?(ctx: Ctx, person: Person): Promise<Foretold>
  /**
   * In the transaction that closes the account, and once more by the job that follows, for what another call of the
   * account wrote at that very moment: so doing it again changes nothing.
   */
  close(ctx: TxCtx, person: Person): Promise<void>
  /** Afterwards and outside of it: files, and what has transactions of its own. Doing it again changes nothing. */
  erase?(ctx: Ctx, person: Person): Promise<void>
}

declare module '../../kernel/ctx' {
  interface Registry {
    closing: readonly ClosingPart[]
  }
}
