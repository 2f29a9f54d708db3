import type { LeadView } from '@oficio/contracts/leads'
import { Phone } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { WhatsappIcon } from '@/components/ui/whatsapp-icon'
import { cn } from '@/lib/cn'

interface ContactLinksProps {
  contact: NonNullable<LeadView['contact']>
  className?: string
}

/** One tap to the client: WhatsApp with the first message written, and a call. A landline has no WhatsApp. */
export function ContactLinks({ contact: { firstName, whatsappUrl, callUrl }, className }: ContactLinksProps) {
  return (
    <div className={cn('grid auto-cols-fr grid-flow-col gap-3', className)}>
      {whatsappUrl && (
        <Button asChild variant="whatsapp">
          <a href={whatsappUrl} target="_blank" rel="noreferrer" aria-label={`WhatsApp a ${firstName}`}>
            <WhatsappIcon />
            WhatsApp
          </a>
        </Button>
      )}
      <Button asChild variant={whatsappUrl ? 'outline' : 'primary'}>
        <a href={callUrl} aria-label={`Llamar a ${firstName}`}>
          <Phone aria-hidden />
          Llamar
        </a>
      </Button>
    </div>
  )
}
