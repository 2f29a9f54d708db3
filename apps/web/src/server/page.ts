import 'server-only'
import { getContext, getPageReads } from '@oficio/context/pinned-context'
import type { Access } from '@oficio/contracts/access'
import { id } from '@oficio/contracts/fields'
import type { Page, ParameterOf } from '@oficio/contracts/pages'
import type { Principal } from '@oficio/domain/accounts/sessions/resolve-session'
import { type Account, requireAccount } from '@oficio/domain/kernel/actor'
import { currentCause } from '@oficio/domain/kernel/cause'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { accessOfArea } from './areas'
import { type EveryQuery, everyQueryOf, type Query, queryOf } from './page-query'
import { getActor, requirePage } from './sessions/session'

/** What Next hands to a page. */
interface PageProps {
  params: Promise<Record<string, string>>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Only of a page that is made for each visitor: what stands behind the '?'. */
type Asked<Row extends Page> = Row extends { isCached: true }
  ? unknown
  : { query: () => Promise<Query>; everyQuery: () => Promise<EveryQuery> }

/** Only of a page that is not for anybody: who is looking. */
type Known<Row extends Page> = Row extends { access: 'anyone' }
  ? unknown
  : { principal: Principal; actor: Account }

/** What a page works with, as far as its row in the table goes. */
type Given<Row extends Page> = {
  ctx: Ctx
  params: Record<ParameterOf<Row['path']>, string>
} & Asked<Row> &
  Known<Row>

/**
 * Makes the component of a page, the only way to make one: who may see it and what its address must be are decided here
 * once. An open page that differs by who looks at it asks `getPrincipal` itself.
 */
export function page<Row extends Page>(
  row: Row,
  render: (given: Given<Row>) => ReactNode | Promise<ReactNode>,
) {
  const Page = async (props: PageProps) => {
    try {
      return await render(await give(row, props))
    } catch (error) {
      throw knownByRequest(error)
    }
  }
  return Object.assign(Page, { row })
}

/**
 * Makes the head of a page: what the page says of itself, and what follows from its row. One that may be listed knows best
 * under which of its addresses.
 */
export const head = (row: Page, own: Metadata): Metadata =>
  row.isIndexable ? { ...headOf(row), ...own } : { ...own, ...headOf(row) }

/** The same for a head that is read first, with what the page itself works with. Returns what Next calls for it. */
export function readHead<Row extends Page>(row: Row, read: (given: Given<Row>) => Promise<Metadata>) {
  const generateMetadata = async (props: PageProps) => head(row, await read(await give(row, props)))
  return Object.assign(generateMetadata, { row })
}

/**
 * Returns who is looking at an area of the site, for the layout that frames its pages. Each of those asks by itself: a
 * layout is not asked again when the browser moves between the pages below it.
 */
export async function requireArea(area: string): Promise<Principal> {
  const access = accessOfArea(area)
  if (access === null) throw new Error(`no page below /${area} is only for somebody`)
  // The pages within decide whether they are open during the enrolment.
  return requirePage(access, { duringEnrolment: true })
}

/**
 * Names a failure by its request where nothing of Next's names it: what a page shows as a code is then what the answer carried
 * and the log says in each line.
 */
function knownByRequest(error: unknown): unknown {
  const requestId = currentCause()?.requestId
  if (requestId && error instanceof Error && !('digest' in error)) Object.assign(error, { digest: requestId })
  return error
}

async function give<Row extends Page>(row: Row, { params, searchParams }: PageProps): Promise<Given<Row>> {
  const known = row.access === 'anyone' ? {} : await identify(row.access, row)
  const filled = await params
  // Records have ids of one form; what has another is the address of none.
  if ('id' in filled && !id.safeParse(filled.id).success) notFound()
  const given = {
    // What is kept is dropped as soon as it changes, and then read from where the change is known to be.
    ctx: (row.isCached && getPageReads()?.ctx) || getContext(),
    params: filled,
    ...(!row.isCached && {
      query: async () => queryOf(await searchParams),
      everyQuery: async () => everyQueryOf(await searchParams),
    }),
    ...known,
  }
  // Which parts there are follows from the row, by the same conditions as in the type.
  return given as Given<Row>
}

async function identify(access: Exclude<Access, 'anyone'>, row: Page) {
  const duringEnrolment = row.duringEnrolment === true
  const principal = await requirePage(access, { duringEnrolment })
  return { principal, actor: requireAccount(await getActor(null, { duringEnrolment })) }
}

function headOf({ path, isIndexable, isSecret }: Page): Metadata {
  // Which address one with a parameter has is known to whoever reads its head.
  if (isIndexable) return path.includes('[') ? {} : { alternates: { canonical: path } }
  return isSecret
    ? { robots: { index: false, follow: false }, referrer: 'no-referrer' }
    : { robots: { index: false } }
}
