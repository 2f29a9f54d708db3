import type { ProfessionalRequest } from '@oficio/contracts/leads/desk'
import { paths } from '@oficio/contracts/paths'
import { isLive } from '@oficio/contracts/service-requests/shapes'
import { formatDay } from '@oficio/contracts/text/format-date'
import { LockOpen } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { SeatsMeter } from '@/components/ui/seats-meter'
import { isFresh } from '@/lib/is-fresh'
import { ContactData } from './contact-data'
import { ContactOffer } from './contact-offer'
import { FirstLead } from './first-lead'
import { type Refusal, refusalTexts } from './offer-texts'

interface ContactBoxProps {
  view: ProfessionalRequest
  nowMs: number
}

/**
 * Shows the client's contact data, the price to see it, or why this professional cannot see it. Can receive the focus,
 * because `TakeLeadButton` moves it here when the data appears.
 */
export function ContactBox({ view, nowMs }: ContactBoxProps) {
  return (
    <Card asChild className="outline-offset-4">
      <section aria-labelledby="contacto" tabIndex={-1}>
        <h2 id="contacto" className="text-2xl">
          Datos de contacto
        </h2>
        <BoxContent view={view} nowMs={nowMs} />
      </section>
    </Card>
  )
}

function BoxContent({ view, nowMs }: ContactBoxProps) {
  const { request, lead, offer, freeLeads, seats, coverableFrom, isClaimedByOther } = view
  if (lead?.contact) {
    return (
      <>
        {view.isFirstLead && (
          <FirstLead clientName={lead.contact.firstName} isFresh={isFresh(lead.takenAt, nowMs)} />
        )}
        <ContactData contact={lead.contact} town={`${request.city}, ${request.state}`} />
        <p className="mt-4 flex gap-2 text-sm text-muted-foreground">
          <LockOpen aria-hidden className="mt-0.5 size-4 shrink-0" />
          {lead.contactUntil
            ? `Como hiciste el trabajo, siguen a la vista hasta el ${formatDay(lead.contactUntil)}.`
            : 'Siguen a la vista hasta que la solicitud se cierre.'}
        </p>
      </>
    )
  }
  if (!offer) {
    return (
      <p className="mt-2 text-muted-foreground">
        {isLive(request.status)
          ? 'Mientras tu cuenta esté suspendida, los datos de contacto no se muestran.'
          : 'La solicitud se cerró, así que los datos de contacto ya no se muestran.'}
      </p>
    )
  }
  if (offer.refusal) {
    return (
      <ContactRefusal
        refusal={offer.refusal}
        freeLeads={freeLeads}
        seats={seats}
        coverableFrom={coverableFrom}
      />
    )
  }
  return (
    <>
      {isClaimedByOther && (
        <Alert tone="warning" className="mt-3">
          Otro profesional dice que ya hace este trabajo. El cliente todavía no lo confirmó.
        </Alert>
      )}
      <ContactOffer requestId={request.id} takes={offer.takes} freeLeads={freeLeads} seats={seats} />
    </>
  )
}

interface ContactRefusalProps {
  refusal: Refusal
  freeLeads: ProfessionalRequest['freeLeads']
  seats: ProfessionalRequest['seats']
  coverableFrom: string | null
}

/** Explains why the contact data is not available, and what the professional can do. */
function ContactRefusal({ refusal, freeLeads, seats, coverableFrom }: ContactRefusalProps) {
  const facts = { seats: seats.takenCount, freeLeads: freeLeads.total, coverableFrom }
  const [title, text] = refusalTexts[refusal](facts)
  const isFull = refusal === 'no_seats_left' || refusal === 'unconfirmed_seats_taken'
  return (
    <div className="mt-3 space-y-4">
      <div className="space-y-1.5">
        <p className="font-semibold">{title}</p>
        <p className="text-muted-foreground">{text}</p>
      </div>
      {isFull && <SeatsMeter takenCount={seats.takenCount} total={seats.total} />}
      {(refusal === 'trial_exhausted' || refusal === 'free_leads_reserved') && (
        <ButtonLink href={paths.professionalPayments()} variant="sol" size="lg" block>
          Suscribirme
        </ButtonLink>
      )}
      {refusal === 'rubro_not_covered' && (
        <ButtonLink href={paths.serviceSelection()} variant="outline" block>
          Gestionar rubros
        </ButtonLink>
      )}
    </div>
  )
}
