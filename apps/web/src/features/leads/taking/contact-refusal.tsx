import type { ProfessionalRequest } from '@oficio/contracts/leads/desk'
import { paths } from '@oficio/contracts/paths'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { SeatsMeter } from '@/components/ui/seats-meter'
import { type Refusal, refusalTexts } from './offer-texts'

interface ContactRefusalProps {
  refusal: Refusal
  freeLeads: ProfessionalRequest['freeLeads']
  seats: ProfessionalRequest['seats']
  coverableFrom: string | null
}

/** Why the contact data stays closed, and what one can do. */
export function ContactRefusal({ refusal, freeLeads, seats, coverableFrom }: ContactRefusalProps) {
  const facts = { seats: seats.taken, freeLeads: freeLeads.total, coverableFrom }
  const [title, text] = refusalTexts[refusal](facts)
  const isFull = refusal === 'no_seats_left' || refusal === 'unconfirmed_seats_taken'
  return (
    <div className="mt-3 space-y-4">
      <div className="space-y-1.5">
        <p className="font-semibold">{title}</p>
        <p className="text-muted-foreground">{text}</p>
      </div>
      {isFull && <SeatsMeter taken={seats.taken} total={seats.total} />}
      {(refusal === 'trial_exhausted' || refusal === 'free_leads_reserved') && (
        <Button asChild variant="sol" size="lg" block>
          <Link href={paths.professionalPayments()}>Suscribirme</Link>
        </Button>
      )}
      {refusal === 'rubro_not_covered' && (
        <Button asChild variant="outline" block>
          <Link href={paths.serviceSelection()}>Gestionar rubros</Link>
        </Button>
      )}
    </div>
  )
}
