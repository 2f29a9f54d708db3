import { pages } from '@oficio/contracts/pages'
import { listLeads } from '@oficio/domain/leads/desk/list-leads'
import { splitLeads } from '@oficio/domain/leads/desk/split-leads'
import { ClosedLeads } from '@/features/leads/desk/closed-leads'
import { LeadsInCourse } from '@/features/leads/desk/leads-in-course'
import { PageRefresher } from '@/lib/page-refresher'
import { head, page } from '@/server/page'
import { OwnPage } from '../own-page'

export const metadata = head(pages.contacts, { title: 'Mis contactos' })

export default page(pages.contacts, async ({ ctx, actor }) => {
  const { leads } = await listLeads(ctx, actor)
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
      </div>
    </OwnPage>
  )
})
