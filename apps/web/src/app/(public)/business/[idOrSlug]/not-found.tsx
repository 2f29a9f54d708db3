import { errors } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import type { Metadata } from 'next'
import { LostArt } from '@/components/layout/lost-art'
import { MessagePage } from '@/components/layout/message-page'
import { ButtonLink } from '@/components/ui/button-link'

export const metadata: Metadata = {
  title: 'Negocio no encontrado',
  robots: { index: false },
}

/** The page for an unknown or hidden business. It does not reveal which of the two applies. */
export default function BusinessNotFound() {
  return (
    <MessagePage
      art={<LostArt />}
      title={errors.business_not_found.text}
      description="Puede que el enlace esté mal escrito, o que este negocio ya no esté en el sitio."
      actions={<ButtonLink href={paths.searchBusinesses()}>Buscar negocios</ButtonLink>}
    />
  )
}
