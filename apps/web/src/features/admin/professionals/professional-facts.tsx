import type { ProfessionalForAdmin } from '@oficio/contracts/admin/professionals'
import { paths } from '@oficio/contracts/paths'
import { formatCuit } from '@oficio/contracts/text/format-cuit'
import { formatDate } from '@oficio/contracts/text/format-date'
import { Link } from '@/components/ui/link'
import { factLink } from '@/components/ui/link-classes'
import { MailLink } from '@/components/ui/mail-link'
import { formatMinutes } from '@/lib/formats/format-minutes'
import { formatRating } from '@/lib/formats/format-rating'

const missing = 'Todavía no lo dijo'
const link = `-my-2.5 wrap-anywhere ${factLink}`

/** Returns the facts about a professional: contact data, work area, rubros and dates. */
export function factsOf(professional: ProfessionalForAdmin) {
  const { email, userId, phoneNational, cuit, address, city, state, serviceRadiusKm, rubros } = professional
  const { companyName, createdAt, approvedAt } = professional
  return [
    ...(companyName ? [{ term: 'Empresa', value: companyName }] : []),
    { term: 'CUIT/CUIL', value: cuit ? formatCuit(cuit) : missing },
    { term: 'Teléfono', value: phoneNational ?? missing },
    {
      term: 'Email',
      value: <MailLink address={email} className={link} />,
    },
    {
      term: 'Cuenta',
      value: (
        <Link href={paths.adminUser(userId)} className={link}>
          Ver la cuenta y sus sesiones
        </Link>
      ),
    },
    { term: 'Domicilio', value: [address, city, state].filter(Boolean).join(', ') || missing },
    { term: 'Trabaja hasta', value: `${serviceRadiusKm} km a la redonda` },
    { term: 'Rubros', value: rubros.join(', ') || missing },
    { term: 'Se registró', value: formatDate(createdAt) },
    ...(approvedAt ? [{ term: 'Aprobada', value: formatDate(approvedAt) }] : []),
  ]
}

/** Returns the figures of a professional's work. */
export function figuresOf(professional: ProfessionalForAdmin) {
  const { leadCount, contactedCount, returnedCount, completedCount, freeLeadsLeft } = professional
  const { rating, reviewCount, medianResponseMinutes } = professional
  return [
    { term: 'Contactos abiertos', value: leadCount },
    { term: 'Con el cliente contactado', value: contactedCount },
    { term: 'Trabajos completados', value: completedCount },
    { term: 'Contactos devueltos', value: returnedCount },
    { term: 'Contactos gratis que quedan', value: freeLeadsLeft },
    {
      term: 'Responde en',
      value: medianResponseMinutes === null ? 'Todavía no se sabe' : formatMinutes(medianResponseMinutes),
    },
    {
      term: 'Calificación',
      value: reviewCount === 0 ? 'Sin reseñas' : `${formatRating(rating)} (${reviewCount})`,
    },
  ]
}
