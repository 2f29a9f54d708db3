import type { ProfessionalRequest } from '@oficio/domain/professionals/get-professional-request'
import { Button } from '@/components/ui/button'
import { PlacesMeter } from '@/components/ui/places-meter'
import { type Refusal, refusalTexts } from './offer-texts'

interface ContactRefusalProps {
  refusal: Refusal
  freeLeads: ProfessionalRequest['freeLeads']
  places: ProfessionalRequest['places']
  supportEmail: string
}

/** Why the contact data stays closed, and what one can do. */
export function ContactRefusal({ refusal, freeLeads, places, supportEmail }: ContactRefusalProps) {
  const [title, text] = refusalTexts[refusal]({ places: places.taken, freeLeads: freeLeads.total })
  const isFull = refusal === 'no_places_left' || refusal === 'unconfirmed_places_taken'
  return (
    <div className="mt-3 space-y-4">
      <div className="space-y-1.5">
        <p className="font-semibold">{title}</p>
        <p className="text-muted-foreground">{text}</p>
      </div>
      {isFull && <PlacesMeter taken={places.taken} total={places.total} />}
      {refusal === 'trial_exhausted' && (
        <Button asChild variant="outline" block>
          <a href={`mailto:${supportEmail}?subject=${encodeURIComponent('Quiero seguir tomando contactos')}`}>
            Consultar a soporte
          </a>
        </Button>
      )}
    </div>
  )
}
