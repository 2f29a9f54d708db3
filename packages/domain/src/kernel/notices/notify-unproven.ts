import type { TxCtx } from '../ctx'
import type { EventDefinition } from '../events/define-event'
import { lockedMailsLeftOf } from '../mail/unproven-mails'
import { type NotificationOf, notify } from './notify'

/**
 * Notifies a person whose address the caller typed and has not proven (docs/product.md, 'Mails to strangers'). Beyond the
 * hourly budget of the caller's connection the mail waits, and `sendWaitingMails` sends it later. Without a connection,
 * or for a proven address, pass null: the mail is sent at once and does not count. Returns whether it waits.
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
