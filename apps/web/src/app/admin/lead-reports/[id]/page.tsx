import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getLeadReport } from '@oficio/domain/leads/reports/list-lead-reports'
import { PageFrame } from '@/components/layout/page-frame'
import { ReportItem } from '@/features/leads/reports/report-item'
import { AccountState } from '@/features/professionals/approval/account-state'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'
import { QueueRow } from '../../queue-row'

const title = 'Contacto reportado'

const readReport = createRecordReader(getLeadReport)

export const generateMetadata = readHead(pages.adminLeadReport, async (input) => {
  return { title: `Contacto reportado: ${(await readReport(input)).requestTitle}` }
})

/** The admin page of a reported lead. */
export default page(pages.adminLeadReport, async (input) => {
  const { ctx } = input
  const report = await readReport(input)
  return (
    <PageFrame title={title} trail={[workLink('admin'), workLink('adminLeadReports'), { label: title }]}>
      <QueueRow input={input} kind="lead-reports" />
      <ReportItem
        report={report}
        nowMs={ctx.clock.now().getTime()}
        account={<AccountState professional={report.professional} />}
      />
    </PageFrame>
  )
})
