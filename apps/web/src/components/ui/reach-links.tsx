import { Phone } from 'lucide-react'
import { cn } from '@/lib/cn'
import { Button } from './button'
import { WhatsappIcon } from './whatsapp-icon'

interface ReachLinksProps {
  /** The person to reach, for screen readers. */
  name: string
  /** Null for a landline. */
  whatsappUrl: string | null
  callUrl: string
  className?: string | undefined
}

/**
 * Links to contact a person: WhatsApp with a prepared first message, and a call. Pages that count taps use
 * `data-reach`.
 */
export function ReachLinks({ name, whatsappUrl, callUrl, className }: ReachLinksProps) {
  return (
    <div className={cn('grid auto-cols-fr grid-flow-col gap-3 max-[21rem]:grid-flow-row', className)}>
      {whatsappUrl && (
        <Button asChild variant="whatsapp" className="px-3 tiny:gap-1 tiny:px-1">
          <a
            href={whatsappUrl}
            target="_blank"
            rel="noreferrer"
            data-reach="whatsapp"
            aria-label={`WhatsApp a ${name}`}
          >
            <WhatsappIcon />
            WhatsApp
          </a>
        </Button>
      )}
      <Button asChild variant={whatsappUrl ? 'outline' : 'primary'} className="px-3 tiny:gap-1 tiny:px-1">
        <a href={callUrl} data-reach="phone" aria-label={`Llamar a ${name}`}>
          <Phone aria-hidden />
          Llamar
        </a>
      </Button>
    </div>
  )
}
