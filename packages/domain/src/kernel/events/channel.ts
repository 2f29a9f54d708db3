import type { NoticeChannel } from '@oficio/contracts/kernel/notice-groups'
import type { TxCtx } from '../ctx'
import type { EventDefinition } from './define-event'

/** The open account of a recipient. */
export interface RecipientAccount {
  id: string
  email: string
  mutedMails: string[]
  mutedNotices: string[]
  mutedPushes: string[]
}

/** One recipient of an event, as passed to every channel. */
export interface Delivery {
  /** Null for a person without an open account, who is reached only by mail. */
  account: RecipientAccount | null
  /** The address for mails; null for a closed account. */
  email: string | null
  /** Deduplication key: a second delivery with the same key to the same recipient is dropped. */
  dedupeKey: string
  data: object
}

export interface DeliveryOptions {
  /** Limits the delivery to these channels. */
  channels?: readonly NoticeChannel[]
  /** Sends mails at this time; if omitted, immediately. */
  mailAt?: Date
  /** Counts the mails against the budget of a caller who has not proven the address. Waiting mails are sent later. */
  unproven?: { connectionHash: string; isWaiting: boolean } | undefined
}

/**
 * Delivers an event to recipients in the caller's transaction. Does nothing if the event defines no text for the
 * channel.
 */
export type Channel = (
  ctx: TxCtx,
  event: EventDefinition,
  deliveries: readonly Delivery[],
  options: DeliveryOptions,
) => Promise<void>
