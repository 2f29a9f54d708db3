import type { TxCtx } from '../kernel/ctx'

/** What follows from news of a request for the professionals who hold its contact data. The caller holds its lock. */
export interface LeadFollowUps {
  /** Its client is real: the leads that were opened before are charged. */
  clientConfirmed(ctx: TxCtx, requestId: string): Promise<void>
  /** The work is this professional's, whose lead counts even where the client never confirms. */
  workGiven(ctx: TxCtx, lead: { requestId: string; leadId: string }): Promise<void>
  /** The professional reached the client. `isMeasured`: they said so themselves, so it tells how quickly they answer. */
  clientReached(ctx: TxCtx, lead: { id: string; professionalId: string; isMeasured: boolean }): Promise<void>
  /** The client contradicts what alone told of a contact by this lead. */
  contactDenied(ctx: TxCtx, leadId: string): Promise<void>
  /** The request is being erased, and with it what was written about its leads. */
  requestErased(ctx: TxCtx, requestId: string): Promise<void>
}

declare module '../kernel/ctx' {
  interface Registry {
    leadFollowUps: LeadFollowUps
  }
}
