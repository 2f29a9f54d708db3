import type { ProfessionalRequest } from '@oficio/contracts/leads/desk'
import { limits } from '@oficio/contracts/limits'
import { Lock, MailCheck, Ticket } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { SeatsMeter } from '@/components/ui/seats-meter'
import { costText } from './offer-texts'
import { TakeLeadButton } from './take-lead-button'

interface ContactOfferProps {
  requestId: string
  takes: NonNullable<NonNullable<ProfessionalRequest['offer']>['takes']>
  freeLeads: ProfessionalRequest['freeLeads']
  seats: ProfessionalRequest['seats']
}

/** Shows what a lead contains and what it costs, before the button that opens it. */
export function ContactOffer({ requestId, takes, freeLeads, seats }: ContactOfferProps) {
  const costId = useId()
  const { cost, detail } = costText(takes, freeLeads)
  return (
    <>
      <p className="mt-2 text-muted-foreground">
        Nombre, teléfono, email y dirección de quien pide el trabajo.
      </p>
      <ul className="mt-4 space-y-3">
        <Fact icon={<Ticket aria-hidden />}>
          <span id={costId}>
            <span className="block font-semibold">{cost}</span>
            <span className="block text-sm text-muted-foreground">{detail}</span>
          </span>
        </Fact>
        <Fact icon={<Lock aria-hidden />}>
          Los datos quedan a la vista hasta que la solicitud se cierre, y {limits.keptContactDays} días más si
          hacés el trabajo.
        </Fact>
        <Fact icon={<MailCheck aria-hidden />}>
          Si el contacto no sirve, tenés {limits.deadLeadDays} días para reportarlo.
        </Fact>
      </ul>
      <div className="mt-5 space-y-3">
        <SeatsMeter takenCount={seats.takenCount} total={seats.total} />
        <TakeLeadButton requestId={requestId} describedBy={costId} />
      </div>
    </>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-primary">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}
