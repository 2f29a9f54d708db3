import { exportAddress } from '@oficio/contracts/admin/exports'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { leadReportList } from '@oficio/contracts/leads/reports'
import { panelMenu, workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listLeadReports } from '@oficio/domain/leads/reports/list-lead-reports'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ReportList } from '@/features/leads/reports/report-list'
import { head, page } from '@/server/page'

export const metadata = head(pages.adminLeadReports, { title: panelMenu.adminLeadReports.label })

export default page(pages.adminLeadReports, async ({ ctx, actor, query }) => {
  const asked = readList(leadReportList, await query())
  const reports = await listLeadReports(ctx, actor, asked)
  return (
    <Container className="pb-16">
      <PageHeader
        title={panelMenu.adminLeadReports.label}
        above={<Breadcrumb items={[workLink('admin'), { label: panelMenu.adminLeadReports.label }]} />}
        description="Profesionales que dicen que un contacto no sirve. Devolverlo les regresa el contacto gratis y libera el lugar."
      />
      <ReportList query={asked} page={reports} exportHref={exportAddress(leadReportList, asked)} />
    </Container>
  )
})
