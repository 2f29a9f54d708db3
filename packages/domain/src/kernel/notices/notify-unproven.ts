import type { TxCtx } from '../ctx'
import type { EventDefinition } from '../events/define-event'
import { lockedMailsLeftOf } from '../mail/unproven-mails'
import { type NotificationOf, notify } from './notify'

/**
 * Notifies a person at an address that the caller typed and has not proven (docs/product.md, 'Mails to strangers'). If
 * the hourly budget of the caller's connection is used up, the mail waits for `sendWaitingMails`. With `connectionHash`
 * null (proven address, or no connection), the mail is sent immediately and does not count. Returns whether it waits.
 */
export async function notifyUnproven<Event extends EventDefinition>(
  ctx: TxCtx,
  event: Event,
  recipient: NotificationOf<Event>,
  connectionHash: string | null,
): Promise<boolean> {
  const isWaiting = connectionHash !== null && (await lockedMailsLeftOf(ctx, connectionHash)) === 0
  const unproven = connectionHash === null ? undefined : { connectionHash, isWaiting }
  await notify(ctx, event, recipient, { unproven })
  return isWaiting
}
