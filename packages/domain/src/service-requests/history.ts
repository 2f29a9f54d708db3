import type { EventType, HistoryEntry, ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { type Actor, userIdOf } from '../kernel/actor'
import type { TxCtx } from '../kernel/ctx'

interface NewEvent {
  requestId: string
  type: EventType
  actorKind: 'client' | 'professional' | 'admin' | 'system'
  fromStatus?: ServiceRequestStatus
  toStatus?: ServiceRequestStatus
  leadId?: string | null
  reason?: string | null
}

/**
 * Records an event in the history of a request, in the transaction that causes it. Returns the id of the entry, which
 * is the deduplication key of notifications about it.
 */
export async function recordEvent(ctx: TxCtx, actor: Actor, event: NewEvent): Promise<string> {
  const id = ctx.ids.next()
  await ctx.db.serviceRequestEvent.create({
    data: { id, ...event, userId: userIdOf(actor), createdAt: ctx.clock.now() },
  })
  return id
}

interface StoredEvent {
  type: string
  fromStatus: ServiceRequestStatus | null
  toStatus: ServiceRequestStatus | null
  actorKind: 'client' | 'professional' | 'admin' | 'system'
  leadId: string | null
  reason: string | null
  createdAt: Date
}

/**
 * Returns the history for one reader: clients see the names of all professionals, a professional sees only the own
 * name. `maskText` masks a reason for the reader.
 */
export function viewHistory(
  events: StoredEvent[],
  nameOfLead: (leadId: string) => string,
  maskText: (text: string) => string,
): HistoryEntry[] {
  const names = {
    client: 'El cliente',
    professional: 'Un profesional',
    admin: 'El equipo del sitio',
    system: 'El sitio',
  }
  return events.map((event) => ({
    // The cast is safe, because only recordEvent writes the column. It is text so that a new type needs no migration.
    type: event.type as EventType,
    fromStatus: event.fromStatus,
    toStatus: event.toStatus,
    actorKind: event.actorKind,
    actorName:
      event.actorKind === 'professional' && event.leadId ? nameOfLead(event.leadId) : names[event.actorKind],
    reason: event.reason === null ? null : maskText(event.reason),
    createdAt: event.createdAt.toISOString(),
  }))
}
