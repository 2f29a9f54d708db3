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

/** Records what happened, in the transaction in which it happens. Returns the entry's id, which keys what is told of it. */
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
 * Returns the history as one reader sees it: the client knows every professional by name, a professional knows only
 * themselves. `shown` makes of a reason what the reader may know of it.
 */
export function viewHistory(
  events: StoredEvent[],
  nameOfLead: (leadId: string) => string,
  shown: (text: string) => string,
): HistoryEntry[] {
  const names = {
    client: 'El cliente',
    professional: 'Un profesional',
    admin: 'El equipo del sitio',
    system: 'El sitio',
  }
  return events.map((event) => ({
    // Written only by recordEvent, whose type this is; the column is text so that a new kind needs no migration.
    type: event.type as EventType,
    fromStatus: event.fromStatus,
    toStatus: event.toStatus,
    actorKind: event.actorKind,
    actorName:
      event.actorKind === 'professional' && event.leadId ? nameOfLead(event.leadId) : names[event.actorKind],
    reason: event.reason === null ? null : shown(event.reason),
    createdAt: event.createdAt.toISOString(),
  }))
}
