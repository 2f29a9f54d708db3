import type { InputOf } from '@oficio/contracts/endpoint'
import { limits } from '@oficio/contracts/limits'
import type {
  FoundRequest,
  RequestSearchAnswer,
  searchServiceRequestsEndpoint,
} from '@oficio/contracts/search/service-requests'
import { excerptOf } from '@oficio/contracts/text/words/excerpt'
import type { Meaning } from '@oficio/contracts/text/words/interpret-words'
import { Prisma } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { withinDays } from '../../kernel/lists/conditions'
import { ownProfessional } from '../../professionals/own-professional'
import { maskContact, maskVersion } from '../../service-requests/masking/mask-contact'
import { shownText, shownTitle } from '../../service-requests/masking/shown-text'
import { paginate } from '../paginate'
import { readMeaning } from '../words/read-meaning'

type Input = InputOf<typeof searchServiceRequestsEndpoint>

const excerptLength = 240

/**
 * Returns a page of the requests that match a search, newest first, in the form that any stranger may read. It is for
 * professionals who look for work beyond their notices (docs/product.md, 'Search of requests'). Skips requests that are
 * still offered to another professional first, and unconfirmed requests of a flood. Throws forbidden.
 */
export async function searchServiceRequests(
  ctx: Ctx,
  actor: Actor,
  input: Input,
): Promise<RequestSearchAnswer> {
  const { id: readerId } = await ownProfessional(ctx.db, actor)
  const condition = Prisma.sql`${conditionOf(input, await readMeaning(ctx, input.query))}
    AND (request.held_because IS NULL OR request.confirmed_at IS NOT NULL)
    AND (request.first_offer_until IS NULL OR request.first_offer_until <= ${ctx.clock.now()}
      OR request.preferred_professional_id = ${readerId}::uuid)`
  const maxCounted = limits.searchCounted
  const offset = (input.page - 1) * input.limit
  const [ids, [countRow]] = await Promise.all([
    ctx.db.$queryRaw<{ id: string }[]>`
      SELECT request.id FROM service_requests request WHERE ${condition}
      ORDER BY request.created_at DESC, request.id DESC
      OFFSET ${offset} LIMIT ${Math.max(Math.min(input.limit, maxCounted - offset), 0)}`,
    ctx.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count
      FROM (SELECT FROM service_requests request WHERE ${condition} LIMIT ${maxCounted + 1}) found`,
  ])
  return {
    serviceRequests: await viewRequests(
      ctx,
      ids.map(({ id }) => id),
    ),
    pagination: paginate(input, countRow?.count ?? 0),
  }
}

function conditionOf({ statuses, rubroIds, dateFrom, dateTo }: Input, meaning: Meaning): Prisma.Sql {
  const all = [
    Prisma.sql`request.status = ANY(${[...statuses]}::service_request_status[])`,
    ...(rubroIds.length > 0 ? [Prisma.sql`request.rubro_id = ANY(${rubroIds}::int[])`] : []),
    ...(meaning.words.length > 0 ? [buildTextCondition(meaning)] : []),
    ...withinDays(Prisma.sql`request.created_at`, { from: dateFrom, until: dateTo }),
  ]
  return Prisma.join(all, ' AND ')
}

/**
 * Returns the condition that a request has the meant rubro or contains all of the words. Searches only the text that
 * anybody may read, so that a search cannot reveal masked contact data by trial. Skips numbers, as the search of
 * professionals does.
 */
function buildTextCondition({ likely, words }: Meaning): Prisma.Sql {
  const read = words.filter((word) => !/\d/.test(word)).join(' ')
  return Prisma.sql`(request.rubro_id = ANY(${likely.map(({ id }) => id)}::int[])
    OR (request.searched_mask >= ${maskVersion}
      AND to_tsvector('oficio', request.searched_words) @@ plainto_tsquery('oficio', ${read})))`
}

async function viewRequests({ db }: Ctx, ids: string[]): Promise<FoundRequest[]> {
  const rows = await db.serviceRequest.findMany({
    where: { id: { in: ids } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: {
      rubro: { select: { name: true } },
      localidad: { select: { nombre: true, provincia: { select: { nombre: true } } } },
    },
  })
  return rows.map((row) => {
    const title = maskContact(shownTitle(row))
    const description = excerptOf(maskContact(shownText(row.description)), excerptLength)
    return {
      id: row.id,
      title,
      // Without a description, show the title, as the portal's cards do, because the card needs a text to read and to
      // click.
      ownTitle: row.hasOwnTitle || description === '' ? title : null,
      description,
      rubroId: row.rubroId,
      rubro_name: row.rubro.name,
      rubroName: row.rubro.name,
      city: row.localidad.nombre,
      state: row.localidad.provincia.nombre,
      serviceAddress: null,
      status: row.status,
      isUrgent: row.isUrgent,
      createdAt: row.createdAt.toISOString(),
      client: { firstName: null, lastName: null, email: null, phone: null, phoneNational: null },
    }
  })
}
