import { id } from '@oficio/contracts/fields'
import { limits } from '@oficio/contracts/limits'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { listLeads } from '@oficio/domain/leads/desk/list-leads'
import { splitLeads } from '@oficio/domain/leads/desk/split-leads'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { ClosedLeads } from '@/features/leads/desk/closed-leads'
import { LeadsInCourse } from '@/features/leads/desk/leads-in-course'
import { PageRefresher } from '@/lib/page-refresher'
import { head, page } from '@/server/page'
import { OwnPage } from '../own-page'

export const metadata = head(pages.contacts, { title: 'Mis contactos' })

/** The page of a professional's leads: open ones first, then closed ones. */
export default page(pages.contacts, async ({ ctx, actor, query }) => {
  const { antes } = await query()
  const cursor = id.safeParse(antes).data
  const { leads, nextCursor } = await listLeads(ctx, actor, { cursor, limit: limits.ownListMax })
  const { inCourse, closed } = splitLeads(leads)
  const nowMs = ctx.clock.now().getTime()
  return (
    <OwnPage
      title="Mis contactos"
      description="Los clientes cuyos datos abriste: primero, los que todavía esperan que los llames."
    >
      <PageRefresher />
      <div className="space-y-12">
        <LeadsInCourse leads={inCourse} nowMs={nowMs} />
        <ClosedLeads leads={closed} nowMs={nowMs} />
        {nextCursor && (
          <Link href={`${paths.contacts()}?antes=${nextCursor}`} className={textLink}>
            Ver contactos anteriores
          </Link>
        )}
      </div>
    </OwnPage>
  )
})
