import { workLink, workMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listLeadReports } from '@oficio/domain/leads/reports/list-lead-reports'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ReportFilter } from '@/features/leads/reports/report-filter'
import { ReportList } from '@/features/leads/reports/report-list'
import { AccountState } from '@/features/professionals/approval/account-state'
import { head, page } from '@/server/page'

export const metadata = head(pages.adminLeadReports, { title: workMenu.adminLeadReports.label })

export default page(pages.adminLeadReports, async ({ ctx, actor, query }) => {
  const status = (await query()).estado === 'resueltos' ? 'decided' : 'pending'
  const { reports } = await listLeadReports(ctx, actor, { status })
  return (
    <Container className="pb-16">
      <PageHeader
        title={workMenu.adminLeadReports.label}
        above={<Breadcrumb items={[workLink('admin'), { label: workMenu.adminLeadReports.label }]} />}
        description="Profesionales que dicen que un contacto no sirve. Devolverlo les regresa el contacto gratis y libera el lugar."
      />
      <ReportFilter status={status} />
      <ReportList
        reports={reports}
        status={status}
        nowMs={ctx.clock.now().getTime()}
        accountOf={(professional) => <AccountState professional={professional} />}
      />
    </Container>
  )
})
