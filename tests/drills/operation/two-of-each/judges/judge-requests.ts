import { type Comparison, differences } from '../../../support/differences'
import type { Books } from '../books'
import { freeLeads, professionalsNear, type Town } from '../town'

/**
 * Returns the broken promises about requests, leads and reviews in words. Each acknowledged one must exist exactly
 * once.
 */
export async function judgeRequests(town: Town): Promise<string[]> {
  const { books } = town
  const { ctx } = town.installation.drill
  const all = await ctx.db.serviceRequest.findMany({
    include: {
      events: true,
      leads: { include: { review: true, professional: { include: { user: true } } } },
      notices: true,
    },
  })
  const faults: string[] = []
  for (const entry of books.requests) {
    const sameClient = all.filter(({ email }) => email === entry.email)
    faults.push(
      ...differences(`request ${entry.requestId}`, [
        ['its rows', sameClient.map(({ id }) => id), [entry.requestId]],
      ]),
    )
    const [request] = sameClient
    if (request) faults.push(...differences(`request ${request.id}`, await compare(town, books, request)))
  }
  const knownIds = new Set(books.requests.map(({ requestId }) => requestId))
  const foreign = all.filter(({ id }) => !knownIds.has(id)).map(({ id }) => id)
  return [
    ...faults,
    ...differences('in all', [['requests that nobody was told of', foreign, []]]),
    ...(await judgeProfessionals(town)),
  ]
}

interface StoredRequest {
  id: string
  status: string
  isUrgent: boolean
  leadCount: number
  confirmedAt: Date | null
  chosenLeadId: string | null
  events: { type: string; toStatus: string | null }[]
  leads: {
    id: string
    status: string
    contactedAt: Date | null
    review: { rating: number } | null
    professional: { user: { username: string } }
  }[]
  notices: { type: string }[]
}

async function compare({ installation }: Town, books: Books, request: StoredRequest): Promise<Comparison[]> {
  const { ctx } = installation.drill
  const { id, events, leads } = request
  const times = (type: string, toStatus?: string) =>
    events.filter((event) => event.type === type && (!toStatus || event.toStatus === toStatus)).length
  const once = (list: readonly string[]) => (list.includes(id) ? 1 : 0)
  const completed = books.completed.find(({ requestId }) => requestId === id)
  const takenLeadIds = new Set(
    books.leads.filter(({ requestId }) => requestId === id).map(({ leadId }) => leadId),
  )
  const mails = await ctx.db.mail.groupBy({
    by: ['template'],
    where: { refs: { path: ['requestId'], equals: id } },
    _count: true,
  })
  const mailsOf = (template: string) => mails.find((mail) => mail.template === template)?._count ?? 0
  return [
    ['times filed', times('filed'), 1],
    ['times confirmed', times('confirmed'), once(books.confirmed)],
    ['its leads', leads.map((lead) => lead.id).sort(), [...takenLeadIds].sort()],
    ['leads that it counts', request.leadCount, takenLeadIds.size],
    [
      'notices of it to professionals',
      request.notices.filter(({ type }) => type === 'new-request').length,
      professionalsNear,
    ],
    ['mails of it to professionals', mailsOf('request-for-professional'), professionalsNear],
    ['mails of its filing', mailsOf('request-filed'), 1],
    ['mails of its leads', mailsOf('lead-taken'), takenLeadIds.size],
    [
      'leads of whoever called',
      leads
        .filter(({ contactedAt }) => contactedAt !== null)
        .map((lead) => lead.id)
        .sort(),
      books.contactedLeads.filter((leadId) => takenLeadIds.has(leadId)).sort(),
    ],
    ['is done', request.status === 'completed', completed !== undefined],
    ['times done', events.filter((event) => event.toStatus === 'completed').length, completed ? 1 : 0],
    ['who did it', request.chosenLeadId, completed?.leadId ?? null],
    [
      'reviews of it',
      leads.flatMap(({ id, review }) => (review ? [{ leadId: id, rating: review.rating }] : [])),
      books.reviews.filter(({ leadId }) => takenLeadIds.has(leadId)),
    ],
  ]
}

/**
 * Checks that each lead of a confirmed client used one free lead, and that each review is stored once. The reviews are
 * held and not counted, because all work is done within minutes.
 */
async function judgeProfessionals({ installation, books, professionals }: Town): Promise<string[]> {
  const rows = await installation.drill.ctx.db.professional.findMany({
    include: { user: true, reviews: true },
  })
  return professionals.flatMap(({ username }) => {
    const row = rows.find(({ user }) => user.username === username)
    const leads = new Set(
      books.leads.filter((lead) => lead.professional === username).map(({ leadId }) => leadId),
    )
    const chargedLeads = new Set(
      books.leads
        .filter(({ leadId, requestId }) => leads.has(leadId) && books.confirmed.includes(requestId))
        .map(({ leadId }) => leadId),
    )
    const reviews = books.reviews.filter(({ leadId }) => leads.has(leadId))
    return differences(username, [
      ['free leads left', row?.freeLeadsLeft, freeLeads - chargedLeads.size],
      ['reviews held', row?.reviews.filter(({ standing }) => standing === 'waiting').length, reviews.length],
      ['reviews counted', row?.reviewCount, 0],
    ])
  })
}
