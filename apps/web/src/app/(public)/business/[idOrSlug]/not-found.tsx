import { errors } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import type { Metadata } from 'next'
import { MissingView } from '@/components/layout/missing-view'

export const metadata: Metadata = {
  title: 'Negocio no encontrado',
  robots: { index: false },
}

/** The page for an unknown or hidden business. It does not reveal which of the two applies. */
export default function BusinessNotFound() {
  return (
    <MissingView
      title={errors.business_not_found.text}
      description="Puede que el enlace esté mal escrito, o que este negocio ya no esté en el sitio."
      ways={[{ label: 'Buscar negocios', href: paths.searchBusinesses() }]}
    />
  )
}
