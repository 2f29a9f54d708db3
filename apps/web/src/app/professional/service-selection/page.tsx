import { pages } from '@oficio/contracts/pages'
import { getRubroSelection } from '@oficio/domain/professionals/rubros/get-rubro-selection'
import { RubroSelection } from '@/features/professionals/rubros/rubro-selection'
import { orNotFound } from '@/server/or-not-found'
import { head, page } from '@/server/page'
import { OwnPage } from '../own-page'
import { resolveViewedProfessional } from '../viewed-professional'
import { ViewedProfessionalNote } from '../viewed-professional-note'

const title = 'Gestionar Rubros'

export const metadata = head(pages.serviceSelection, { title })

export default page(pages.serviceSelection, async ({ ctx, actor, principal, query }) => {
  const viewed = resolveViewedProfessional(principal, (await query()).professionalId)
  const selection = await orNotFound(getRubroSelection(ctx, actor, viewed))
  return (
    <OwnPage
      title={title}
      trail={viewed.isOwn && title}
      description="Te llegan las solicitudes de los rubros que elijas, dentro de tu zona."
      above={<ViewedProfessionalNote {...viewed} />}
      isForeign={!viewed.isOwn}
    >
      <RubroSelection
        // The key resets the form when the saved values change, here or in another tab.
        key={selection.chosenIds.join()}
        selection={selection}
        isReadOnly={!viewed.isOwn}
      />
    </OwnPage>
  )
})
