import type { NoticeChannel } from '@oficio/contracts/kernel/notice-groups'
import type { TxCtx } from '../ctx'
import type { Choices } from './choices'
import type { EventDefinition } from './define-event'

/** The open account of a recipient. */
export interface RecipientAccount extends Choices {
  id: string
  email: string
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
  /** Limits the delivery to this channel. */
  onlyChannel?: NoticeChannel
  /** Delivers by every channel but this one. */
  exceptChannel?: NoticeChannel
  /** Sends mails at this time; if omitted, immediately. */
  mailAt?: Date
  /** Counts the mails against the budget of a caller who has not proven the address. Waiting mails are sent later. */
  unproven?: { connectionHash: string; isWaiting: boolean } | undefined
}

/**
 * Delivers an event to recipients in the caller's transaction. Does nothing if the event defines no text for the
 * channel.
 */
export type Deliver = (
  ctx: TxCtx,
  event: EventDefinition,
  deliveries: readonly Delivery[],
  options: DeliveryOptions,
) => Promise<void>

/** A way to reach people. The registry lists all of them. */
export interface Channel {
  /** Its names in the choices of an account. Two channels are one definition if one delivery serves both. */
  names: readonly NoticeChannel[]
  deliver: Deliver
}

declare module '../ctx' {
  interface Registry {
    /** Every channel by which people are notified. */
    channels: readonly Channel[]
  }
}

/** Returns whether the options of a notification include the channel. */
export const isIncluded = (
  { onlyChannel, exceptChannel }: DeliveryOptions,
  channel: NoticeChannel,
): boolean => channel !== exceptChannel && (onlyChannel === undefined || channel === onlyChannel)
