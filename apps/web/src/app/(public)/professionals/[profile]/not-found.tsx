import { paths } from '@oficio/contracts/paths'
import type { Metadata } from 'next'
import { LostArt } from '@/components/layout/lost-art'
import { MessagePage } from '@/components/layout/message-page'
import { ButtonLink } from '@/components/ui/button-link'

export const metadata: Metadata = {
  title: 'Perfil no encontrado',
  robots: { index: false },
}

/**
 * The page for an unknown professional, or for a professional who does not work here now. It does not reveal which of
 * the two applies.
 */
export default function ProfileNotFound() {
  return (
    <MessagePage
      art={<LostArt />}
      title="Este perfil no está"
      description="Puede que el enlace esté mal escrito, o que esta persona ya no trabaje en el sitio. Contá qué necesitás y te contactan otros profesionales de tu zona."
      actions={
        <>
          <ButtonLink href={paths.serviceRequestForm()}>Solicitar un servicio</ButtonLink>
          <ButtonLink href={paths.home()} variant="outline">
            Ir al inicio
          </ButtonLink>
        </>
      }
    />
  )
}
