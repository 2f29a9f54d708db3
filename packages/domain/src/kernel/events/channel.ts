import type { NoticeChannel } from '@oficio/contracts/kernel/notice-groups'
import type { TxCtx } from '../ctx'
import type { EventDefinition } from './define-event'

/** The account of a recipient, while it is open. */
export interface RecipientAccount {
  id: string
  email: string
  mutedMails: string[]
  mutedNotices: string[]
  mutedPushes: string[]
}

/** One recipient of an event, as every channel reads it. */
export interface Delivery {
  /** Null for a person who is only reached by mail. */
  account: RecipientAccount | null
  /** Where mails go; null for an account that was closed. */
  email: string | null
  /** A second delivery with the same key to the same recipient is dropped. */
  dedupeKey: string
  data: object
}

export interface DeliveryOptions {
  /** Limits the delivery to these channels. */
  channels?: readonly NoticeChannel[]
  /** Sends mails then; left out: at once. */
  mailAt?: Date
  /** Counts the mails for the connection of a caller who has not proven the address; waiting mails are sent later. */
  unproven?: { connectionHash: string; isWaiting: boolean } | undefined
}

/** Delivers an event to recipients, in the caller's transaction, as far as the event has words for the channel. */
export type Channel = (
  ctx: TxCtx,
  event: EventDefinition,
  deliveries: readonly Delivery[],
  options: DeliveryOptions,
) => Promise<void>
