import { randomUUID } from 'node:crypto'
import type { Delivery } from '../store/delivery'
import { nextId, virtualNow, type World } from '../world'

const maxKept = 1000

export interface Event {
  topic: string
  action: string
  dataId: string
  version: number | null
  /** The notification address of the preference. Without it, the address in the panel is used. */
  ownUrl?: string | null
  /** The order of a payment. Old-style notifications are sent for the order too. */
  orderId?: string | null
  /**
   * Whether the event is a refund. Old-style notifications are then sent even if the address asks for webhooks only.
   */
  isRefund?: boolean
  /**
   * Set while the buyer is at the checkout. Such notifications can be held until the buyer has returned to the site.
   */
  preferenceId?: string | null
}

/** Enqueues the notifications of an event. The address and the chaos rules decide which. */
export function enqueue(world: World, event: Event): void {
  const url = event.ownUrl ?? world.settings.panelUrl
  if (!url) return
  const sourceNews = new URL(url).searchParams.get('source_news')
  const effects = world.chaos.take({ scope: 'notification', path: event.topic }, [
    'duplicate',
    'delay',
    'never',
    'after_redirect',
    'ipn',
  ])
  const find = <Kind extends (typeof effects)[number]['kind']>(kind: Kind) =>
    effects.find(
      (effect): effect is Extract<(typeof effects)[number], { kind: Kind }> => effect.kind === kind,
    )
  const heldFor = find('never') ? 'never' : find('after_redirect') && event.preferenceId ? 'redirect' : null
  const dueAt = new Date(world.clock.virtual().getTime() + (find('delay')?.ms ?? 0)).toISOString()
  const shared = { requestId: randomUUID(), signedAtMs: world.clock.base().getTime() }
  const add = (kind: Delivery['kind'], topic: string, dataId: string, ids: Delivery['shared'] = shared) =>
    saveDelivery(world, { event, kind, topic, dataId, url, dueAt, heldFor, shared: ids })

  if (sourceNews !== 'ipn') {
    const copies = find('duplicate')?.copies ?? 0
    for (let copy = 0; copy <= copies; copy += 1)
      add('webhook', event.topic, event.dataId, copy === 0 ? shared : null)
  }
  // Old-style notifications are sent to the preference's address, unless it asks for webhooks only.
  if ((event.ownUrl && (sourceNews !== 'webhooks' || event.isRefund)) || find('ipn')) {
    add('ipn', event.topic, event.dataId)
    // The order of a payment is reported twice: when it is created and when it is paid.
    const orders = event.orderId ? (event.isRefund ? [event.orderId] : [event.orderId, event.orderId]) : []
    for (const orderId of orders) add('ipn', 'merchant_order', orderId)
  }
  forgetOldDeliveries(world)
  world.wake()
}

type NewDelivery = Pick<Delivery, 'kind' | 'topic' | 'dataId' | 'url' | 'dueAt' | 'heldFor' | 'shared'> & {
  event: Event
}

function saveDelivery(world: World, { event, heldFor, ...where }: NewDelivery): void {
  const reorder = heldFor ? [] : world.chaos.take({ scope: 'notification', path: where.topic }, ['reorder'])
  const delivery: Delivery = {
    ...where,
    id: nextId(world),
    action: event.action,
    version: event.version,
    state: heldFor || reorder.length ? 'held' : 'waiting',
    heldFor: reorder.length ? 'reorder' : heldFor,
    preferenceId: event.preferenceId ?? null,
    createdAt: virtualNow(world),
    attempts: [],
  }
  world.store.save('deliveries', delivery)
  const [rule] = reorder
  if (rule) releaseReversed(world, rule.count)
}

/** Once the number of held notifications in the rule is reached, releases them in reverse order. */
function releaseReversed(world: World, count: number): void {
  const { store } = world
  const heldDeliveries = store.all('deliveries').filter(({ heldFor }) => heldFor === 'reorder')
  if (heldDeliveries.length < count) return
  const dueAt = virtualNow(world)
  for (const { id } of heldDeliveries) store.remove('deliveries', id)
  for (const delivery of heldDeliveries.reverse()) {
    store.save('deliveries', { ...delivery, state: 'waiting', heldFor: null, dueAt })
  }
}

/** Deletes the oldest completed deliveries beyond the limit. Never deletes waiting or held ones. */
function forgetOldDeliveries({ store }: World): void {
  const deliveries = store.all('deliveries')
  const surplus = deliveries.length - maxKept
  if (surplus <= 0) return
  const done = deliveries.filter(({ state }) => state !== 'waiting' && state !== 'held')
  for (const { id } of done.slice(0, surplus)) store.remove('deliveries', id)
}
