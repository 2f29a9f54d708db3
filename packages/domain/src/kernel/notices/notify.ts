import type { TxCtx } from '../ctx'
import type { Delivery, DeliveryOptions, RecipientAccount } from '../events/channel'
import { choiceColumns } from '../events/choices'
import { type DataOf, type EventDefinition, eventKey } from '../events/define-event'

/** An account, an address, or both. With both, mails go to the address, which may differ from the account's address. */
type Recipient = { userId: string; email?: string } | { userId?: string | null; email: string }

export type NotificationOf<Event extends EventDefinition> = Recipient & {
  /**
   * Deduplication key within the event name: a recipient is notified once per key. Mails need a separate key for each
   * recipient.
   */
  key: string
  data: DataOf<Event>
}

/**
 * Notifies people of an event by every channel that the event defines (docs/product.md, 'Choosing notices'), in the
 * caller's transaction. This is the only way to notify anybody. Skips accounts that are closed.
 */
export async function notify<Event extends EventDefinition>(
  ctx: TxCtx,
  event: Event,
  recipients: OneOrMany<NotificationOf<Event>>,
  options: DeliveryOptions = {},
): Promise<void> {
  const notifications = [recipients].flat()
  const accounts = await readAccounts(ctx, notifications)
  const deliveries = notifications.map(({ userId, email, key, data }): Delivery => {
    const account = accounts.get(userId ?? '') ?? null
    return { account, email: email ?? account?.email ?? null, dedupeKey: eventKey(event, key), data }
  })
  for (const { deliver } of ctx.registry.channels) await deliver(ctx, event, deliveries, options)
}

type OneOrMany<Item> = Item | Item[]

async function readAccounts(
  { db }: TxCtx,
  recipients: readonly { userId?: string | null }[],
): Promise<ReadonlyMap<string, RecipientAccount>> {
  const ids = recipients.flatMap(({ userId }) => userId ?? [])
  if (ids.length === 0) return new Map()
  const users = await db.user.findMany({
    where: { id: { in: ids }, closedAt: null },
    select: { id: true, email: true, ...choiceColumns },
  })
  return new Map(users.map((user) => [user.id, user]))
}
