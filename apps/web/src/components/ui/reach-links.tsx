import { clsx } from 'clsx'
import { buttonClasses } from './button-classes'
import { Icon } from './icon'

interface ReachLinksProps {
  /** The person to reach, for screen readers. */
  name: string
  /** Null for a landline. */
  whatsappUrl: string | null
  callUrl: string
  className?: string | undefined
}

const narrow = 'px-3 tiny:gap-1 tiny:px-1'

/**
 * Links to contact a person: WhatsApp with a prepared first message, and a call. Pages that count taps use
 * `data-reach`.
 */
export function ReachLinks({ name, whatsappUrl, callUrl, className }: ReachLinksProps) {
  return (
    <div className={clsx('grid auto-cols-fr grid-flow-col gap-3 max-[21rem]:grid-flow-row', className)}>
      {whatsappUrl && (
        <a
          href={whatsappUrl}
          target="_blank"
          rel="noreferrer"
          data-reach="whatsapp"
          aria-label={`WhatsApp a ${name}`}
          className={clsx(buttonClasses({ variant: 'whatsapp' }), narrow)}
        >
          <Icon name="whatsapp" />
          WhatsApp
        </a>
      )}
      <a
        href={callUrl}
        data-reach="phone"
        aria-label={`Llamar a ${name}`}
        className={clsx(buttonClasses({ variant: whatsappUrl ? 'outline' : 'primary' }), narrow)}
      >
        <Icon name="phone" />
        Llamar
      </a>
    </div>
  )
}
