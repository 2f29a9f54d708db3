import { getContext } from '@oficio/context/context'
import { limits } from '@oficio/contracts/limits'
import { listConsumerRequests } from '@oficio/domain/support/consumer-requests/list-consumer-requests'
import type { Metadata } from 'next'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { adminPlaces } from '@/features/admin/admin-places'
import { RequestFilter } from '@/features/support/consumer-requests/admin/request-filter'
import { RequestList } from '@/features/support/consumer-requests/admin/request-list'
import { getActor, requirePage } from '@/server/session'
import page from './access'

const title = adminPlaces.consumers.label

export const metadata: Metadata = { title }

interface PageProps {
  searchParams: Promise<{ estado?: string | string[] }>
}

export default async function Page({ searchParams }: PageProps) {
  await requirePage(page.access)
  const status = (await searchParams).estado === 'respondidos' ? 'answered' : 'open'
  const ctx = getContext()
  const { requests } = await listConsumerRequests(ctx, await getActor(), { status })
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[adminPlaces.overview, { label: title }]} />}
        description={`Arrepentimientos y bajas: la ley da ${limits.consumerRequestHours} horas para hacer lo que piden y responder. Lo vencido, primero.`}
      />
      <RequestFilter status={status} />
      <RequestList requests={requests} status={status} nowMs={ctx.clock.now().getTime()} />
    </Container>
  )
}
