import { type Comparison, differences } from '../../../support/differences'
import type { Books } from '../books'
import { freeLeads, professionalsNear, type Town } from '../town'

/** Returns the broken promises about requests, leads and reviews, in words: each that was acknowledged is there, once. */
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
  for (const filed of books.filed) {
    const named = all.filter(({ email }) => email === filed.email)
    faults.push(
      ...differences(`request ${filed.requestId}`, [
        ['its rows', named.map(({ id }) => id), [filed.requestId]],
      ]),
    )
    const [request] = named
    if (request) faults.push(...differences(`request ${request.id}`, await compare(town, books, request)))
  }
  const known = new Set(books.filed.map(({ requestId }) => requestId))
  const foreign = all.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  return [
    ...faults,
    ...differences('in all', [['requests that nobody was told of', foreign, []]]),
    ...(await judgeProfessionals(town)),
  ]
}

interface Found {
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

async function compare({ installation }: Town, books: Books, request: Found): Promise<Comparison[]> {
  const { ctx } = installation.drill
  const { id, events, leads } = request
  const times = (type: string, toStatus?: string) =>
    events.filter((event) => event.type === type && (!toStatus || event.toStatus === toStatus)).length
  const once = (list: readonly string[]) => (list.includes(id) ? 1 : 0)
  const completed = books.completed.find(({ requestId }) => requestId === id)
  const taken = new Set(books.leads.filter(({ requestId }) => requestId === id).map(({ leadId }) => leadId))
  const mails = await ctx.db.mail.groupBy({
    by: ['template'],
    where: { refs: { path: ['requestId'], equals: id } },
    _count: true,
  })
  const mailed = (template: string) => mails.find((one) => one.template === template)?._count ?? 0
  return [
    ['times filed', times('filed'), 1],
    ['times confirmed', times('confirmed'), once(books.confirmed)],
    ['its leads', leads.map((lead) => lead.id).sort(), [...taken].sort()],
    ['leads that it counts', request.leadCount, taken.size],
    [
      'notices of it to professionals',
      request.notices.filter(({ type }) => type === 'new-request').length,
      professionalsNear,
    ],
    ['mails of it to professionals', mailed('request-for-professional'), professionalsNear],
    ['mails of its filing', mailed('request-filed'), 1],
    ['mails of its leads', mailed('lead-taken'), taken.size],
    [
      'leads of whoever called',
      leads
        .filter(({ contactedAt }) => contactedAt !== null)
        .map((lead) => lead.id)
        .sort(),
      books.contacted.filter((leadId) => taken.has(leadId)).sort(),
    ],
    ['is done', request.status === 'completed', completed !== undefined],
    ['times done', events.filter((event) => event.toStatus === 'completed').length, completed ? 1 : 0],
    ['who did it', request.chosenLeadId, completed?.leadId ?? null],
    [
      'reviews of it',
      leads.flatMap(({ id, review }) => (review ? [{ leadId: id, rating: review.rating }] : [])),
      books.reviewed.filter(({ leadId }) => taken.has(leadId)),
    ],
  ]
}

/** Each lead of a client who had confirmed took one that was free, and each review is held once: all work is done in minutes. */
async function judgeProfessionals({ installation, books, professionals }: Town): Promise<string[]> {
  const rows = await installation.drill.ctx.db.professional.findMany({
    include: { user: true, reviews: true },
  })
  return professionals.flatMap(({ username }) => {
    const row = rows.find(({ user }) => user.username === username)
    const leads = new Set(
      books.leads.filter((lead) => lead.professional === username).map(({ leadId }) => leadId),
    )
    const charged = new Set(
      books.leads
        .filter(({ leadId, requestId }) => leads.has(leadId) && books.confirmed.includes(requestId))
        .map(({ leadId }) => leadId),
    )
    const reviews = books.reviewed.filter(({ leadId }) => leads.has(leadId))
    return differences(username, [
      ['free leads left', row?.freeLeadsLeft, freeLeads - charged.size],
      ['reviews held', row?.reviews.filter(({ standing }) => standing === 'waiting').length, reviews.length],
      ['reviews counted', row?.reviewCount, 0],
    ])
  })
}
