import type { TxCtx } from '../kernel/ctx'

/**
 * Side effects of changes of a request on its leads. The leads noun implements them. The caller must hold the lock of
 * the request.
 */
export interface LeadFollowUps {
  /** The client confirmed the request: charges the leads that were opened before. */
  clientConfirmed(ctx: TxCtx, requestId: string): Promise<void>
  /** The professional does the work: charges the lead even if the client never confirms. */
  workGiven(ctx: TxCtx, lead: { requestId: string; leadId: string }): Promise<void>
  /**
   * The professional reached the client. `isMeasured`: the professional reported it, so it counts for the response
   * time.
   */
  clientReached(ctx: TxCtx, lead: { id: string; professionalId: string; isMeasured: boolean }): Promise<void>
  /** The client denies the contact, which only this professional had reported. */
  contactDenied(ctx: TxCtx, leadId: string): Promise<void>
  /** The request is being erased: erases the texts about its leads too. */
  requestErased(ctx: TxCtx, requestId: string): Promise<void>
}

declare module '../kernel/ctx' {
  interface Registry {
    leadFollowUps: LeadFollowUps
  }
}
