import type { RequestCard, RequestCards } from '@oficio/contracts/leads/desk'
import { excerptOf } from '@oficio/contracts/text/words/excerpt'
import type { Ctx } from '../../kernel/ctx'
import { viewPhoto } from '../../photos/photo-keys'
import { maskContact } from '../../service-requests/masking/mask-contact'
import { shownText, shownTitle } from '../../service-requests/masking/shown-text'
import { listMatchingRequests } from '../../service-requests/matching/list-matching-requests'
import { aloneUntil } from '../../service-requests/running-offer'
import { runningUntil } from '../../service-requests/urgency/urgent-contact'
import { seatsOf } from './seats'

const pageSize = 10
const excerptLength = 180

/** Returns a page of the requests that match the professional, urgent ones first, then the newest. */
export async function listRequestCards(
  ctx: Ctx,
  professionalId: string,
  cursor?: string,
): Promise<RequestCards> {
  const { requests, nextCursor } = await listMatchingRequests(ctx, professionalId, {
    limit: pageSize,
    ...(cursor ? { cursor } : {}),
  })
  const ids = requests.map(({ requestId }) => requestId)
  const [rows, leadsPerRequest] = await Promise.all([
    loadCards(ctx, ids, professionalId),
    ctx.settings.get('leadsPerRequest'),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const cards = requests.flatMap(({ requestId, distanceKm }) => {
    const row = byId.get(requestId)
    return row ? [viewCard(ctx, row, { professionalId, distanceKm, leadsPerRequest })] : []
  })
  return { cards: await Promise.all(cards), nextCursor }
}

function loadCards(ctx: Ctx, ids: string[], professionalId: string) {
  return ctx.db.serviceRequest.findMany({
    where: { id: { in: ids } },
    include: {
      rubro: { select: { name: true } },
      localidad: { select: { nombre: true, provincia: { select: { nombre: true } } } },
      photos: { where: { state: 'attached' }, orderBy: { position: 'asc' }, take: 1 },
      leads: { where: { professionalId }, select: { status: true } },
      _count: { select: { photos: { where: { state: 'attached' } } } },
    },
  })
}

type CardRow = Awaited<ReturnType<typeof loadCards>>[number]

async function viewCard(
  ctx: Ctx,
  row: CardRow,
  reader: { professionalId: string; distanceKm: number; leadsPerRequest: number },
): Promise<RequestCard> {
  const [photo] = row.photos
  const excerpt = excerptOf(maskContact(shownText(row.description)), excerptLength)
  const title = maskContact(shownTitle(row))
  return {
    id: row.id,
    // Falls back to the title when the excerpt is empty (possible in older requests), because the card needs a text to
    // click.
    ownTitle: row.hasOwnTitle || excerpt === '' ? title : null,
    excerpt,
    rubroName: row.rubro.name,
    city: row.localidad.nombre,
    state: row.localidad.provincia.nombre,
    distanceKm: reader.distanceKm,
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    isConfirmed: row.confirmedAt !== null,
    isUrgent: row.isUrgent,
    urgentUntil: await runningUntil(ctx.db, row),
    aloneUntil: aloneUntil(row, reader.professionalId, ctx.clock.now()),
    photoCount: row._count.photos,
    thumbUrl: photo ? viewPhoto(ctx, photo).thumbUrl : null,
    seats: seatsOf(row, reader.leadsPerRequest),
    lead: row.leads[0]?.status ?? 'none',
  }
}
