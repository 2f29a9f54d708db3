import { paths } from '@oficio/contracts/paths'
import type { Metadata } from 'next'
import { MissingView } from '@/components/layout/missing-view'

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
    <MissingView
      title="Este perfil no está"
      description="Puede que el enlace esté mal escrito, o que esta persona ya no trabaje en el sitio. Contá qué necesitás y te contactan otros profesionales de tu zona."
      ways={[
        { label: 'Solicitar un servicio', href: paths.serviceRequestForm() },
        { label: 'Ir al inicio', href: paths.home() },
      ]}
    />
  )
}
