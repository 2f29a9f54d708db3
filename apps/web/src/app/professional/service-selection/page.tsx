import { getContext } from '@oficio/context/context'
import { paths } from '@oficio/contracts/paths'
import { getRubroSelection } from '@oficio/domain/professionals/rubros/get-rubro-selection'
import type { Metadata } from 'next'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { RubroSelection } from '@/features/professionals/rubros/rubro-selection'
import { orNotFound } from '@/server/or-not-found'
import { getActor, requirePage } from '@/server/session'
import { LookedAt } from '../looked-at'
import { SuspensionNotice } from '../suspension-notice'
import { whosePage } from '../whose-page'
import page from './access'

const title = 'Gestionar Rubros'

export const metadata: Metadata = { title }

interface PageProps {
  searchParams: Promise<{ professionalId?: string | string[] }>
}

export default async function Page({ searchParams }: PageProps) {
  const principal = await requirePage(page.access)
  const whose = whosePage(principal, (await searchParams).professionalId)
  const selection = await orNotFound(getRubroSelection(getContext(), await getActor(), whose))
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        description="Te llegan las solicitudes de los rubros que elijas, dentro de tu zona."
        above={
          whose.isOwn && (
            <Breadcrumb items={[{ label: 'Mi Portal', href: paths.portal() }, { label: title }]} />
          )
        }
      />
      <LookedAt {...whose} />
      {whose.isOwn && <SuspensionNotice />}
      <RubroSelection
        // What was saved meanwhile, here or elsewhere, is where choosing begins anew.
        key={selection.chosenIds.join()}
        selection={selection}
        isReadOnly={!whose.isOwn}
      />
    </Container>
  )
}
