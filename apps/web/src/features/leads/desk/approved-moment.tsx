import type { PortalAccount, RequestCards } from '@oficio/contracts/leads/desk'
import { paths } from '@oficio/contracts/paths'
import { countOf } from '@oficio/contracts/text/count-of'
import { ButtonLink } from '@/components/ui/button-link'
import { Moment } from '@/components/ui/moment'
import { formatList } from '@/lib/formats/format-list'
import { isFresh } from '@/lib/is-fresh'

interface ApprovedMomentProps {
  account: PortalAccount
  requests: RequestCards
  /** How many leads the professional can open for free. */
  freeLeads: number
  nowMs: number
}

/** After this time it is no news any more. */
const shownMs = 7 * 24 * 3600_000

/** Celebrates the approval of a professional who has no lead yet, and leads to the first request. */
export function ApprovedMoment({ account, requests, freeLeads, nowMs }: ApprovedMomentProps) {
  const { approvedAt, firstName, rubros, city } = account
  if (!approvedAt || nowMs - Date.parse(approvedAt) > shownMs) return null
  const [first] = requests.cards
  return (
    <Moment
      drawing="approved"
      title={`Aprobamos tu cuenta, ${firstName}`}
      isFresh={isFresh(approvedAt, nowMs)}
      action={
        first ? (
          <ButtonLink href={paths.professionalRequest(first.id)} variant="sol">
            Ver la primera solicitud
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.professionalProfile()} variant="sol">
            Completar mi perfil
          </ButtonLink>
        )
      }
    >
      Desde ahora te llegan las solicitudes de {formatList(rubros) || 'tus rubros'}
      {city && ` cerca de ${city}`}.{' '}
      {freeLeads > 0 &&
        `${freeLeads === 1 ? 'El primer contacto es' : `Los primeros ${countOf(freeLeads, 'contacto', 'contactos')} son`} gratis. `}
      {!first && 'Mientras llega la primera, mostrá quién sos: con foto y trabajos te eligen más.'}
    </Moment>
  )
}
