import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { LostArt } from '@/components/layout/lost-art'
import { MessagePage } from '@/components/layout/message-page'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { head } from '@/server/page'

export const metadata = head(pages.tracking, { title: 'Enlace vencido' })

/** A link that is not genuine, or that a newer one replaced. */
export default function TrackingNotFound() {
  return (
    <MessagePage
      art={<LostArt className="w-56" />}
      title="Este enlace ya no sirve"
      description="Puede que esté cortado, que hayas cambiado el email de la solicitud o que haya pasado mucho tiempo desde que se cerró. Te mandamos por email el que vale."
      actions={
        <>
          <Button asChild>
            <Link href={paths.requestLinks()}>Mandame el enlace de nuevo</Link>
          </Button>
          <Button asChild variant="outline">
            <Link href={paths.userRequests()}>Ver las de mi cuenta</Link>
          </Button>
        </>
      }
    />
  )
}
