import { getContext } from '@oficio/context/context'
import { listLeadReports } from '@oficio/domain/leads/reports/list-lead-reports'
import type { Metadata } from 'next'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { adminPlaces } from '@/features/admin/admin-places'
import { ReportFilter } from '@/features/leads/reports/report-filter'
import { ReportList } from '@/features/leads/reports/report-list'
import { AccountStanding } from '@/features/professionals/approval/account-standing'
import { getActor, requirePage } from '@/server/session'
import page from './access'

export const metadata: Metadata = { title: adminPlaces.reports.label }

interface PageProps {
  searchParams: Promise<{ estado?: string | string[] }>
}

export default async function Page({ searchParams }: PageProps) {
  await requirePage(page.access)
  const status = (await searchParams).estado === 'resueltos' ? 'decided' : 'pending'
  const ctx = getContext()
  const { reports } = await listLeadReports(ctx, await getActor(), { status })
  return (
    <Container className="pb-16">
      <PageHeader
        title={adminPlaces.reports.label}
        above={<Breadcrumb items={[adminPlaces.overview, { label: adminPlaces.reports.label }]} />}
        description="Profesionales que dicen que un contacto no sirve. Devolverlo les regresa el contacto gratis y libera el lugar."
      />
      <ReportFilter status={status} />
      <ReportList
        reports={reports}
        status={status}
        nowMs={ctx.clock.now().getTime()}
        accountOf={(professional) => <AccountStanding professional={professional} />}
      />
    </Container>
  )
}
