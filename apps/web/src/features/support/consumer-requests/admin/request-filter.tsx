import { paths } from '@oficio/contracts/paths'
import { LinkTabs } from '@/components/ui/link-tabs'

const tabs = [
  { key: 'open', label: 'Pendientes', href: paths.adminConsumerRequests() },
  { key: 'answered', label: 'Respondidos', href: `${paths.adminConsumerRequests()}?estado=respondidos` },
] as const

export function RequestFilter({ status }: { status: 'open' | 'answered' }) {
  return <LinkTabs label="Pedidos" tabs={tabs} current={status} className="mb-6" />
}
