import { accountErrors } from '@oficio/contracts/browser-errors/accounts'
import { paths } from '@oficio/contracts/paths'
import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { Link } from '@/components/ui/link'

/** Shown for a link that was used, has expired or was cut off in the mail. Leads to a new link. */
export function DeadLink({ text = accountErrors.reset_link_invalid.text }: { text?: string }) {
  return (
    <div className="space-y-5">
      <Alert tone="error">{text}</Alert>
      <Link href={paths.forgotPassword()} className={buttonClasses({ size: 'lg', block: true })}>
        Pedir un enlace nuevo
      </Link>
    </div>
  )
}
