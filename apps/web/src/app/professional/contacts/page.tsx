import { getContext } from '@oficio/context/context'
import { listLeads } from '@oficio/domain/leads/desk/list-leads'
import { splitLeads } from '@oficio/domain/leads/desk/split-leads'
import type { Metadata } from 'next'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { ClosedLeads } from '@/features/leads/desk/closed-leads'
import { LeadsInCourse } from '@/features/leads/desk/leads-in-course'
import { PageRefresher } from '@/lib/page-refresher'
import { getActor, requirePage } from '@/server/session'
import { SuspensionNotice } from '../suspension-notice'
import page from './access'

export const metadata: Metadata = { title: 'Mis contactos' }

export default async function Page() {
  await requirePage(page.access)
  const ctx = getContext()
  const { leads } = await listLeads(ctx, await getActor())
  const { inCourse, closed } = splitLeads(leads)
  const nowMs = ctx.clock.now().getTime()
  return (
    <Container className="pb-16">
      <PageRefresher />
      <PageHeader
        title="Mis contactos"
        description="Los clientes cuyos datos abriste: primero, los que todavía esperan que los llames."
      />
      <SuspensionNotice />
      <div className="space-y-12">
        <LeadsInCourse leads={inCourse} nowMs={nowMs} />
        <ClosedLeads leads={closed} nowMs={nowMs} />
      </div>
    </Container>
  )
}
