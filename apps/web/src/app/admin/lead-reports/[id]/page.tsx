import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getLeadReport } from '@oficio/domain/leads/reports/list-lead-reports'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ReportItem } from '@/features/leads/reports/report-item'
import { AccountState } from '@/features/professionals/approval/account-state'
import { orNotFound } from '@/server/or-not-found'
import { head, page } from '@/server/page'

const title = 'Contacto reportado'

export const metadata = head(pages.adminLeadReport, { title })

export default page(pages.adminLeadReport, async ({ ctx, actor, params }) => {
  const report = await orNotFound(getLeadReport(ctx, actor, params))
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[workLink('admin'), workLink('adminLeadReports'), { label: title }]} />}
      />
      <ReportItem
        report={report}
        nowMs={ctx.clock.now().getTime()}
        account={<AccountState professional={report.professional} />}
      />
    </Container>
  )
})
