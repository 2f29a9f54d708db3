import { limits } from '@oficio/contracts/limits'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { LostArt } from '@/components/layout/lost-art'
import { MessagePage } from '@/components/layout/message-page'
import { ButtonLink } from '@/components/ui/button-link'
import { head } from '@/server/page'

export const metadata = head(pages.tracking, { title: 'Enlace vencido' })

/**
 * The page for a tracking link that is invalid or was replaced by a newer one, or whose request was deleted because its
 * code was never mailed.
 */
export default function TrackingNotFound() {
  return (
    <MessagePage
      art={<LostArt />}
      title="Este enlace ya no sirve"
      description={`Puede que esté cortado, que hayas cambiado el email de la solicitud o que haya pasado mucho tiempo desde que se cerró: te mandamos por email el que vale. Si recién la hiciste y no pudimos mandarte el email con el código en ${limits.waitingCodeHours} horas, la borramos y la podés hacer de nuevo.`}
      actions={
        <>
          <ButtonLink href={paths.requestLinks()}>Mandame el enlace de nuevo</ButtonLink>
          <ButtonLink href={paths.userRequests()} variant="outline">
            Ver las de mi cuenta
          </ButtonLink>
          <ButtonLink href={paths.serviceRequestForm()} variant="outline">
            Hacer una solicitud nueva
          </ButtonLink>
        </>
      }
    />
  )
}
