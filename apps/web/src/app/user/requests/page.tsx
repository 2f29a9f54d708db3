import { getContext } from '@oficio/context/context'
import { paths } from '@oficio/contracts/paths'
import { listOwnRequests } from '@oficio/domain/service-requests/tracking/list-own-requests'
import type { Metadata } from 'next'
import Link from 'next/link'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Button } from '@/components/ui/button'
import { OwnRequestList } from '@/features/service-requests/tracking/own-request-list'
import { getActor, requirePage } from '@/server/session'
import page from './access'

export const metadata: Metadata = { title: 'Mis solicitudes' }

export default async function Page() {
  await requirePage(page.access)
  const requests = await listOwnRequests(getContext(), await getActor())
  return (
    <Container width="form" className="pb-16">
      <PageHeader
        title="Mis solicitudes"
        actions={
          requests.length > 0 && (
            <Button asChild>
              <Link href={paths.serviceRequestForm()}>Solicitar un servicio</Link>
            </Button>
          )
        }
      />
      <OwnRequestList requests={requests} />
    </Container>
  )
}
