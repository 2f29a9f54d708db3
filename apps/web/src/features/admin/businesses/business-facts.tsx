import type { BusinessForAdmin } from '@oficio/contracts/admin/businesses'
import { tierNames } from '@oficio/contracts/businesses/plans'
import { paths } from '@oficio/contracts/paths'
import { formatDate, formatMoment } from '@oficio/contracts/text/format-date'
import { Link } from '@/components/ui/link'
import { factLink } from '@/components/ui/link-classes'
import { MailAddress } from '@/components/ui/mail-address'
import { formatRating } from '@/lib/formats/format-rating'

const missing = 'No lo dice'
const link = `-my-2.5 wrap-anywhere ${factLink}`

/** Returns the facts about a business: what it is, its place and contact data, then its owner and its dates. */
export function factsOf(business: BusinessForAdmin) {
  const { slug, address, city, state, phoneNational, email, websiteUrl, categories, rubros } = business
  const { ownerId, ownerEmail, isClaimed, imported, createdAt, updatedAt, decisionState } = business
  const isGone = decisionState.status === 'removed'
  return [
    { term: 'Categorías', value: categories.join(', ') || missing },
    { term: 'Rubros', value: rubros.join(', ') || missing },
    { term: 'Dirección', value: [address, city, state].filter(Boolean).join(', ') },
    { term: 'Teléfono', value: phoneNational ?? missing },
    { term: 'Email', value: email ? <MailAddress>{email}</MailAddress> : missing },
    // Shown as text, not as a link, because its owner typed it and admins must not open it by accident.
    { term: 'Sitio web', value: <span className="break-all">{websiteUrl ?? missing}</span> },
    ...(isGone
      ? []
      : [
          {
            term: 'Su página',
            value: (
              <Link href={paths.business(slug)} className={link}>
                {paths.business(slug)}
              </Link>
            ),
          },
        ]),
    {
      term: 'Cuenta',
      value: ownerId ? (
        <>
          <Link href={paths.adminUser(ownerId)} className={link}>
            {ownerEmail && <MailAddress>{ownerEmail}</MailAddress>}
          </Link>
          {!isClaimed && <span className="block text-muted-foreground">Todavía nadie la tomó</span>}
        </>
      ) : (
        'De nadie'
      ),
    },
    ...(imported
      ? [
          {
            term: 'Importado de',
            value: (
              <Link href={paths.adminBusinessImport(imported.id)} className={link}>
                {imported.fileName}
              </Link>
            ),
          },
        ]
      : []),
    { term: imported ? 'Se importó' : 'Se registró', value: formatDate(createdAt) },
    { term: 'Último cambio', value: formatMoment(updatedAt) },
  ]
}

/** Returns the plan and the rating of the business. */
export function figuresOf({ tier, publicUntil, rating, reviewCount }: BusinessForAdmin) {
  return [
    { term: 'Plan', value: tierNames[tier] },
    ...(publicUntil ? [{ term: 'Pago hasta', value: formatMoment(publicUntil) }] : []),
    {
      term: 'Calificación',
      value: reviewCount === 0 ? 'Sin reseñas' : `${formatRating(rating)} (${reviewCount})`,
    },
  ]
}
