import { pages } from '@oficio/contracts/pages'
import { getRubroSelection } from '@oficio/domain/professionals/rubros/get-rubro-selection'
import { RubroSelection } from '@/features/professionals/rubros/rubro-selection'
import { orNotFound } from '@/server/or-not-found'
import { head, page } from '@/server/page'
import { LookedAt } from '../looked-at'
import { OwnPage } from '../own-page'
import { whosePage } from '../whose-page'

const title = 'Gestionar Rubros'

export const metadata = head(pages.serviceSelection, { title })

export default page(pages.serviceSelection, async ({ ctx, actor, principal, query }) => {
  const whose = whosePage(principal, (await query()).professionalId)
  const selection = await orNotFound(getRubroSelection(ctx, actor, whose))
  return (
    <OwnPage
      title={title}
      trail={whose.isOwn && title}
      description="Te llegan las solicitudes de los rubros que elijas, dentro de tu zona."
      above={<LookedAt {...whose} />}
      isForeign={!whose.isOwn}
    >
      <RubroSelection
        // What was saved meanwhile, here or elsewhere, is where choosing begins anew.
        key={selection.chosenIds.join()}
        selection={selection}
        isReadOnly={!whose.isOwn}
      />
    </OwnPage>
  )
})
