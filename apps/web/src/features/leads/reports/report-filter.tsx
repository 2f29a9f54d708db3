import { paths } from '@oficio/contracts/paths'
import { LinkTabs } from '@/components/ui/link-tabs'

const tabs = [
  { key: 'pending', label: 'Pendientes', href: paths.adminLeadReports() },
  { key: 'decided', label: 'Resueltos', href: `${paths.adminLeadReports()}?estado=resueltos` },
] as const

export function ReportFilter({ status }: { status: 'pending' | 'decided' }) {
  return <LinkTabs label="Reportes" tabs={tabs} current={status} className="mb-6" />
}
