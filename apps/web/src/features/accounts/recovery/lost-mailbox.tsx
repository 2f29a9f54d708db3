import { textLink } from '@/components/ui/link-classes'
import { MailLink } from '@/components/ui/mail-link'

interface LostMailboxProps {
  supportEmail: string
  phone: string | null
}

const linkClasses = `-my-3 max-w-full ${textLink}`

/** Contact data of support for a user who lost their mailbox. A person verifies the owner of the account. */
export function LostMailbox({ supportEmail, phone }: LostMailboxProps) {
  return (
    <p className="py-2.5">
      ¿Ya no usás ese email? Escribinos a <MailLink address={supportEmail} className={linkClasses} />
      {phone && (
        <>
          {' '}
          o llamanos al{' '}
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkClasses}>
            {phone}
          </a>
        </>
      )}{' '}
      y te ayudamos a entrar.
    </p>
  )
}
