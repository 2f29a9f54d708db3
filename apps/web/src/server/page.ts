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

/** The props that Next passes to a page. */
interface PageProps {
  params: Promise<Record<string, string>>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The query parameters. Absent on cached pages, because a cached page ignores them. */
type QueryPart<Row extends Page> = Row extends { isCached: true }
  ? unknown
  : { query: () => Promise<Query>; everyQuery: () => Promise<EveryQuery> }

/** The signed-in user; present only on pages that require login. */
type UserPart<Row extends Page> = Row extends { access: 'anyone' }
  ? unknown
  : { principal: Principal; actor: Account }

/** The input of a page; its row in the table of pages decides which parts exist. */
type PageInput<Row extends Page> = {
  ctx: Ctx
  params: Record<ParameterOf<Row['path']>, string>
} & QueryPart<Row> &
  UserPart<Row>

/**
 * Creates the component of a page. Every page must be created here, because this function enforces the access of the
 * row and validates the id in the URL. A public page that differs for signed-in users calls `getPrincipal` itself.
 */
export function page<Row extends Page>(
  row: Row,
  render: (input: PageInput<Row>) => ReactNode | Promise<ReactNode>,
) {
  const Page = async (props: PageProps) => {
    try {
      return await render(await readInput(row, props))
    } catch (error) {
      throw withRequestId(error)
    }
  }
  return Object.assign(Page, { row })
}

/**
 * Merges the page's own metadata with the metadata derived from its row. On an indexable page the page's own metadata
 * wins, so the page can set its canonical URL. On any other page the row wins.
 */
export const head = (row: Page, own: Metadata): Metadata =>
  row.isIndexable ? { ...headOf(row), ...own } : { ...own, ...headOf(row) }

/** Creates the `generateMetadata` function of a page whose metadata depends on its input. */
export function readHead<Row extends Page>(row: Row, read: (input: PageInput<Row>) => Promise<Metadata>) {
  const generateMetadata = async (props: PageProps) => head(row, await read(await readInput(row, props)))
  return Object.assign(generateMetadata, { row })
}

/**
 * Returns the signed-in user for the layout of an area of the site. The pages of the area also check access themselves,
 * because Next does not render a layout again when the browser moves between its pages.
 */
export async function requireArea(area: string): Promise<Principal> {
  const access = accessOfArea(area)
  if (access === null) throw new Error(`no page below /${area} requires login`)
  // Each page of the area decides whether it is accessible before the second factor is set up.
  return requirePage(access, { duringEnrolment: true })
}

/**
 * Sets the request id as the digest of an error without a digest from Next. The error page, the response header and the
 * log then show the same code.
 */
function withRequestId(error: unknown): unknown {
  const requestId = currentCause()?.requestId
  if (requestId && error instanceof Error && !('digest' in error)) Object.assign(error, { digest: requestId })
  return error
}

async function readInput<Row extends Page>(
  row: Row,
  { params, searchParams }: PageProps,
): Promise<PageInput<Row>> {
  const user = row.access === 'anyone' ? {} : await identify(row.access, row)
  const values = await params
  // An id in any other format belongs to no record.
  if ('id' in values && !id.safeParse(values.id).success) notFound()
  const input = {
    // Cached pages may read from a replica, because `getPageReads` sees the change that invalidated the page.
    ctx: ((row.isCached || row.keptSeconds) && getPageReads()?.ctx) || getContext(),
    params: values,
    ...(!row.isCached && {
      query: async () => queryOf(await searchParams),
      everyQuery: async () => everyQueryOf(await searchParams),
    }),
    ...user,
  }
  // The cast is safe, because the conditions above are the conditions of the type.
  return input as PageInput<Row>
}

async function identify(access: Exclude<Access, 'anyone'>, row: Page) {
  const duringEnrolment = row.duringEnrolment === true
  const principal = await requirePage(access, { duringEnrolment })
  return { principal, actor: requireAccount(await getActor(null, { duringEnrolment })) }
}

function headOf({ path, isIndexable, isSecret }: Page): Metadata {
  // A page with a parameter sets its canonical address in its own metadata.
  if (isIndexable) return path.includes('[') ? {} : { alternates: { canonical: path } }
  return isSecret
    ? { robots: { index: false, follow: false }, referrer: 'no-referrer' }
    : { robots: { index: false } }
}
