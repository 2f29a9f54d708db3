import type { PortalAccount, RequestCards } from '@oficio/contracts/leads/desk'
import { paths } from '@oficio/contracts/paths'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { quietLink } from '@/components/ui/link-classes'
import { formatList } from '@/lib/formats/format-list'
import { RequestItem } from './request-item'

interface RequestListProps {
  requests: RequestCards
  account: PortalAccount
  /** Whether the list shows an older page. */
  isOlder: boolean
  nowMs: number
}

/** 'Solicitudes para vos': the requests that match the professional's rubros and service radius. */
export function RequestList({ requests, account, isOlder, nowMs }: RequestListProps) {
  const { cards, nextCursor } = requests
  return (
    <Section
      title={<span id="solicitudes">Solicitudes para vos</span>}
      description={
        account.city
          ? `${joinRubros(account.rubros)}, en ${account.city} o hasta ${account.serviceRadiusKm} km.`
          : 'Las de tus rubros y tu zona.'
      }
      actions={
        <Link href={paths.searchServiceRequests()} className={`-my-3 ${quietLink}`}>
          Buscar en todo el sitio
        </Link>
      }
    >
      {isOlder && (
        <ButtonLink href={paths.portal()} variant="outline" block>
          <ArrowUp aria-hidden />
          Volver a las más nuevas
        </ButtonLink>
      )}
      {cards.length === 0 ? (
        <NoRequests account={account} />
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {cards.map((request) => (
            <li key={request.id}>
              <RequestItem request={request} nowMs={nowMs} />
            </li>
          ))}
        </ul>
      )}
      {nextCursor && (
        <ButtonLink
          href={`${paths.portal()}?antes=${encodeURIComponent(nextCursor)}#solicitudes`}
          variant="outline"
          block
        >
          <ArrowDown aria-hidden />
          Ver solicitudes anteriores
        </ButtonLink>
      )}
    </Section>
  )
}

function NoRequests({ account }: { account: PortalAccount }) {
  if (account.standstill) {
    return (
      <EmptyState
        drawing="nothingHere"
        title="Por ahora no te llegan solicitudes"
        description="Arriba te contamos por qué y qué podés hacer."
      />
    )
  }
  return (
    <EmptyState
      drawing="nothingHere"
      title={`Todavía no hay solicitudes de ${joinRubros(account.rubros).toLowerCase()} cerca de ${account.city ?? 'tu zona'}`}
      description={`Miramos hasta ${account.serviceRadiusKm} km. Cuando alguien pida lo que hacés te avisamos por email y acá mismo.`}
      action={
        <ButtonLink href={paths.professionalProfile()} variant="outline">
          Ampliar mi zona
        </ButtonLink>
      }
    />
  )
}

const joinRubros = (rubros: readonly string[]): string => formatList(rubros) || 'Tus rubros'
