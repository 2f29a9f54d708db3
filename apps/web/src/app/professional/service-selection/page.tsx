import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getRubroSelection } from '@oficio/domain/professionals/rubros/get-rubro-selection'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { RubroSelection } from '@/features/professionals/rubros/rubro-selection'
import { orNotFound } from '@/server/or-not-found'
import { head, page } from '@/server/page'
import { LookedAt } from '../looked-at'
import { SuspensionNotice } from '../suspension-notice'
import { whosePage } from '../whose-page'

const title = 'Gestionar Rubros'

export const metadata = head(pages.serviceSelection, { title })

export default page(pages.serviceSelection, async ({ ctx, actor, principal, query }) => {
  const whose = whosePage(principal, (await query()).professionalId)
  const selection = await orNotFound(getRubroSelection(ctx, actor, whose))
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
})
